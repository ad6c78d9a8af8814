// One visit to the import dialog, from the choice of a file to the result.
import { useState } from 'react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ImportBody } from './import-body.tsx'
import { ImportFoot } from './import-foot.tsx'
import type { ImportChoice } from './review-step.tsx'
import { type ImportStep, useImport } from './use-import.ts'

interface ImportVisitProps {
  open: boolean
  onClose: () => void
}

const NOTHING_CHOSEN: ImportChoice = { exclude: new Set(), invite: false }

export function ImportVisit({ open, onClose }: ImportVisitProps) {
  const { step, read, bringIn, cancel, startOver } = useImport()
  const [choice, setChoice] = useState(NOTHING_CHOSEN)
  const [isLeaving, setLeaving] = useState(false)

  const close = () => {
    if (step.at === 'review') return setLeaving(true)
    cancel()
    onClose()
  }
  const chooseAnother = () => {
    setChoice(NOTHING_CHOSEN)
    startOver()
  }
  const leave = () => {
    setLeaving(false)
    onClose()
  }
  const actions = {
    onCancel: cancel,
    onChooseAnother: chooseAnother,
    onImport: () => bringIn(choice),
    onClose: close,
  }
  return (
    <>
      <Dialog
        {...headOf(step)}
        open={open}
        onClose={close}
        width={step.at === 'review' ? 700 : 560}
        busy={step.at === 'importing'}
        footer={<ImportFoot step={step} leftOut={choice.exclude.size} {...actions} />}
      >
        <ImportBody step={step} choice={choice} onChoose={setChoice} onFile={read} />
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title="Leave without importing?"
        description="Nothing has been written yet, and what you have reviewed is not kept."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={leave}
      />
    </>
  )
}

function headOf(step: ImportStep) {
  switch (step.at) {
    case 'choose':
      return {
        title: 'Import members',
        description: 'You see what the file holds before anything is written.',
      }
    case 'review':
      return { title: 'Review the import', description: `${step.file.name}. Nothing has been written yet.` }
    case 'done':
      return { title: 'Import Complete' }
    default:
      return { title: 'Import members', description: step.file.name }
  }
}
