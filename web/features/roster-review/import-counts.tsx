// How many rows come in, are skipped, are left out or cannot be taken.
import type { ImportReport } from '@aerie/contract/rosters'
import { formatCount } from '@aerie/text/numbers'
import { StatLine } from '#ui/lists/stat-line.tsx'

interface ImportCountsProps {
  report: Pick<ImportReport, 'dryRun' | 'imported' | 'caveats' | 'skipped' | 'excluded' | 'failed'>
  /** Rows unticked since the dry run. */
  leftOut?: number
}

export function ImportCounts({ report, leftOut = 0 }: ImportCountsProps) {
  const { dryRun, imported, caveats, skipped, excluded, failed } = report
  const counts = [
    { label: dryRun ? 'Will come in' : 'Imported', count: imported - leftOut },
    { label: 'With a caveat', count: caveats },
    { label: 'Skipped', count: skipped },
    ...(excluded + leftOut > 0 ? [{ label: 'Left out', count: excluded + leftOut }] : []),
    { label: 'Not taken', count: failed },
  ]
  return <StatLine stats={counts.map(({ label, count }) => ({ label, value: formatCount(count) }))} />
}
