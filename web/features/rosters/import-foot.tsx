// What there is to do at each step of an import.
import type { ImportReport } from '@aerie/contract/rosters'
import { counted } from '@aerie/text/plurals'
import { Send, Undo2 } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import { ReportLink } from './report-link.tsx'
import type { ImportStep } from './use-import.ts'

interface ImportFootProps {
  step: ImportStep
  /** While the server looks at the file again. */
  isChecking: boolean
  /** How many rows are left out by hand. */
  leftOut: number
  /** Whether those who came in have been invited already. */
  invited: boolean
  onCancel: () => void
  onChooseAnother: () => void
  onImport: () => void
  onUndo: () => void
  onInvite: () => void
  onClose: () => void
}

export function ImportFoot(props: ImportFootProps) {
  const { step, isChecking, leftOut, onCancel, onChooseAnother, onImport, onClose } = props
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
          <Button variant="primary" disabled={count === 0 || isChecking} onClick={onImport}>
            Import {counted(count, 'member')}
          </Button>
        </>
      )
    }
    case 'done':
      return <EndFoot {...props} report={step.report} />
  }
}

type EndFootProps = Pick<ImportFootProps, 'invited' | 'onUndo' | 'onInvite' | 'onClose'> & { report: ImportReport }

function EndFoot({ report, invited, onUndo, onInvite, onClose }: EndFootProps) {
  const { importId, imported, invitable, skipped, failed } = report
  const isInviting = invitable > 0 && !invited
  return (
    <>
      {imported > 0 && (
        <Button variant="danger-quiet" icon={<Undo2 />} onClick={onUndo}>
          Undo import
        </Button>
      )}
      {importId !== null && skipped + failed > 0 && <ReportLink importId={importId} />}
      <Button variant={isInviting ? 'secondary' : 'primary'} onClick={onClose}>
        Done
      </Button>
      {isInviting && (
        <Button variant="primary" icon={<Send />} onClick={onInvite}>
          Invite {counted(invitable, 'Brother')}
        </Button>
      )}
    </>
  )
}
