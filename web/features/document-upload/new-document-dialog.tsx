// The dialog that adds a document, from wherever it is opened.
import { useSession } from '#features/session/queries.ts'
import { UploadDialog } from './upload-dialog.tsx'

interface NewDocumentDialogProps {
  open: boolean
  onClose: () => void
}

export const NewDocumentDialog = ({ open, onClose }: NewDocumentDialogProps) => (
  <UploadDialog role={useSession().role} open={open} onClose={onClose} />
)
