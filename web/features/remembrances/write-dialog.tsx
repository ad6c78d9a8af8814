// A few words for a brother who has passed; what is typed is kept in this tab until it is sent.
import { LONGEST_REMEMBRANCE } from '@aerie/contract/remembrance-values'
import { useState } from 'react'
import * as z from 'zod/mini'
import { draftOf } from '#lib/draft.ts'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useWrite } from './mutations.ts'

interface WriteDialogProps {
  memberId: number
  firstName: string
  written: string
  isReadFirst: boolean
  open: boolean
  onClose: () => void
}

const draftFor = (memberId: number) => draftOf(`remembrance-draft-${memberId}`, z.string())

export function WriteDialog({ memberId, firstName, written, isReadFirst, open, onClose }: WriteDialogProps) {
  const draft = draftFor(memberId)
  const [words, setWords] = useState(() => draft.read() ?? written)
  const [isMissing, setMissing] = useState(false)
  const write = useWrite(memberId)
  const type = (typed: string) => {
    setWords(typed)
    draft.keep(typed)
  }
  const sent = () => {
    draft.keep(null)
    onClose()
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`A few words for ${firstName}`}
      description={isReadFirst ? 'An officer reads them first.' : 'All brothers can read them, with your name.'}
      width={560}
      submitLabel="Write"
      pendingLabel="Writing..."
      pending={write.isPending}
      onSubmit={() => (words.trim() ? write.mutate(words, { onSuccess: sent }) : setMissing(true))}
    >
      <Field
        label="Your words"
        hint="What you remember of him. You can change them, or take them back."
        error={isMissing && !words.trim() ? 'Write a few words' : undefined}
      >
        <Textarea
          rows={6}
          growing
          dir="auto"
          value={words}
          maxLength={LONGEST_REMEMBRANCE}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
