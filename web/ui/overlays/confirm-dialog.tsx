// Asks before something is done that cannot be undone; may offer a softer way out.
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** What will happen, in a sentence. */
  description: ReactNode
  confirmLabel: string
  pendingLabel?: string
  cancelLabel?: string
  icon?: ReactNode
  tone?: 'danger' | 'primary'
  pending?: boolean
  onConfirm: () => void
  softer?: { label: string; pending?: boolean; onSelect: () => void }
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, description, confirmLabel, pendingLabel, cancelLabel = 'Cancel', icon } = props
  const { tone = 'danger', pending = false, onConfirm, softer, children } = props
  const busy = pending || softer?.pending === true
  const footer = (
    <>
      <Button variant="ghost" disabled={busy} onClick={onClose}>
        {cancelLabel}
      </Button>
      {softer && (
        <Button disabled={pending} pending={softer.pending === true} onClick={softer.onSelect}>
          {softer.label}
        </Button>
      )}
      <Button
        variant={tone}
        icon={icon}
        disabled={busy && !pending}
        pending={pending}
        {...(pendingLabel && { pendingLabel })}
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
    </>
  )
  const dialog = { open, onClose, title, description, busy, footer }
  return (
    <Dialog {...dialog} alert width={440}>
      {children}
    </Dialog>
  )
}
