// Somebody else has saved the same news item meanwhile: whoever comes second is asked what shall stand.

import type { ForeignSave } from '@aerie/contract/errors'
import { listOf } from '@aerie/text/lists'
import { longMoment } from '@aerie/text/moments'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

interface ConflictDialogProps {
  /** Undefined while there is no conflict. */
  saves: readonly ForeignSave[] | undefined
  pending: boolean
  onClose: () => void
  /** Their text takes the place of his. */
  onTakeTheirs: () => void
  onSaveOver: () => void
}

export function ConflictDialog({ saves, pending, onClose, onTakeTheirs, onSaveOver }: ConflictDialogProps) {
  return (
    <ConfirmDialog
      open={saves !== undefined}
      onClose={onClose}
      title="Somebody else has saved this"
      description={`${describe(saves ?? [])} What you wrote is still here.`}
      cancelLabel="Keep Editing"
      softer={{ label: 'Take Theirs', onSelect: onTakeTheirs }}
      confirmLabel="Save Mine"
      pendingLabel="Saving..."
      pending={pending}
      onConfirm={onSaveOver}
    />
  )
}

const FIELDS: Record<string, string> = { imageUrl: 'image', imageAlt: 'words of the image' }

/** 'Julian Ashworth changed its title and body on 28 November 2026, 14:32.' */
const describe = (saves: readonly ForeignSave[]) =>
  saves
    .map(({ by, at, fields }) => {
      const named = listOf(fields.map((field) => FIELDS[field] ?? field))
      return `${by} changed its ${named || 'text'} on ${longMoment(at)}.`
    })
    .join(' ')
