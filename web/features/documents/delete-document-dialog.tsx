// Asks before a document is deleted for good.
import type { Document } from '@aerie/contract/documents'
import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useDeleteDocument } from './mutations.ts'

interface DeleteDocumentDialogProps {
  document: Document
  open: boolean
  onClose: () => void
}

export function DeleteDocumentDialog({ document, open, onClose }: DeleteDocumentDialogProps) {
  const removal = useDeleteDocument(document)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Are you sure you want to delete "${document.title}"?`}
      description="It goes with all its versions and its text, for good."
      icon={<Trash2 />}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={removal.isPending}
      onConfirm={() => removal.mutate(undefined, { onSuccess: onClose })}
    />
  )
}
