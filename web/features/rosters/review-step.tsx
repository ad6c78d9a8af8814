// What an import would do: how many come in, how the columns were read, and what becomes of every row.
import type { ImportReport } from '@aerie/contract/rosters'
import { Download } from 'lucide-react'
import { useCallback } from 'react'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { ColumnsRead } from './columns-read.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportLine } from './import-line.tsx'
import { leftOutCsv } from './left-out-csv.ts'
import { ScrollBox } from './scroll-box.tsx'

export interface ImportChoice {
  exclude: ReadonlySet<number>
  invite: boolean
}

interface ReviewStepProps {
  report: ImportReport
  choice: ImportChoice
  onChoose: (change: (choice: ImportChoice) => ImportChoice) => void
}

export function ReviewStep({ report, choice, onChoose }: ReviewStepProps) {
  const { lines, total, columns, skipped, failed } = report
  const leaveOut = useCallback(
    (row: number, isOut: boolean) => onChoose((now) => ({ ...now, exclude: withRow(now.exclude, row, isOut) })),
    [onChoose],
  )
  return (
    <>
      <ImportCounts report={report} leftOut={choice.exclude.size} />
      <ColumnsRead columns={columns} />
      <div>
        <ScrollBox label="Rows of the file">
          <ul>
            {lines.map((line) => (
              <ImportLine key={line.row} line={line} leftOut={choice.exclude.has(line.row)} onLeaveOut={leaveOut} />
            ))}
          </ul>
        </ScrollBox>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-sm text-ink-3">{shownOf(lines.length, total)}</p>
          {skipped + failed > 0 && (
            <Button
              variant="link"
              icon={<Download />}
              onClick={() => saveFile('import-report.csv', new Blob([leftOutCsv(report)], { type: 'text/csv' }))}
            >
              Download report
            </Button>
          )}
        </div>
      </div>
      <Switch
        label="Send invitations"
        hint="Every new brother with an e-mail address gets a link to choose his password, good for 14 days."
        checked={choice.invite}
        onChange={(event) => onChoose((now) => ({ ...now, invite: event.target.checked }))}
      />
    </>
  )
}

const shownOf = (shown: number, total: number) =>
  shown < total
    ? `The first ${shown.toLocaleString('en')} of ${total.toLocaleString('en')} rows; those that need attention come first.`
    : 'Rows that need attention come first.'

function withRow(rows: ReadonlySet<number>, row: number, isIn: boolean) {
  const next = new Set(rows)
  if (isIn) next.add(row)
  else next.delete(row)
  return next
}
