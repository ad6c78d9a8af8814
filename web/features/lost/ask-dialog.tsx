// Asks brothers who may know a lost one: whom, and what they read.
import { classLabel } from '@aerie/contract/classes'
import type { LostBrother } from '@aerie/contract/lost'
import { displayName } from '@aerie/contract/person'
import { counted } from '@aerie/text/plurals'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { BrotherField } from '#features/people/brother-field.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { copyText } from '#lib/copy-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { RELATION_LABELS } from './lost-words.ts'
import { useAsk } from './queries.ts'

interface AskDialogProps {
  open: boolean
  /** What was chosen and written stays. */
  onClose: () => void
  missing: LostBrother
  name: string
}

/** So many are ticked at first. */
const AT_FIRST = 2

export function AskDialog({ open, onClose, missing, name }: AskDialogProps) {
  const { shortName, emailNotifications } = useSettings()
  const free = missing.knowers.filter(({ lock }) => lock === null)
  const [chosen, setChosen] = useState<readonly number[]>(free.slice(0, AT_FIRST).map(({ brother }) => brother.id))
  const [other, setOther] = useState<string | null>(null)
  const [words, setWords] = useState(missing.words)
  const ask = useAsk(missing.brother.id, name)
  const brotherIds = [...new Set([...chosen, ...(other === null ? [] : [Number(other)])])]
  const submit = () => {
    if (brotherIds.length === 0) {
      toast({ title: 'Choose whom to ask', tone: 'destructive' })
      return
    }
    const changed = words.trim() && words.trim() !== missing.words ? words.trim() : null
    ask.mutate({ brotherIds, words: changed }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Who knows where ${name} is?`}
      description="Each gets one mail and finds it in his bell. None sees who else was asked."
      width={560}
      onSubmit={submit}
      submitLabel={brotherIds.length === 0 ? 'Ask' : `Ask ${counted(brotherIds.length, 'brother')}`}
      pendingLabel="Asking..."
      pending={ask.isPending}
    >
      <fieldset className="grid gap-3">
        <legend className="sr-only">Whom to ask</legend>
        {missing.knowers.map(({ brother, relation, pledgeClass, lock }) => (
          <Checkbox
            key={brother.id}
            label={displayName(brother)}
            hint={lock ?? hintOf(pledgeClass, relation, shortName)}
            checked={chosen.includes(brother.id)}
            disabled={lock !== null}
            onChange={({ target: { checked } }) =>
              setChosen((before) => (checked ? [...before, brother.id] : before.filter((one) => one !== brother.id)))
            }
          />
        ))}
        <Field label="Someone else" optional>
          <BrotherField
            value={other}
            onChange={setOther}
            exclude={[missing.brother.id, ...missing.knowers.map(({ brother }) => brother.id)]}
            shortName={shortName}
          />
        </Field>
      </fieldset>
      <Field label="What they read">
        <Textarea rows={4} maxLength={600} value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
      {emailNotifications ? (
        <Note icon={<Lock />}>The mail names him and the last city he shares, never his address or telephone.</Note>
      ) : (
        <Note tone="warning">
          <p>Mail is switched off in System Settings: they find it in the bell alone.</p>
          <Button size="sm" onClick={() => void copyText(words).then(() => toast({ title: 'Copied' }))}>
            Copy the words
          </Button>
        </Note>
      )}
    </FormDialog>
  )
}

const hintOf = (pledgeClass: number | null, relation: LostBrother['knowers'][number]['relation'], shortName: string) =>
  pledgeClass === null
    ? RELATION_LABELS[relation]
    : `${classLabel({ pledgeClass, class: null }, shortName)}, ${RELATION_LABELS[relation]}`
