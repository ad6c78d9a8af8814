// What the import dialog shows at each step.

import type { FileReview, ImportChoice } from '#features/roster-review/import-choice.ts'
import { ReviewStep } from '#features/roster-review/review-step.tsx'
import { FileDrop } from '#ui/controls/file-drop.tsx'
import { ImportEnd } from './import-end.tsx'
import { RecentImports } from './recent-imports.tsx'
import { SendingStep } from './sending-step.tsx'
import type { ImportStep } from './use-import.ts'

interface ImportBodyProps {
  step: ImportStep
  choice: ImportChoice
  onChoose: (change: (choice: ImportChoice) => ImportChoice) => void
  asking: FileReview
  onFile: (file: File) => void
}

export function ImportBody({ step, choice, onChoose, asking, onFile }: ImportBodyProps) {
  switch (step.at) {
    case 'choose':
      return (
        <>
          <FileDrop
            title="Drop a CSV file here, or choose one"
            touchTitle="Choose a CSV file"
            hint="Up to 64 MB, with a header row; commas, semicolons, tabs or bars."
            accept=".csv,text/csv"
            onFiles={([file]) => file && onFile(file)}
          />
          <RecentImports />
        </>
      )
    case 'reading':
      return <SendingStep file={step.file} sent={step.sent} work={`Reading ${step.file.name}...`} />
    case 'review':
      return <ReviewStep report={step.report} choice={choice} onChoose={onChoose} asking={asking} />
    case 'importing':
      return <SendingStep file={step.file} sent={step.sent} work="Bringing the brothers in..." />
    case 'done':
      return <ImportEnd report={step.report} />
  }
}
