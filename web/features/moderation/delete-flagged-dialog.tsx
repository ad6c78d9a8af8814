// Asks before a photo under review is deleted for good.
import type { FlaggedPhoto } from '@aerie/contract/moderation'
import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useDeleteFlagged } from './mutations.ts'

interface DeleteFlaggedDialogProps {
  photo: FlaggedPhoto
  open: boolean
  onClose: () => void
}

export function DeleteFlaggedDialog({ photo, open, onClose }: DeleteFlaggedDialogProps) {
  const removal = useDeleteFlagged()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete “${photo.caption ?? photo.originalName}” permanently?`}
      description="It is deleted at once and for good: it does not go to the bin."
      icon={<Trash2 />}
      confirmLabel="Delete permanently"
      pendingLabel="Deleting..."
      pending={removal.isPending}
      onConfirm={() => removal.mutate(photo, { onSuccess: onClose })}
    />
  )
}
