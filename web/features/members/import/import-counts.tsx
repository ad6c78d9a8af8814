// How many rows come in, are skipped, are left out or cannot be taken.
import type { ImportReport } from '@aerie/contract/imports'

interface ImportCountsProps {
  report: Pick<ImportReport, 'dryRun' | 'imported' | 'skipped' | 'excluded' | 'failed'>
  /** Rows unticked since the dry run. */
  leftOut?: number
}

export function ImportCounts({ report, leftOut = 0 }: ImportCountsProps) {
  const { dryRun, imported, skipped, excluded, failed } = report
  return (
    <dl className="grid grid-cols-2 gap-y-3 border-y border-line-2 py-3 sm:grid-cols-4 sm:divide-x sm:divide-line">
      <Count label={dryRun ? 'Will come in' : 'Imported'} count={imported - leftOut} />
      <Count label="Skipped" count={skipped} />
      <Count label="Left out" count={excluded + leftOut} />
      <Count label="Not taken" count={failed} />
    </dl>
  )
}

const Count = ({ label, count }: { label: string; count: number }) => (
  <div className="grid sm:not-first:pl-4">
    <dt className="order-last text-sm text-ink-2">{label}</dt>
    <dd className="num font-display text-3xl font-light tracking-huge">{count.toLocaleString('en')}</dd>
  </div>
)
