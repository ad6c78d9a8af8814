// Ends mails of the topics that one of them told of, with the link in it and without signing in.
import '#ui/overlays/dialog.css'
import { notifications } from '@aerie/contract/notifications'
import { useState } from 'react'
import { call } from '#lib/api.ts'
import { Refused, sentenceOf } from '#lib/call-errors.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { MAIL_TELLS } from './wording.ts'

const WORDS = new Intl.ListFormat('en', { type: 'disjunction' })

type Outcome = { tone: 'foil' | 'danger'; sentence: string; isFinal: boolean }

export function UnsubscribeForm({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [pending, setPending] = useState(false)
  const end = async () => {
    setPending(true)
    setOutcome(await endMails(token))
    setPending(false)
  }
  return (
    <div className="dialog-body">
      <div className="empty:hidden" aria-live="polite">
        {outcome && <Note tone={outcome.tone}>{outcome.sentence}</Note>}
      </div>
      {outcome?.isFinal ? (
        <a href="/" className={buttonClass({ size: 'lg', block: true })}>
          Go to the house
        </a>
      ) : (
        <Button variant="primary" size="lg" block pending={pending} pendingLabel="Ending..." onClick={() => void end()}>
          End these mails
        </Button>
      )}
    </div>
  )
}

async function endMails(token: string): Promise<Outcome> {
  try {
    const { kinds } = await call(notifications.unsubscribe, { params: { token } })
    const ended = WORDS.format(kinds.map((topic) => withinSentence(MAIL_TELLS[topic])))
    return { tone: 'foil', sentence: `No more mails will tell you of ${ended}.`, isFinal: true }
  } catch (error) {
    const isWrong = error instanceof Refused && error.status === 404
    const sentence = isWrong ? 'This link is not complete. Open it once more from the mail.' : sentenceOf(error)
    return { tone: 'danger', sentence, isFinal: isWrong }
  }
}

const withinSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
