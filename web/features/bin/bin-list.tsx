// What is in the bin: albums, then photos and videos.
import type { BinEntry } from '@aerie/contract/bin'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '#features/session/queries.ts'
import { useListInPages } from '#lib/list-in-pages.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { BinRow } from './bin-row.tsx'
import { useDeleteForGood } from './mutations.ts'
import { binQuery } from './queries.ts'

export function BinList() {
  const query = useListInPages(binQuery)
  const [asked, setAsked] = useState<{ entry: BinEntry; isOpen: boolean }>()
  const close = () => setAsked((before) => before && { ...before, isOpen: false })
  return (
    <>
      <QueryState
        query={query}
        skeleton={<BinSkeleton />}
        failure="The bin could not be loaded"
        level={2}
        empty={
          <Card flush>
            <EmptyState title="The bin is empty" level={2}>
              Albums and photos that you delete stay here for a while.
            </EmptyState>
          </Card>
        }
      >
        {(items) => (
          <div className="grid gap-5">
            <BinEntries entries={items} onDelete={(entry) => setAsked({ entry, isOpen: true })} />
          </div>
        )}
      </QueryState>
      <div className="mt-5 grid justify-items-center gap-2 empty:hidden">
        <ShowMore query={query} />
      </div>
      {asked && <DeleteForGood entry={asked.entry} open={asked.isOpen} onClose={close} />}
    </>
  )
}

interface BinEntriesProps {
  entries: readonly BinEntry[]
  onDelete: (entry: BinEntry) => void
}

function BinEntries({ entries, onDelete }: BinEntriesProps) {
  const { id: viewerId } = useSession()
  const groups = [
    { title: 'Albums', shown: entries.filter(({ kind }) => kind === 'album') },
    { title: 'Photos and videos', shown: entries.filter(({ kind }) => kind === 'photo') },
  ]
  return groups
    .filter(({ shown }) => shown.length > 0)
    .map(({ title, shown }) => (
      <Card key={title} title={title} flush>
        <ul>
          {shown.map((entry) => (
            <BinRow key={entry.id} entry={entry} viewerId={viewerId} onDelete={onDelete} />
          ))}
        </ul>
      </Card>
    ))
}

function DeleteForGood({ entry, open, onClose }: { entry: BinEntry; open: boolean; onClose: () => void }) {
  const removal = useDeleteForGood()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete “${entry.title}” permanently?`}
      description={entry.kind === 'album' ? 'It is gone for good, with all that is in it.' : 'It is gone for good.'}
      icon={<Trash2 />}
      confirmLabel="Delete permanently"
      pendingLabel="Deleting..."
      pending={removal.isPending}
      onConfirm={() => removal.mutate(entry, { onSuccess: onClose })}
    />
  )
}

const ROWS = ['one', 'two', 'three', 'four']

const BinSkeleton = () => (
  <Loading label="Loading the bin">
    <Card flush>
      {ROWS.map((row) => (
        <div key={row} className="bin-row">
          <Skeleton height={50} className="rounded-plate" />
          <Skeleton width="55%" height={17} />
        </div>
      ))}
    </Card>
  </Loading>
)
