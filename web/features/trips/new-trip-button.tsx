// A button that plans a new trip.

import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import { useTripDialog } from './use-trip-dialog.tsx'

type NewTripButtonProps = Pick<ComponentProps<typeof Button>, 'icon' | 'variant' | 'children'>

export function NewTripButton({ icon = <Plus />, variant = 'primary', children }: NewTripButtonProps) {
  const { dialog, open, prefetch, isComing } = useTripDialog()
  return (
    <>
      <Button
        variant={variant}
        icon={icon}
        pending={isComing}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => open()}
      >
        {children}
      </Button>
      {dialog}
    </>
  )
}
