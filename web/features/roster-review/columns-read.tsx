// How each column of the file was read.
import type { ImportReport } from '@aerie/contract/rosters'
import { ChevronRight } from 'lucide-react'
import { fieldLabel } from './field-label.ts'

export function ColumnsRead({ columns }: Pick<ImportReport, 'columns'>) {
  const aside = columns.filter(({ field, standsIn }) => field === null && standsIn === null).length
  return (
    <details className="group">
      <summary className="flex min-h-10 cursor-pointer list-none items-center gap-1.5 text-ink-2 hover:text-ink">
        <ChevronRight className="transition-transform group-open:rotate-90" />
        {columns.length - aside} columns read, {aside} left aside
      </summary>
      <ul className="grid gap-x-6 pb-2 pl-6 sm:grid-cols-2">
        {columns.map(({ header, field, standsIn }, at) => (
          // A file may call two columns the same: their order is all that tells them apart.
          <li key={at} className="flex justify-between gap-3 border-b border-line py-1.5 text-sm">
            <span className="wrap-anywhere text-ink-3">{header || 'No name'}</span>
            {field ? (
              <span className="text-right">{fieldLabel(field)}</span>
            ) : standsIn ? (
              <span className="text-right">{fieldLabel(standsIn)}, where that is empty</span>
            ) : (
              <em className="text-ink-3">left aside</em>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
