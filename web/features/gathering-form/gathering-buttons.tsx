// Buttons that call a gathering, and change one.

import type { Gathering } from '@aerie/contract/gatherings'
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

export function ChangeGatheringButton({ gathering }: { gathering: Gathering }) {
  const { dialog, open, isComing, approach } = useGatheringDialog(gathering)
  return (
    <>
      <Button {...approach} pending={isComing} onClick={open}>
        Change
      </Button>
      {dialog}
    </>
  )
}
