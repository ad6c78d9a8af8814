// The brotherhood's papers.
import type { Document } from '@aerie/contract/documents'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { UploadsPanel } from '#features/document-upload/sending/uploads-panel.tsx'
import { UploadButton } from '#features/document-upload/upload-button.tsx'
import type { DocumentAct } from '#features/documents/document-card.tsx'
import { DocumentList } from '#features/documents/document-list.tsx'
import { DocumentsSkeleton } from '#features/documents/documents-skeleton.tsx'
import type { DocumentSearch } from '#features/documents/filters/document-filters.ts'
import { useDownloadDocument } from '#features/documents/mutations.ts'
import { documentsQuery } from '#features/documents/queries.ts'
import { useSession } from '#features/session/queries.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { useNavigate, useSearch } from '#lib/navigation/navigation.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Page } from '#ui/layout/page.tsx'

const dialogs = lazyCode(() => import('../compositions/document-dialogs.tsx'))

interface DocumentDialog {
  act: 'edit' | 'remove'
  document: Document
}

export function DocumentsPage() {
  const { open, page, find, ...search } = useSearch('/documents')
  const { role } = useSession()
  const navigate = useNavigate()
  const query = useQuery(documentsQuery)
  const downloading = useDownloadDocument()
  const [asked, setAsked] = useState<DocumentDialog | null>(null)
  const goTo = (next: DocumentSearch, replace = true) =>
    void navigate({ to: '/documents', search: next, replace, resetScroll: false })
  const openAt = (document: Document, at?: number, found?: string) =>
    goTo({ ...search, open: document.id, ...(at !== undefined && { page: at }), ...(found && { find: found }) }, false)
  const onAct = (act: DocumentAct, document: Document) => {
    if (act === 'view') openAt(document)
    else if (act === 'download') downloading.mutate(document)
    else setAsked({ act, document })
  }
  const opened = query.data?.find(({ id }) => id === open)
  const { data: code } = useCode(dialogs, opened !== undefined || asked !== null)
  return (
    <Page
      title="Document Repository"
      subtitle="Secure document management with watermarking and access controls"
      actions={<UploadButton role={role} takesDrops />}
    >
      <UploadsPanel />
      <QueryState query={query} skeleton={<DocumentsSkeleton />} failure="The documents could not be loaded" level={2}>
        {(documents) => (
          <DocumentList
            documents={documents}
            search={search}
            onSearch={(next) => goTo(next)}
            onAct={onAct}
            onOpen={openAt}
            action={<UploadButton role={role} />}
          />
        )}
      </QueryState>
      {code && opened && (
        <code.OpenedDocument document={opened} page={page} sought={find ?? ''} onClose={() => goTo(search)} />
      )}
      {code && asked && <code.AskedDialog {...asked} onClose={() => setAsked(null)} />}
    </Page>
  )
}
