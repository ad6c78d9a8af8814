// The entries of the audit log by day, with their filters and the exports.
import { formatCount } from '@aerie/text/numbers'
import './audit.css'
import { type AuditEntry, audit, MOST_EXPORTED } from '@aerie/contract/audit'
import { longDate } from '@aerie/text/moments'
import { Download } from 'lucide-react'
import { addressOf } from '#lib/api.ts'
import { fetchFile } from '#lib/fetch-file.ts'
import { useListInPages } from '#lib/list-in-pages.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Card } from '#ui/layout/card.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { EntryRow } from './entry-row.tsx'
import { auditLogQuery } from './queries.ts'
import { type AuditView, filterQuery, isFiltered } from './view.ts'

interface AuditLogProps {
  view: AuditView
  onView: (view: AuditView) => void
}

export function AuditLog({ view, onView }: AuditLogProps) {
  const query = useListInPages(auditLogQuery(view))
  return (
    <Card title="Audit log" flush action={<Exports view={view} />}>
      <AuditFilters view={view} onChange={onView} />
      <QueryState
        query={query}
        skeleton={<LogSkeleton />}
        failure="The audit log could not be loaded"
        empty={
          <EmptyState title={isFiltered(view) ? 'No entries match' : 'Nothing has been recorded yet'} level={3}>
            {isFiltered(view) ? 'Try fewer filters or a longer period.' : 'Everything done from now on is listed here.'}
          </EmptyState>
        }
      >
        {(entries) => <Days entries={entries} />}
      </QueryState>
      <div className="grid justify-items-center gap-2 border-t border-line p-4 empty:hidden">
        <ShowMore query={query} label="Show earlier" />
      </div>
    </Card>
  )
}

function Days({ entries }: { entries: readonly AuditEntry[] }) {
  const days = new Map<string, AuditEntry[]>()
  for (const entry of entries) {
    const day = longDate(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h3 className="audit-day">{day}</h3>
      <ol>
        {ofDay.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ))
}

const FORMS = [
  { label: 'CSV', name: 'audit-log.csv', endpoint: audit.exportCsv },
  { label: 'JSON', name: 'audit-log.json', endpoint: audit.exportJson },
]

function Exports({ view }: { view: AuditView }) {
  const act = useAct({
    call: ({ endpoint }: (typeof FORMS)[number]) => fetchFile(addressOf(endpoint, { query: filterQuery(view) })),
    show: ({ content }, { name }) => saveFile(name, content),
    done: (_, { name }) => ({
      title: 'Export Complete',
      description: `${name} has been downloaded (at most ${formatCount(MOST_EXPORTED)} entries).`,
    }),
    failed: (error) => failureToast(error, 'Export Failed'),
  })
  return (
    <span className="flex gap-1">
      {FORMS.map((form) => (
        <Button
          key={form.label}
          size="sm"
          variant="ghost"
          icon={<Download />}
          pending={act.isPending && act.variables === form}
          onClick={() => act.mutate(form)}
        >
          {form.label}
        </Button>
      ))}
    </span>
  )
}

const ROWS = ['one', 'two', 'three', 'four', 'five']

const LogSkeleton = () => (
  <Loading label="Loading the audit log">
    {ROWS.map((row) => (
      <div key={row} className="audit-entry">
        <Skeleton width={36} />
        <Skeleton width={28} height={28} className="rounded-plate" />
        <Skeleton width="70%" />
      </div>
    ))}
  </Loading>
)
