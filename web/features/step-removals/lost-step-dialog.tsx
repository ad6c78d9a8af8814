// None of what answers the second step works any more: asks the officers to take it off, and says what happens then.
import { type RemovalRule, type RemovalState, stepRemovals } from '@aerie/contract/step-removals'
import { longMoment } from '@aerie/text/moments'
import { type FormEvent, useState } from 'react'
import { call } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { wordsOf } from './rule-words.ts'
import { useRemovalState } from './use-removal-state.ts'

interface LostStepDialogProps {
  /** What was typed stays while it is closed. */
  open: boolean
  onBack: () => void
  /** The sign-in is over, or left for now. */
  onClose: () => void
}

export function LostStepDialog({ open, onBack, onClose }: LostStepDialogProps) {
  const { state, failure, retry, setState } = useRemovalState(open, onClose)
  const [words, setWords] = useState('')
  const [pending, setPending] = useState(false)
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    try {
      setState(await call(stepRemovals.ask, { body: { words: words.trim() || null } }))
    } catch (error) {
      toast(failureToast(error))
    }
    setPending(false)
  }
  const mayAsk = state?.rule && !state.removal
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={state?.removal ? 'The officers are asked' : 'None of these works'}
      description={state ? leadOf(state) : 'What answers your second step is lost.'}
      width={420}
      busy={pending}
      {...(mayAsk && { onSubmit: (event: FormEvent) => void ask(event) })}
    >
      {failure ? (
        <>
          <Note tone="danger">{failure}</Note>
          <Button onClick={retry}>Try again</Button>
        </>
      ) : !state ? (
        <Loading label="Looking what can be done" className="grid gap-3">
          <Skeleton height={66} />
          <Skeleton height={44} />
        </Loading>
      ) : state.removal ? (
        <Waiting state={state} />
      ) : (
        state.rule && (
          <>
            <WhatHappens rule={state.rule} hasEmail={state.hasEmail} />
            <Field label="A word to the officers" hint="Where they reach you, if you like. It may stay empty.">
              <Textarea rows={3} maxLength={600} value={words} onChange={({ target }) => setWords(target.value)} />
            </Field>
            <Button type="submit" variant="primary" size="lg" block pending={pending} pendingLabel="Asking...">
              Ask the officers
            </Button>
          </>
        )
      )}
      <div>
        <Button variant="link" onClick={onBack}>
          Back to the sign-in
        </Button>
      </div>
    </Dialog>
  )
}

function leadOf({ rule, removal, hasEmail }: RemovalState) {
  if (removal) return 'There is nothing more to do here. You can close this page.'
  if (!rule) return 'No officer can help you here. Whoever runs the server can: ask an officer to pass it on.'
  const told = hasEmail ? ', and you get a mail at once' : ''
  return `${wordsOf(rule).lead}${told}.`
}

const WhatHappens = ({ rule, hasEmail }: { rule: NonNullable<RemovalRule>; hasEmail: boolean }) => (
  <ol className="grid list-decimal gap-1 pl-5 text-ink-2">
    <li>Officers speak to brothers who know you, and write down who vouched for you.</li>
    <li>
      {wordsOf(rule).wait}
      {hasEmail ? '. Until then one press in the mail stops it.' : '.'}
    </li>
    <li>
      App, passkeys, recovery codes and remembered devices come off. Your password signs you in, and you begin anew.
    </li>
  </ol>
)

function Waiting({ state: { removal, hasEmail } }: { state: RemovalState }) {
  if (!removal) return null
  return (
    <>
      <Note tone="foil">
        {removal.dueAt
          ? `Officers have agreed. Your second step comes off ${longMoment(removal.dueAt)}; from then on your password signs you in.`
          : `Asked ${longMoment(removal.askedAt)}, with ${removal.device}. Officers have until ${longMoment(removal.expiresAt)} to agree.`}
      </Note>
      <p className="text-ink-2">
        {hasEmail && 'You are told by mail how it goes on. '}
        If you find one of them meanwhile, sign in with it, and the request ends by itself.
      </p>
    </>
  )
}
