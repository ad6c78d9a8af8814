// The dialogs of documents: one that is open, one that is changed, one that is to be deleted.
import type { Document } from '@aerie/contract/documents'
import { ReadingNotice } from '#features/document-readings/reading-notice.tsx'
import { ReadingsPanel } from '#features/document-readings/readings-panel.tsx'
import { DocumentViewer } from '#features/document-viewer/document-viewer.tsx'
import { ReadersPanel } from '#features/document-viewer/readers-panel.tsx'
import { VersionsPanel } from '#features/document-viewer/versions-panel.tsx'
import { DeleteDocumentDialog } from '#features/documents/delete-document-dialog.tsx'
import { EditDocumentDialog } from '#features/documents/edit-document-dialog.tsx'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'

interface OpenedDocumentProps {
  document: Document
  /** Where it opens. */
  page: number | undefined
  /** Words that are marked in it, or none. */
  sought: string
  onClose: () => void
}

export function OpenedDocument({ document, page, sought, onClose }: OpenedDocumentProps) {
  const { accessLogging } = useSettings()
  const { can } = useSession()
  const side = (
    <>
      {document.can.replace && <VersionsPanel document={document} />}
      {can.askForReadings && <ReadingsPanel document={document} />}
      {can.seeDocumentReaders && <ReadersPanel document={document} />}
    </>
  )
  return (
    <DocumentViewer
      document={document}
      page={page}
      sought={sought}
      isLogged={accessLogging}
      onClose={onClose}
      {...(document.isToBeRead && { notice: <ReadingNotice document={document} /> })}
      {...((document.can.replace || can.askForReadings || can.seeDocumentReaders) && { side })}
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
