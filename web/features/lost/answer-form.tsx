// What somebody knows of a lost brother, told to the officers: by the link of a mail, or from the bell.
import '#ui/overlays/dialog.css'
import type { AnswerKind, LostQuestion } from '@aerie/contract/lost'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { sentenceOf } from '#lib/call-errors.ts'
import { draftOf } from '#lib/draft.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { RadioList } from '#ui/controls/radio-list.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { Note } from '#ui/feedback/note.tsx'

interface AnswerFormProps {
  question: LostQuestion
  send: (answer: { answer: AnswerKind; words: string | null; email: string | null }) => Promise<unknown>
}

const WORDS_LABELS: Record<AnswerKind, string> = {
  reach: 'How to reach him',
  person: 'Whom to ask',
  passed: 'How you know it',
  unknown: '',
}

const Typed = z.object({ words: z.string(), email: z.string() })

/** What was typed is kept in this tab until it is sent: the dialog of the bell closes at a key. */
export function AnswerForm({ question, send }: AnswerFormProps) {
  const [answer, setAnswer] = useState<AnswerKind>('reach')
  const draft = draftOf(`lost-answer-${question.name}`, Typed)
  const [typed, setTyped] = useState(() => draft.read() ?? { words: '', email: '' })
  const { words, email } = typed
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [error, setError] = useState<string>()
  const type = (next: Partial<typeof typed>) => {
    setTyped({ ...typed, ...next })
    draft.keep({ ...typed, ...next })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setError(undefined)
    setState('sending')
    try {
      const told = answer === 'reach' ? email.trim() || null : null
      await send({ answer, words: answer === 'unknown' ? null : words.trim() || null, email: told })
      draft.keep(null)
      setState('sent')
    } catch (failure) {
      setError(sentenceOf(failure))
      setState('open')
    }
  }
  if (state === 'sent')
    return (
      <div className="dialog-body">
        <Note tone="foil">Thank you. The officers read what you wrote; nothing changes by itself.</Note>
      </div>
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="dialog-body">
      <p className="whitespace-pre-line">{question.words}</p>
      <RadioList
        label={`What you know of ${question.firstName}`}
        value={answer}
        onChange={setAnswer}
        options={[
          { value: 'reach', label: 'Here is how to reach him', hint: 'A telephone, an address, where he works' },
          { value: 'person', label: 'Ask this person', hint: 'Somebody who may know more' },
          { value: 'passed', label: 'He has passed', hint: 'Officers make sure of it first' },
          { value: 'unknown', label: 'I do not know', hint: 'That helps us, too' },
        ]}
      />
      {answer !== 'unknown' && (
        <Field label={WORDS_LABELS[answer]} optional={answer === 'passed'}>
          <Textarea rows={3} maxLength={600} value={words} onChange={({ target }) => type({ words: target.value })} />
        </Field>
      )}
      {answer === 'reach' && (
        <Field label="His e-mail address" optional>
          <Input
            type="email"
            value={email}
            autoComplete="off"
            autoCapitalize="none"
            onChange={({ target }) => type({ email: target.value })}
          />
        </Field>
      )}
      {error && <Note tone="danger">{error}</Note>}
      <Button type="submit" variant="primary" size="lg" block pending={state === 'sending'} pendingLabel="Sending...">
        Tell the officers
      </Button>
    </form>
  )
}
