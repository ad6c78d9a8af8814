// A button that plans a new trip.
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { useTripDialog } from './use-trip-dialog.tsx'

export function NewTripButton({ icon = <Plus />, children }: { icon?: ReactNode; children: ReactNode }) {
  const { dialog, open, isComing, approach } = useTripDialog()
  return (
    <>
      <Button {...approach} variant="primary" icon={icon} pending={isComing} onClick={() => open()}>
        {children}
      </Button>
      {dialog}
    </>
  )
}
