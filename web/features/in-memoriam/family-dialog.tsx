// Whom to reach of his family, written down by officers.
import { type FamilyContact, FamilyContactChange } from '@aerie/contract/in-memoriam'
import { LONGEST_FAMILY_NOTE } from '@aerie/contract/remembrance-values'
import { useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useSaveFamily } from './mutations.ts'

interface FamilyDialogProps {
  memberId: number
  firstName: string
  contact: FamilyContact | null
  open: boolean
  /** What was typed stays. */
  onClose: () => void
  onSaved: () => void
}

const fieldsOf = (contact: FamilyContact | null) => ({
  name: contact?.name ?? '',
  reach: contact?.reach ?? '',
  note: contact?.note ?? '',
  version: contact?.version ?? null,
})

export function FamilyDialog({ memberId, firstName, contact, open, onClose, onSaved }: FamilyDialogProps) {
  const [known, setKnown] = useState(() => fieldsOf(contact))
  const [given, setGiven] = useState(known)
  // With nothing typed, what another officer has written meanwhile; else the server says that he was first.
  if (!open && given === known && known.version !== (contact?.version ?? null)) {
    const now = fieldsOf(contact)
    setKnown(now)
    setGiven(now)
  }
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = useSaveFamily(memberId)
  const type = (field: 'name' | 'reach' | 'note') => (event: { target: { value: string } }) =>
    setGiven({ ...given, [field]: event.target.value })
  const submit = () => {
    const read = FamilyContactChange.safeParse(given)
    if (read.success) save.mutate(read.data, { onSuccess: onSaved })
    else setErrors(Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message])))
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`The family of ${firstName}`}
      description="Officers alone see this."
      width={440}
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={save.isPending}
      onSubmit={submit}
    >
      <div className="grid gap-4">
        <Field label="Name" error={errors.name}>
          <Input value={given.name} maxLength={120} autoComplete="off" onChange={type('name')} />
        </Field>
        <Field label="How to reach" hint="An e-mail address, a telephone number, a street." error={errors.reach}>
          <Input value={given.reach} maxLength={300} autoComplete="off" onChange={type('reach')} />
        </Field>
        <Field label="Note" optional error={errors.note}>
          <Textarea rows={3} growing value={given.note} maxLength={LONGEST_FAMILY_NOTE} onChange={type('note')} />
        </Field>
      </div>
    </FormDialog>
  )
}
