// A dialog that is a form: its foot has Cancel and the button that submits it.
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'

interface FormDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'title' | 'description' | 'width'> {
  onSubmit: () => unknown
  submitLabel: string
  /** What the button says while the form is on its way; the dialog cannot be closed then. */
  pendingLabel: string
  pending: boolean
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger'
  icon?: ReactNode
  children: ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const { onSubmit, submitLabel, pendingLabel, pending, tone = 'primary', icon, ...dialog } = props
  return (
    <Dialog
      {...dialog}
      busy={pending}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      footer={
        <DialogActions busy={pending} onCancel={dialog.onClose}>
          <Button type="submit" variant={tone} icon={icon} pending={pending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </DialogActions>
      }
    />
  )
}
