// The end of an import: what came in, what did not and why, and until when it can be undone.
import { type ImportReport, UNDO_DAYS } from '@aerie/contract/rosters'
import { dayHere, daysAfter, shortDay } from '@aerie/text/dates'
import { formatCount } from '@aerie/text/numbers'
import { CircleAlert, CircleMinus, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ImportCounts } from '#features/roster-review/import-counts.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { ScrollBox } from '#ui/layout/scroll-box.tsx'

export function ImportEnd({ report }: { report: ImportReport }) {
  const { message, failed, caveats, skipped, imported, lines, statusQuestions } = report
  return (
    <>
      <ImportCounts report={report} />
      <div role="status">
        <Note tone={failed > 0 ? 'danger' : caveats > 0 ? 'warning' : 'info'}>{message}</Note>
      </div>
      {statusQuestions.length > 0 && (
        <Note tone="warning">
          Brothers whose status is unknown ({statusQuestions.map(({ word }) => `“${word}”`).join(', ')}) are not invited
          with the others. Invite them one by one, or make them inactive.
        </Note>
      )}
      <Rows
        title="Not taken"
        icon={<CircleAlert className="text-danger" />}
        count={failed}
        lines={lines.filter(({ outcome }) => outcome === 'error')}
      />
      <Rows
        title="Taken with a caveat"
        icon={<TriangleAlert className="text-warning" />}
        count={caveats}
        lines={lines.filter(({ outcome, note }) => outcome === 'imported' && note !== null)}
      />
      <Rows
        title="Skipped, and left as they were"
        icon={<CircleMinus className="text-ink-3" />}
        count={skipped}
        lines={lines.filter(({ outcome }) => outcome === 'skipped')}
      />
      {imported > 0 && (
        <p className="text-sm text-ink-3">
          This import can be undone as a whole until {shortDay(daysAfter(dayHere(), UNDO_DAYS))}.
        </p>
      )}
    </>
  )
}

interface RowsProps {
  title: string
  icon: ReactNode
  count: number
  /** As many as the server names. */
  lines: ImportReport['lines']
}

function Rows({ title, icon, count, lines }: RowsProps) {
  if (count === 0) return null
  return (
    <section aria-label={title}>
      <h3 className="mb-2 flex items-center gap-2 font-semibold">
        {icon}
        <span>
          <span className="num">{formatCount(count)}</span> {title.charAt(0).toLowerCase() + title.slice(1)}
        </span>
      </h3>
      <ScrollBox label={`Rows: ${title.toLowerCase()}`}>
        <ul className="divide-y divide-line text-sm">
          {lines.map(({ row, name, note }) => (
            <li key={row} className="flex gap-3 px-3 py-2">
              <span className="num w-16 flex-none text-ink-3">Row {row}</span>
              <span className="min-w-0 wrap-anywhere">
                {name || 'No name'}
                <span className="block text-ink-3">{note}</span>
              </span>
            </li>
          ))}
        </ul>
      </ScrollBox>
      {lines.length < count && (
        <p className="mt-1 text-sm text-ink-3">And {formatCount(count - lines.length)} more, in the report.</p>
      )}
    </section>
  )
}
