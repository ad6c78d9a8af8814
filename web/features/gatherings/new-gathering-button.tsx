// A button that calls a gathering.
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { useGatheringDialog } from './use-gathering-dialog.tsx'

export function NewGatheringButton({ children }: { children: ReactNode }) {
  const { dialog, open, isComing, approach } = useGatheringDialog()
  return (
    <>
      <Button {...approach} variant="primary" icon={<Plus />} pending={isComing} onClick={open}>
        {children}
      </Button>
      {dialog}
    </>
  )
}
