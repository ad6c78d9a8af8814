// Somebody saved the same fields in between: shows both, and lets him choose field by field.
import { displayName } from '@aerie/contract/person'
import { listOf } from '@aerie/text/lists'
import { timeAgo } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { directoryQuery } from '#features/people/queries.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { DialogActions } from '#ui/overlays/dialog-actions.tsx'
import { formOf, type Payload, payloadOf } from '../form-values.ts'
import { type Conflict, conflictingFields, type Field, withoutFields } from './conflict.ts'
import { DiffChoice } from './diff-choice.tsx'
import { fieldName, type Lookups, valueInWords } from './field-words.ts'

interface ConflictDialogProps {
  conflict: Conflict
  shortName: string
  pending: boolean
  onClose: () => void
  /** With what is left of his changes. */
  onSave: (changes: Payload) => void
}

export function ConflictDialog({ conflict, shortName, pending, onClose, onSave }: ConflictDialogProps) {
  const [given, setGiven] = useState<ReadonlySet<Field>>(new Set())
  const lookups = { shortName, brotherName: useBrotherNames() }
  const choose = (field: Field, keepsMine: boolean) => {
    const next = new Set(given)
    if (keepsMine) next.delete(field)
    else next.add(field)
    setGiven(next)
  }
  const footer = (
    <DialogActions busy={pending} onCancel={onClose}>
      <Button type="submit" variant="primary" pending={pending} pendingLabel="Saving...">
        Save Changes
      </Button>
    </DialogActions>
  )
  const save = () => onSave(withoutFields(conflict.mine, given))
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title="Saved in between"
      description={<Saves conflict={conflict} />}
      width={700}
      busy={pending}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      footer={footer}
    >
      {conflictingFields(conflict).map((field) => (
        <FieldConflict
          key={field}
          field={field}
          conflict={conflict}
          lookups={lookups}
          keepsMine={!given.has(field)}
          onChoose={(keepsMine) => choose(field, keepsMine)}
        />
      ))}
    </Dialog>
  )
}

/** Who saved what, and when. */
function Saves({ conflict: { saves, record } }: { conflict: Conflict }) {
  const self = [displayName(record), `${record.firstName} ${record.lastName}`]
  return saves.map(({ by, at, fields }) => (
    <span key={`${at} ${by}`} className="block">
      {by === null ? 'Somebody' : self.includes(by) && record.own ? 'You, in another window,' : by} changed{' '}
      {listOf(fields.map(fieldName))}, {timeAgo(at)}.
    </span>
  ))
}

interface FieldConflictProps {
  field: Field
  conflict: Conflict
  lookups: Lookups
  keepsMine: boolean
  onChoose: (keepsMine: boolean) => void
}

function FieldConflict({ field, conflict, lookups, keepsMine, onChoose }: FieldConflictProps) {
  const theirs: Payload = payloadOf(formOf(conflict.record))
  const [mine, other] = [conflict.mine[field], theirs[field]].map((value) => valueInWords(field, value, lookups))
  return (
    <DiffChoice
      name={useId()}
      legend={fieldName(field)}
      versions={[
        { value: 'mine', label: 'Yours', text: mine ?? '' },
        { value: 'theirs', label: 'Theirs', text: other ?? '' },
      ]}
      value={keepsMine ? 'mine' : 'theirs'}
      onChange={(version) => onChoose(version === 'mine')}
    />
  )
}

function useBrotherNames() {
  const { data: members = [] } = useQuery(directoryQuery)
  return (kept: string) => {
    const brother = members.find(({ id }) => String(id) === kept)
    return brother ? displayName(brother) : kept
  }
}
