// Notes by hand that mail to a brother comes back, where an officer has heard of it in another way.
import { useState } from 'react'
import { BrotherField } from '#features/people/brother-field.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { Field } from '#ui/controls/field.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useMarkReturned } from './use-mark-returned.ts'

interface MarkReturnedDialogProps {
  open: boolean
  /** Who was chosen stays. */
  onClose: () => void
}

export function MarkReturnedDialog({ open, onClose }: MarkReturnedDialogProps) {
  const { shortName } = useSettings()
  const [brother, setBrother] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const mark = useMarkReturned()
  const submit = () => {
    if (brother === null) return setError('Choose a brother')
    mark.mutate(Number(brother), {
      onSuccess: () => {
        setBrother(null)
        onClose()
      },
    })
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Mail to a brother comes back"
      description="He stands among the lost, and is asked at his next visit whether his address is right."
      width={440}
      onSubmit={submit}
      submitLabel="Mark"
      pendingLabel="Marking..."
      pending={mark.isPending}
    >
      <Field label="Whose mail" error={error}>
        <BrotherField
          value={brother}
          onChange={(next) => {
            setBrother(next)
            setError(undefined)
          }}
          exclude={[]}
          shortName={shortName}
        />
      </Field>
    </FormDialog>
  )
}
