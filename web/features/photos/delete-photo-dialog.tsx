// Asks before a photo goes to the bin.
import { BIN_DAYS } from '@aerie/contract/album-values'
import type { Photo } from '@aerie/contract/photos'
import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useDeletePhoto } from './mutations.ts'

interface DeletePhotoDialogProps {
  photo: Pick<Photo, 'id' | 'mediaType' | 'isFlagged'>
  open: boolean
  onClose: () => void
  onDeleted: () => void
}

export function DeletePhotoDialog({ photo, open, onClose, onDeleted }: DeletePhotoDialogProps) {
  const removal = useDeletePhoto()
  const kind = photo.mediaType === 'video' ? 'video' : 'photo'
  const done = () => {
    onClose()
    onDeleted()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete this ${kind}?`}
      description={
        photo.isFlagged
          ? `It is under review, so deleting it now is for good: it does not go to the bin.`
          : `The ${kind} goes to the bin. It can be brought back for ${BIN_DAYS} days, then it is gone for good.`
      }
      icon={<Trash2 />}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={removal.isPending}
      onConfirm={() => removal.mutate(photo, { onSuccess: done })}
    />
  )
}
