// Lost brothers, for officers: filtered by why, looked for by name, in pages.
import { LostReason } from '@aerie/contract/lost'
import { formatCount } from '@aerie/text/numbers'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useListInPages } from '#lib/list-in-pages.ts'
import { Input } from '#ui/controls/input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { Toolbar } from '#ui/lists/toolbar.tsx'
import { LostRow } from './lost-row.tsx'
import { REASON_LABELS } from './lost-words.ts'
import { type LostView, lostQuery, lostSummaryQuery } from './queries.ts'

export function LostList() {
  const [view, setView] = useState<LostView>({ reason: null, q: '', sort: 'since' })
  const { data: summary } = useQuery(lostSummaryQuery)
  const query = useListInPages(lostQuery(useDeferredValue(view)))
  const isFiltered = view.reason !== null || view.q !== ''
  return (
    <Card
      title="Lost brothers"
      action={summary && <span className="num text-ink-3">{formatCount(summary.total)}</span>}
      flush
    >
      <p className="px-5 text-ink-2 max-sm:px-[15px]">
        Whom we can no longer reach, and who might know where they are.
      </p>
      <Toolbar>
        <Input
          type="search"
          aria-label="Look for a lost brother"
          placeholder="Look for a name"
          value={view.q}
          onChange={({ target }) => setView({ ...view, q: target.value })}
        />
        <Select
          label="Why"
          value={view.reason ?? 'all'}
          onChange={(reason) => setView({ ...view, reason: LostReason.safeParse(reason).data ?? null })}
          options={[
            { value: 'all', label: 'Every reason' },
            ...LostReason.options.map((reason) => ({
              value: reason,
              label: `${REASON_LABELS[reason]}${summary ? `, ${formatCount(summary[reason])}` : ''}`,
            })),
          ]}
        />
        <Select
          label="In which order"
          value={view.sort}
          onChange={(sort) => setView({ ...view, sort })}
          options={[
            { value: 'since', label: 'Longest lost first' },
            { value: 'name', label: 'By name' },
          ]}
        />
      </Toolbar>
      <QueryState
        query={query}
        skeleton={<RowsSkeleton />}
        failure="Lost brothers could not be loaded"
        level={3}
        empty={
          isFiltered ? (
            <EmptyState title="Nobody of that kind" compact>
              Look for another name, or among every reason.
            </EmptyState>
          ) : (
            <EmptyState title="Nobody is lost" compact>
              We can reach every brother.
            </EmptyState>
          )
        }
      >
        {(brothers) => (
          <ul>
            {brothers.map((missing) => (
              <LostRow key={missing.brother.id} missing={missing} />
            ))}
          </ul>
        )}
      </QueryState>
      <div className="grid justify-items-center gap-2 border-t border-line p-3 empty:hidden">
        <ShowMore query={query} />
      </div>
    </Card>
  )
}

const ROWS = ['one', 'two', 'three']

const RowsSkeleton = () => (
  <Loading label="Loading lost brothers" className="grid gap-3 p-5">
    {ROWS.map((row) => (
      <Skeleton key={row} height={60} />
    ))}
  </Loading>
)
