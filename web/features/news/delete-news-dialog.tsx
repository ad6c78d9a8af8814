// Asks before a news item is deleted.
import type { ManagedNews } from '@aerie/contract/news'
import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useDeleteNews } from './mutations.ts'

interface DeleteNewsDialogProps {
  item: Pick<ManagedNews, 'id' | 'title' | 'isPublished'>
  open: boolean
  onClose: () => void
}

export function DeleteNewsDialog({ item, open, onClose }: DeleteNewsDialogProps) {
  const removal = useDeleteNews()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete “${item.title}”?`}
      description={
        item.isPublished
          ? 'It is deleted for good, and gone from the feed of every brother.'
          : 'It is deleted for good.'
      }
      icon={<Trash2 />}
      confirmLabel="Delete News"
      pendingLabel="Deleting..."
      pending={removal.isPending}
      onConfirm={() => removal.mutate(item, { onSuccess: onClose })}
    />
  )
}
