// Asks before a passkey is removed, and says what stays on the device.
import type { Passkey } from '@aerie/contract/passkeys'
import { sentenceOf } from '#lib/call-errors.ts'
import { Note } from '#ui/feedback/note.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useRemovePasskey } from './queries.ts'
import { whenUsed } from './when-used.ts'

interface RemoveDialogProps {
  passkey: Passkey
  open: boolean
  onClose: () => void
}

export function RemoveDialog({ passkey, open, onClose }: RemoveDialogProps) {
  const { mutate, isPending, error, reset } = useRemovePasskey(passkey)
  const close = () => {
    reset()
    onClose()
  }
  const used = passkey.lastUsedAt ? `It was used ${whenUsed(passkey.lastUsedAt)}.` : 'It was never used.'
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={`Remove “${passkey.name}”?`}
      description={`${used} That device will need another way in.`}
      confirmLabel="Remove passkey"
      pendingLabel="Removing..."
      cancelLabel="Keep it"
      pending={isPending}
      onConfirm={() => mutate(undefined, { onSuccess: close })}
    >
      {error && (
        <Note tone="danger">
          <p>{sentenceOf(error)}</p>
        </Note>
      )}
      <p className="text-ink-2">
        The passkey itself stays on the device; delete it there too, or it will go on offering itself.
      </p>
    </ConfirmDialog>
  )
}
