// The documents that are left by what is typed and chosen: as a grid or a list, and those that say it inside.
import type { Document } from '@aerie/contract/documents'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DocumentCard, type DocumentEntryProps } from './document-card.tsx'
import { DocumentTable } from './document-table.tsx'
import { DocumentFilterCard } from './filters/document-filter-card.tsx'
import { type DocumentSearch, isFiltering, isOf, narrow } from './filters/document-filters.ts'
import { FoundInside } from './finding/found-inside.tsx'
import { foundInsideQuery } from './queries.ts'

interface DocumentListProps extends Pick<DocumentEntryProps, 'onAct'> {
  documents: Document[]
  search: DocumentSearch
  onSearch: (search: DocumentSearch) => void
  /** Opens a document at a page, with the words marked that were found there. */
  onOpen: (document: Document, page: number | undefined, found: string) => void
  /** Stands where there is none yet. */
  action: ReactNode
}

/** Fewer letters are in every text. */
const FEWEST_LETTERS = 2

export function DocumentList({ documents, search, onSearch, onAct, onOpen, action }: DocumentListProps) {
  const shown = narrow(documents, search)
  const inside = useFoundInside(documents, search)
  const count = new Set([...shown, ...inside.found.map(({ document }) => document)]).size
  const isNothing = shown.length === 0 && inside.found.length === 0 && !inside.isComing
  return (
    <>
      <DocumentFilterCard documents={documents} shown={count} search={search} onChange={onSearch} />
      {isNothing && <NoDocuments isFiltered={isFiltering(search)} action={action} />}
      {shown.length > 0 && <h2 className="sr-only">Documents</h2>}
      {shown.length > 0 &&
        (search.view === 'list' ? (
          <DocumentTable documents={shown} onAct={onAct} />
        ) : (
          <ul className="document-cards">
            {shown.map((document) => (
              <DocumentCard key={document.id} document={document} onAct={onAct} />
            ))}
          </ul>
        ))}
      {inside.found.length > 0 && (
        <FoundInside found={inside.found} onOpen={(document, page) => onOpen(document, page, search.q ?? '')} />
      )}
    </>
  )
}

const NoDocuments = ({ isFiltered, action }: { isFiltered: boolean; action: ReactNode }) => (
  <Card flush>
    <EmptyState title="No documents found" level={2} action={isFiltered ? undefined : action}>
      {isFiltered ? 'Try adjusting your filters or search terms' : 'Upload your first document to get started'}
    </EmptyState>
  </Card>
)

/** Of the documents that the other filters leave. */
function useFoundInside(documents: readonly Document[], { q = '', category, type }: DocumentSearch) {
  const isWanted = q.length >= FEWEST_LETTERS
  const { data = [], isFetching } = useQuery({ ...foundInsideQuery(q), enabled: isWanted })
  const filters = { ...(category && { category }), ...(type && { type }) }
  const found = data.flatMap(({ id, hits }) => {
    const document = documents.find((one) => one.id === id)
    return document && isOf(document, filters) ? [{ document, hits }] : []
  })
  return { found: isWanted ? found : [], isComing: isWanted && isFetching && data.length === 0 }
}
