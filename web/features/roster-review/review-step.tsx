// What an import would do: how many come in, how the columns were read, and what becomes of every row.
import type { ImportReport } from '@aerie/contract/rosters'
import { formatCount } from '@aerie/text/numbers'
import { Download } from 'lucide-react'
import { useCallback, useState } from 'react'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { ScrollBox } from '#ui/layout/scroll-box.tsx'
import { ColumnsRead } from './columns-read.tsx'
import { FileQuestions } from './file-questions.tsx'
import type { FileReview, ImportChoice } from './import-choice.ts'
import { ImportCounts } from './import-counts.tsx'
import { ImportLine } from './import-line.tsx'
import { leftOutCsv } from './left-out-csv.ts'
import { MendRow } from './mend-row.tsx'

interface ReviewStepProps {
  report: ImportReport
  choice: ImportChoice
  onChoose: (change: (choice: ImportChoice) => ImportChoice) => void
  asking: FileReview
}

export function ReviewStep({ report, choice, onChoose, asking }: ReviewStepProps) {
  const { lines, total, columns, skipped, failed } = report
  const [opened, setOpened] = useState<{ row: number; report: ImportReport } | null>(null)
  // What was being mended has been looked at again once there is another report.
  const open = opened?.report === report ? opened.row : null
  const setMending = useCallback((row: number | null) => setOpened(row === null ? null : { row, report }), [report])
  const leaveOut = useCallback(
    (row: number, isOut: boolean) => onChoose((now) => ({ ...now, exclude: withRow(now.exclude, row, isOut) })),
    [onChoose],
  )
  return (
    <>
      <ImportCounts report={report} leftOut={choice.exclude.size} />
      <FileQuestions report={report} reading={choice.reading} onRead={asking.read} />
      <ColumnsRead columns={columns} />
      <div>
        <ScrollBox label="Rows of the file">
          <ul>
            {lines.map((line) => (
              <ImportLine
                key={line.row}
                line={line}
                leftOut={choice.exclude.has(line.row)}
                onLeaveOut={leaveOut}
                mended={choice.mended.get(line.row)}
                onMend={setMending}
              >
                {open === line.row && (
                  <MendRow
                    columns={columns}
                    cells={choice.mended.get(line.row) ?? line.cells ?? []}
                    isChecking={asking.isChecking}
                    onCheck={(cells) => asking.mend(line.row, cells)}
                    onClose={() => setMending(null)}
                  />
                )}
              </ImportLine>
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
    ? `The first ${formatCount(shown)} of ${formatCount(total)} rows; those that need attention come first.`
    : 'Rows that need attention come first.'

function withRow(rows: ReadonlySet<number>, row: number, isIn: boolean) {
  const next = new Set(rows)
  if (isIn) next.add(row)
  else next.delete(row)
  return next
}
