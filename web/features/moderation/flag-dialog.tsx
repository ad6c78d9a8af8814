// Flags a photo for review, with the reason that super admins read.
import { LONGEST_FLAG_REASON } from '@aerie/contract/album-values'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useFlag } from './mutations.ts'

interface FlagDialogProps {
  photoId: number
  open: boolean
  onClose: () => void
  onFlagged: () => void
}

export function FlagDialog({ photoId, open, onClose, onFlagged }: FlagDialogProps) {
  const flag = useFlag({ id: photoId })
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  const send = () => {
    setTried(true)
    if (isMissing) return
    flag.mutate(reason.trim(), {
      onSuccess() {
        onClose()
        onFlagged()
      },
    })
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Flag Photo"
      description="It is hidden at once, until a super admin has decided."
      onSubmit={send}
      submitLabel="Flag Photo"
      pendingLabel="Flagging..."
      pending={flag.isPending}
      icon={<Flag />}
    >
      <Field label="Reason" error={isTried && isMissing ? 'Please provide a reason for flagging' : undefined}>
        <Textarea
          value={reason}
          rows={3}
          maxLength={LONGEST_FLAG_REASON}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
