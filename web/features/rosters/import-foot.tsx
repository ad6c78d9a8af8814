// What there is to do at each step of an import.
import { rosters } from '@aerie/contract/rosters'
import { Download } from 'lucide-react'
import { addressOf } from '#lib/api.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import type { ImportStep } from './use-import.ts'

interface ImportFootProps {
  step: ImportStep
  /** How many rows are left out by hand. */
  leftOut: number
  onCancel: () => void
  onChooseAnother: () => void
  onImport: () => void
  onClose: () => void
}

export function ImportFoot({ step, leftOut, onCancel, onChooseAnother, onImport, onClose }: ImportFootProps) {
  switch (step.at) {
    case 'choose':
      return (
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      )
    case 'reading':
      return <Button onClick={onCancel}>Cancel</Button>
    case 'importing':
      // Once the server has the whole file there is no calling it back.
      return (
        <Button disabled={step.sent === 1} onClick={onCancel}>
          Cancel
        </Button>
      )
    case 'review': {
      const count = step.report.imported - leftOut
      return (
        <>
          <Button variant="ghost" onClick={onChooseAnother}>
            Choose another file
          </Button>
          <Button variant="primary" disabled={count === 0} onClick={onImport}>
            {count === 1 ? 'Import 1 member' : `Import ${count.toLocaleString('en')} members`}
          </Button>
        </>
      )
    }
    case 'done':
      return (
        <>
          {step.report.importId !== null && step.report.skipped + step.report.failed > 0 && (
            <a
              href={addressOf(rosters.report, { params: { importId: String(step.report.importId) } })}
              className={buttonClass({})}
              download
            >
              <Download />
              Download report
            </a>
          )}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      )
  }
}
