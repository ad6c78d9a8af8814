// What an import did: how many came in, who was skipped, and why the rest could not be taken.
import type { ImportReport } from '@aerie/contract/rosters'
import { StatLine } from '#ui/lists/stat-line.tsx'
import { ScrollBox } from './scroll-box.tsx'

export function ImportOutcome({ report: { imported, skipped, failed, errors } }: { report: ImportReport }) {
  const unnamed = failed - errors.length
  return (
    <>
      <StatLine
        stats={[
          { label: 'Imported', value: imported.toLocaleString('en') },
          { label: 'Skipped', value: skipped.toLocaleString('en') },
          { label: failed === 1 ? 'Error' : 'Errors', value: failed.toLocaleString('en') },
        ]}
      />
      {errors.length > 0 && (
        <ScrollBox label="Errors">
          <ul className="divide-y divide-line text-sm">
            {errors.map(({ row, reason }) => (
              <li key={row} className="flex gap-3 px-3 py-2">
                <span className="num w-16 flex-none text-ink-3">Row {row}</span>
                <span className="min-w-0 wrap-anywhere">{reason}</span>
              </li>
            ))}
          </ul>
        </ScrollBox>
      )}
      {unnamed > 0 && <p className="text-sm text-ink-3">And {unnamed.toLocaleString('en')} more, in the report.</p>}
    </>
  )
}
