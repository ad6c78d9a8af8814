// What an import did: how many came in, who was skipped, and why the rest could not be taken.
import type { ImportReport } from '@aerie/contract/imports'
import { Counts } from '#ui/counts.tsx'

export function ImportOutcome({ report: { imported, skipped, failed, errors } }: { report: ImportReport }) {
  const unnamed = failed - errors.length
  return (
    <>
      <Counts
        counts={[
          { value: imported, label: 'imported' },
          { value: skipped, label: 'skipped' },
          { value: failed, label: failed === 1 ? 'error' : 'errors' },
        ]}
      />
      {errors.length > 0 && (
        <section
          className="max-h-64 overflow-y-auto rounded-md border border-line bg-well"
          aria-label="Errors"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled place has to be reachable with the keyboard
          tabIndex={0}
        >
          <ul className="divide-y divide-line text-sm">
            {errors.map(({ row, reason }) => (
              <li key={row} className="flex gap-3 px-3 py-2">
                <span className="num w-16 flex-none text-ink-3">Row {row}</span>
                <span className="min-w-0 wrap-anywhere">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unnamed > 0 && <p className="text-sm text-ink-3">And {unnamed.toLocaleString('en')} more, in the report.</p>}
    </>
  )
}
