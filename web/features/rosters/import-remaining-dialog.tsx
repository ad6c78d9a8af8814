// Brings in what the last import could not take: the same rows once more, or a corrected file.
import { counted } from '@aerie/text/plurals'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { FileDrop } from '#ui/controls/file-drop.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ImportEnd } from './import-end.tsx'
import { remainingRowsQuery, useBulkImport } from './remaining-rows.ts'
import { ReportLink } from './report-link.tsx'

interface ImportRemainingDialogProps {
  open: boolean
  onClose: () => void
}

export function ImportRemainingDialog({ open, onClose }: ImportRemainingDialogProps) {
  const bulk = useBulkImport()
  const { data: report, isPending, variables: csv } = bulk
  const take = (file: File) => {
    if (/\.csv$/i.test(file.name)) bulk.mutate(file)
    else toast({ title: 'Invalid File', description: 'Please select a CSV file.', tone: 'destructive' })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Import Remaining Members"
      busy={isPending}
      footer={
        <>
          {report?.importId != null && report.skipped + report.failed > 0 && <ReportLink importId={report.importId} />}
          {report && <Button onClick={() => bulk.reset()}>Import More</Button>}
          <Button variant={report ? 'primary' : 'ghost'} disabled={isPending} onClick={onClose}>
            {report ? 'Done' : 'Cancel'}
          </Button>
        </>
      }
    >
      {report ? (
        <ImportEnd report={report} />
      ) : (
        <>
          <RemainingRows retrying={isPending && !csv} disabled={isPending} onRetry={() => bulk.mutate(null)} />
          <FileDrop
            title={isPending && csv ? `Importing ${csv.name}...` : 'Choose a corrected CSV'}
            hint="Members who are already here are skipped."
            accept=".csv"
            disabled={isPending}
            onFiles={([file]) => file && take(file)}
          />
        </>
      )}
    </Dialog>
  )
}

interface RemainingRowsProps {
  retrying: boolean
  disabled: boolean
  onRetry: () => void
}

const RemainingRows = (props: RemainingRowsProps) => (
  <QueryState
    query={useQuery(remainingRowsQuery)}
    skeleton={<RowsSkeleton />}
    failure="The last import could not be loaded"
    empty={<Note>No rows of an earlier import are waiting.</Note>}
    isEmpty={({ count, importId }) => count === 0 || importId === null}
  >
    {(remaining) => <Waiting {...props} {...remaining} />}
  </QueryState>
)

const RowsSkeleton = () => (
  <Loading label="Loading the last import">
    <Skeleton height={42} />
  </Loading>
)

interface WaitingProps extends RemainingRowsProps {
  count: number
  fileName: string | null
  importId: number | null
}

const Waiting = ({ count, fileName, importId, retrying, disabled, onRetry }: WaitingProps) => (
  <>
    <Note tone="warning">
      {counted(count, 'row')} of <b className="font-semibold wrap-anywhere">{fileName}</b> could not be taken.
    </Note>
    <div className="flex flex-wrap gap-2">
      <Button
        variant="primary"
        icon={<RotateCcw />}
        disabled={disabled && !retrying}
        pending={retrying}
        pendingLabel="Importing..."
        onClick={onRetry}
      >
        Try again
      </Button>
      {importId !== null && <ReportLink importId={importId} />}
    </div>
  </>
)
