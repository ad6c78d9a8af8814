// The dialogs of documents: one that is open, one that is changed, one that is to be deleted.
import type { Document } from '@aerie/contract/documents'
import type { Role } from '@aerie/contract/person'
import { ReadingNotice } from '#features/document-readings/reading-notice.tsx'
import { ReadingsPanel } from '#features/document-readings/readings-panel.tsx'
import { DeleteDocumentDialog } from '#features/documents/delete-document-dialog.tsx'
import { EditDocumentDialog } from '#features/documents/edit-document-dialog.tsx'
import { DocumentViewer } from '#features/documents/viewer/document-viewer.tsx'
import { ReadersPanel } from '#features/documents/viewer/readers-panel.tsx'
import { VersionsPanel } from '#features/documents/viewer/versions-panel.tsx'
import { useSettings } from '#features/settings/queries.ts'

interface OpenedDocumentProps {
  document: Document
  /** Where it opens. */
  page: number | undefined
  role: Role
  onClose: () => void
}

export function OpenedDocument({ document, page, role, onClose }: OpenedDocumentProps) {
  const { accessLogging } = useSettings()
  const isOfficer = role !== 'member'
  const side = (
    <>
      {document.can.replace && <VersionsPanel document={document} />}
      {isOfficer && <ReadingsPanel document={document} />}
      {role === 'super_admin' && <ReadersPanel document={document} />}
    </>
  )
  return (
    <DocumentViewer
      document={document}
      page={page}
      isLogged={accessLogging}
      onClose={onClose}
      {...(document.isToBeRead && { notice: <ReadingNotice document={document} /> })}
      {...((document.can.replace || isOfficer) && { side })}
    />
  )
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
