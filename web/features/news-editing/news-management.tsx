// News Management: all news with drafts, as a table; writing and changing it in a dialog.
import type { ManagedNews } from '@aerie/contract/news'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { DeleteNewsDialog } from '#features/news/delete-news-dialog.tsx'
import { NewsRow } from '#features/news/news-row.tsx'
import { managedNewsQuery, type NewsState } from '#features/news/queries.ts'
import { useListInPages } from '#lib/list-in-pages.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { Table } from '#ui/lists/table.tsx'
import { Toolbar } from '#ui/lists/toolbar.tsx'
import { type EditorTarget, editor, OpenedEditor } from './opened-editor.tsx'

const STATES = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Drafts' },
] as const

interface NewsManagementProps {
  /** What the editor is open for; null where it is not. */
  opened: EditorTarget | null
  onOpen: (opened: EditorTarget | null) => void
}

export function NewsManagement({ opened, onOpen }: NewsManagementProps) {
  const [state, setState] = useState<NewsState>('all')
  const [deleting, setDeleting] = useState<{ item: ManagedNews; isAsked: boolean }>()
  return (
    <Card flush>
      <Toolbar
        actions={
          <Button
            variant="primary"
            icon={<Plus />}
            onPointerEnter={editor.fetchAhead}
            onFocus={editor.fetchAhead}
            onClick={() => onOpen('new')}
          >
            Create News
          </Button>
        }
      >
        <Segments label="Show" options={STATES} value={state} onChange={setState} />
      </Toolbar>
      <NewsList
        state={state}
        onEdit={({ id }) => onOpen(id)}
        onDelete={(item) => setDeleting({ item, isAsked: true })}
      />
      {opened !== null && <OpenedEditor key={opened} opened={opened} onClose={() => onOpen(null)} />}
      {deleting && (
        <DeleteNewsDialog
          item={deleting.item}
          open={deleting.isAsked}
          onClose={() => setDeleting({ ...deleting, isAsked: false })}
        />
      )}
    </Card>
  )
}

interface NewsListProps {
  state: NewsState
  onEdit: (item: ManagedNews) => void
  onDelete: (item: ManagedNews) => void
}

function NewsList({ state, ...acts }: NewsListProps) {
  const query = useListInPages(managedNewsQuery(state))
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton />}
      failure="The news could not be loaded"
      level={2}
      empty={
        <EmptyState title="No news yet" level={2} compact>
          {state === 'draft' ? 'Drafts are kept here until they are published.' : 'What you write appears here.'}
        </EmptyState>
      }
    >
      {(items) => (
        <>
          <Table label="News" cards>
            <thead>
              <tr>
                <th scope="col">Title</th>
                <th scope="col">State</th>
                <th scope="col">Written by</th>
                <th scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <NewsRow key={item.id} item={item} {...acts} />
              ))}
            </tbody>
          </Table>
          {query.hasNextPage && (
            <footer className="card-foot">
              <ShowMore query={query} />
            </footer>
          )}
        </>
      )}
    </QueryState>
  )
}

const ListSkeleton = () => (
  <Loading label="Loading the news" className="grid gap-4 p-5">
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height={40} />
    ))}
  </Loading>
)
