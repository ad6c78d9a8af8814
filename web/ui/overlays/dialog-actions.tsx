// The foot of a dialog: Cancel, and the button that does what the dialog is for.
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'

interface DialogActionsProps {
  /** While it is being done it cannot be called off. */
  busy: boolean
  onCancel: () => void
  children: ReactNode
}

export const DialogActions = ({ busy, onCancel, children }: DialogActionsProps) => (
  <>
    <Button variant="ghost" disabled={busy} onClick={onCancel}>
      Cancel
    </Button>
    {children}
  </>
)
