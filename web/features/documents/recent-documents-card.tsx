// The newest documents, on the dashboard.
import './recent-documents.css'
import type { Document } from '@aerie/contract/documents'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useCategories } from '#features/settings/queries.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { recentDocumentsQuery } from './queries.ts'
import { DocumentLeaf } from './words/document-leaf.tsx'

export const RecentDocumentsCard = () => (
  <Card
    title="Recent Documents"
    flush
    action={
      <Link to="/documents" className={buttonClass({ variant: 'link' })}>
        View All
        <ArrowRight />
      </Link>
    }
  >
    <QueryState
      query={useQuery(recentDocumentsQuery)}
      skeleton={<RecentSkeleton />}
      failure="The documents could not be loaded"
      empty={<EmptyState title="No documents available" compact />}
    >
      {(documents) => <RecentDocuments documents={documents} />}
    </QueryState>
  </Card>
)

export function RecentDocuments({ documents }: { documents: readonly Document[] }) {
  const { categoryName } = useCategories()
  return (
    <ul className="recent-documents">
      {documents.map((document) => (
        <li key={document.id}>
          <DocumentLeaf document={document} />
          <span>
            <Link to={`/documents?open=${document.id}`}>{document.title}</Link>
            <small className="block text-sm text-ink-3">{categoryName(document.category)}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

const ROWS = ['one', 'two', 'three', 'four']

const RecentSkeleton = () => (
  <Loading label="Loading the documents" className="grid gap-4 p-5">
    {ROWS.map((row) => (
      <Skeleton key={row} width="70%" height={18} />
    ))}
  </Loading>
)
