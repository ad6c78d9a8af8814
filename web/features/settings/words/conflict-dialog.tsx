// Another super admin has saved the organisation's words meanwhile: whoever comes second is asked what shall stand.

import type { ForeignSave } from '@aerie/contract/errors'
import { listOf } from '@aerie/text/lists'
import { longMoment } from '@aerie/text/moments'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { WORD_LABELS } from './words-form.ts'

interface ConflictDialogProps {
  /** Undefined while there is no conflict. */
  saves: readonly ForeignSave[] | undefined
  pending: boolean
  onClose: () => void
  onTakeTheirs: () => void
  onSaveMine: () => void
}

export const ConflictDialog = ({ saves = [], pending, onClose, onTakeTheirs, onSaveMine }: ConflictDialogProps) => (
  <ConfirmDialog
    open={saves.length > 0}
    onClose={onClose}
    title="Somebody else has saved these"
    description={`${describe(saves)} What you typed is still here. Saved, it takes the place of theirs; what you did not change stays as they have it.`}
    cancelLabel="Keep Editing"
    softer={{ label: 'Take Theirs', onSelect: onTakeTheirs }}
    confirmLabel="Save Mine"
    pendingLabel="Saving..."
    pending={pending}
    onConfirm={onSaveMine}
  />
)

const LABELS: Record<string, string> = WORD_LABELS

const describe = (saves: readonly ForeignSave[]) =>
  saves
    .map(({ by, at, fields }) => {
      const differing = listOf(fields.map((field) => LABELS[field] ?? field))
      return `${by ?? 'A former brother'} saved on ${longMoment(at)}; this differs now: ${differing}.`
    })
    .join(' ')
