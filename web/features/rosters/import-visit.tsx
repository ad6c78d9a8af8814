// One visit to the import dialog, from the choice of a file to the result.
import type { MemberSelection } from '@aerie/contract/selections'
import { type ComponentType, useState } from 'react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { ImportBody } from './import-body.tsx'
import { ImportFoot } from './import-foot.tsx'
import { UndoDialog } from './undo-dialog.tsx'
import { type ImportStep, useImport } from './use-import.ts'
import { useImportChoice } from './use-import-choice.ts'

/** Invites all members of a selection, with the number of mails said before. */
export type InviteMany = ComponentType<{
  selection: MemberSelection
  open: boolean
  onClose: () => void
  onDone: () => void
}>

interface ImportVisitProps {
  open: boolean
  onClose: () => void
  inviteMany: InviteMany
}

export function ImportVisit({ open, onClose, inviteMany: InviteManyDialog }: ImportVisitProps) {
  const { step, read, check, isChecking, bringIn, cancel, startOver } = useImport()
  const { choice, setChoice, forget, asking } = useImportChoice({ check, isChecking })
  const [isLeaving, setLeaving] = useState(false)
  /** What was begun from the end. */
  const [next, setNext] = useState<'undo' | 'invite' | null>(null)
  const [hasInvited, setInvited] = useState(false)
  const importId = step.at === 'done' ? step.report.importId : null

  const close = () => {
    if (step.at === 'review') return setLeaving(true)
    cancel()
    onClose()
  }
  const chooseAnother = () => {
    forget()
    startOver()
  }
  const actions = {
    onCancel: cancel,
    onChooseAnother: chooseAnother,
    onImport: () => bringIn(choice),
    onClose: close,
    onUndo: () => setNext('undo'),
    onInvite: () => setNext('invite'),
  }
  return (
    <>
      <Dialog
        {...headOf(step)}
        open={open}
        onClose={close}
        width={step.at === 'review' || step.at === 'done' ? 700 : 560}
        busy={step.at === 'importing' || isChecking}
        footer={
          <ImportFoot
            {...{ step, isChecking }}
            leftOut={choice.exclude.size}
            invited={choice.invite || hasInvited}
            {...actions}
          />
        }
      >
        <ImportBody step={step} choice={choice} onChoose={setChoice} asking={asking} onFile={read} />
      </Dialog>
      <ConfirmDialog
        open={open && isLeaving}
        onClose={() => setLeaving(false)}
        title="Leave without importing?"
        description="Nothing has been written yet, and what you have reviewed is not kept."
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={onClose}
      />
      {importId !== null && (
        <>
          <UndoDialog
            importId={importId}
            open={open && next === 'undo'}
            onClose={() => setNext(null)}
            onDone={onClose}
          />
          <InviteManyDialog
            selection={{ importId }}
            open={next === 'invite'}
            onClose={() => setNext(null)}
            onDone={() => setInvited(true)}
          />
        </>
      )}
    </>
  )
}

function headOf(step: ImportStep) {
  switch (step.at) {
    case 'choose':
      return { title: 'Import members', description: 'You see what the file holds before anything is written.' }
    case 'review':
      return { title: 'Review the import', description: `${step.file.name}. Nothing has been written yet.` }
    case 'done':
      return { title: 'Import Complete', description: step.fileName }
    default:
      return { title: 'Import members', description: step.file.name }
  }
}
