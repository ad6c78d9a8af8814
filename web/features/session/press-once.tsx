// The one thing a link from a mail is for, done by a press: mail programs open links on their own, and press nothing.
import '#ui/overlays/dialog.css'
import { useState } from 'react'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { faultOf } from './link-fault.ts'

interface PressOnceProps {
  label: string
  pendingLabel: string
  /** Answers the sentence to show; null where it leads to another page. */
  act: () => Promise<string | null>
}

type PressOutcome = { tone: 'foil' | 'danger'; sentence: string; isFinal: boolean }

export function PressOnce({ label, pendingLabel, act }: PressOnceProps) {
  const [outcome, setOutcome] = useState<PressOutcome | null>(null)
  const [pending, setPending] = useState(false)
  const press = async () => {
    setPending(true)
    try {
      const sentence = await act()
      if (sentence === null) return
      setOutcome({ tone: 'foil', sentence, isFinal: true })
    } catch (error) {
      const { sentence, invalid } = faultOf(error)
      setOutcome({ tone: 'danger', sentence, isFinal: invalid })
    }
    setPending(false)
  }
  return (
    <div className="dialog-body">
      <div className="empty:hidden" aria-live="polite">
        {outcome && <Note tone={outcome.tone}>{outcome.sentence}</Note>}
      </div>
      {outcome?.isFinal ? (
        <a href="/" className={buttonClass({ size: 'lg', block: true })}>
          Go to the start page
        </a>
      ) : (
        <Button
          variant="primary"
          size="lg"
          block
          pending={pending}
          pendingLabel={pendingLabel}
          onClick={() => void press()}
        >
          {label}
        </Button>
      )}
    </div>
  )
}
