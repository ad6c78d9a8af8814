// The hosts' words to all who come, in a dialog that keeps them until they are sent.
import { LONGEST_GATHERING_REASON } from '@aerie/contract/gathering-values'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useWriteToAll } from './mutations.ts'

export function WriteToAll({ gatheringId }: { gatheringId: number }) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const act = useWriteToAll(gatheringId)
  const sent = () => {
    setOpen(false)
    setText('')
    setMissing(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write to all coming</Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Write to all coming"
        description="Whoever goes, waits for a seat or may come reads it in the bell, and by mail as he has chosen. No address is shown to anybody. Three a day."
        width={440}
        submitLabel="Send"
        pendingLabel="Sending..."
        pending={act.isPending}
        onSubmit={() => (text.trim() ? act.mutate(text, { onSuccess: sent }) : setMissing(true))}
      >
        <Field label="Your words" error={isMissing && !text.trim() ? 'Write something' : undefined}>
          <Textarea
            rows={4}
            growing
            value={text}
            maxLength={LONGEST_GATHERING_REASON}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </FormDialog>
    </>
  )
}
