// Asks for the passphrase of backups, or for the words that they lie open.
import { LEAVE_UNENCRYPTED, SHORTEST_PASSPHRASE } from '@aerie/contract/backups'
import { useState } from 'react'
import { HiddenUsername } from '#features/session/hidden-username.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { PasswordInput } from '#ui/controls/password-input.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useProtectBackups } from './mutations.ts'

interface ProtectDialogProps {
  open: boolean
  /** False where a passphrase is set: it is only ever replaced. */
  mayLieOpen: boolean
  onClose: () => void
  onProtected: () => void
}

const CHOICES = [
  { value: 'sealed', label: 'Encrypt' },
  { value: 'open', label: 'Leave unencrypted' },
]

export function ProtectDialog({ open, mayLieOpen, onClose, onProtected }: ProtectDialogProps) {
  const [choice, setChoice] = useState('sealed')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const protection = useProtectBackups()
  const isSealing = choice === 'sealed'
  const type = (text: string) => {
    setTyped(text)
    setError(undefined)
  }
  const end = () => {
    type('')
    onClose()
  }
  const submit = () => {
    const wrong = mistakeIn(isSealing, typed)
    setError(wrong)
    if (wrong) return
    protection.mutate(isSealing ? { passphrase: typed } : { words: LEAVE_UNENCRYPTED }, {
      onSuccess: () => {
        end()
        onProtected()
      },
    })
  }
  return (
    <FormDialog
      open={open}
      onClose={end}
      title="Who may read the backups?"
      description="An archive holds everything: records, photos, and passwords as hashes."
      onSubmit={submit}
      submitLabel={isSealing ? 'Encrypt backups' : 'Leave them unencrypted'}
      pendingLabel="Saving..."
      pending={protection.isPending}
    >
      <div className="grid gap-4">
        {mayLieOpen && (
          <Segments
            label="How they are kept"
            options={CHOICES}
            value={choice}
            onChange={(value) => {
              setChoice(value)
              type('')
            }}
          />
        )}
        {isSealing ? (
          <>
            <HiddenUsername of="archives" />
            <Field
              label="Passphrase"
              error={error}
              hint={`At least ${SHORTEST_PASSPHRASE} characters, such as five words.`}
            >
              <PasswordInput value={typed} autoComplete="new-password" onChange={({ target }) => type(target.value)} />
            </Field>
            <Note tone="warning">
              Write it down in another place. Without it nobody can open an archive. Older archives keep the passphrase
              they were made with.
            </Note>
          </>
        ) : (
          <Field label={`Type “${LEAVE_UNENCRYPTED}”`} error={error} hint="It is recorded that you said so.">
            <Input value={typed} autoComplete="off" onChange={({ target }) => type(target.value)} />
          </Field>
        )}
      </div>
    </FormDialog>
  )
}

function mistakeIn(isSealing: boolean, typed: string) {
  if (!isSealing) return typed.trim() === LEAVE_UNENCRYPTED ? undefined : `Type: ${LEAVE_UNENCRYPTED}`
  if (typed !== typed.trim()) return 'Leave out spaces at its ends'
  return typed.length < SHORTEST_PASSPHRASE ? `Give at least ${SHORTEST_PASSPHRASE} characters` : undefined
}
