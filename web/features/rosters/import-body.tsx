// What the import dialog shows at each step.
import { FileDrop } from '#ui/controls/file-drop.tsx'
import { ImportCounts } from './import-counts.tsx'
import { type ImportChoice, ReviewStep } from './review-step.tsx'
import { SendingStep } from './sending-step.tsx'
import type { ImportStep } from './use-import.ts'

interface ImportBodyProps {
  step: ImportStep
  choice: ImportChoice
  onChoose: (change: (choice: ImportChoice) => ImportChoice) => void
  onFile: (file: File) => void
}

export function ImportBody({ step, choice, onChoose, onFile }: ImportBodyProps) {
  switch (step.at) {
    case 'choose':
      return (
        <FileDrop
          title="Drop a CSV file here, or choose one"
          hint="Up to 64 MB, with a header row; commas, semicolons or tabs."
          accept=".csv,text/csv"
          onFiles={([file]) => file && onFile(file)}
        />
      )
    case 'reading':
      return <SendingStep file={step.file} sent={step.sent} work={`Reading ${step.file.name}...`} />
    case 'review':
      return <ReviewStep report={step.report} choice={choice} onChoose={onChoose} />
    case 'importing':
      return <SendingStep file={step.file} sent={step.sent} work="Bringing the brothers in..." />
    case 'done':
      return (
        <>
          <ImportCounts report={step.report} />
          <p role="status">{step.report.message}</p>
        </>
      )
  }
}
