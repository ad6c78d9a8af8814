// The dialogs of documents: one that is open, one that is changed, one that is to be deleted.
import type { Document } from '@aerie/contract/documents'
import { DeleteDocumentDialog } from '#features/documents/delete-document-dialog.tsx'
import { EditDocumentDialog } from '#features/documents/edit-document-dialog.tsx'
import { DocumentViewer } from '#features/documents/viewer/document-viewer.tsx'
import { ReadersPanel } from '#features/documents/viewer/readers-panel.tsx'
import { VersionsPanel } from '#features/documents/viewer/versions-panel.tsx'

interface OpenedDocumentProps {
  document: Document
  /** Super admins. */
  seesReaders: boolean
  onClose: () => void
}

export function OpenedDocument({ document, seesReaders, onClose }: OpenedDocumentProps) {
  const side = (
    <>
      <VersionsPanel document={document} />
      {seesReaders && <ReadersPanel document={document} />}
    </>
  )
  return <DocumentViewer document={document} onClose={onClose} {...(document.can.replace && { side })} />
}

interface AskedDialogProps {
  act: 'edit' | 'remove'
  document: Document
  onClose: () => void
}

export const AskedDialog = ({ act, document, onClose }: AskedDialogProps) =>
  act === 'edit' ? (
    <EditDocumentDialog document={document} open onClose={onClose} />
  ) : (
    <DeleteDocumentDialog document={document} open onClose={onClose} />
  )
