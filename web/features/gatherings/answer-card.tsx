// Do you come? Going, maybe or cannot, in one press; with guests and, while one waits, whether smaller parties go ahead.
import './answer-card.css'
import { MOST_GUESTS, type Reply } from '@aerie/contract/gathering-values'
import type { Gathering } from '@aerie/contract/gatherings'
import { dayOfMonth } from '@aerie/text/dates'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { Card } from '#ui/layout/card.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { useAnswer } from './mutations.ts'
import { seatWords } from './who-comes.ts'

const REPLIES: { reply: Reply; label: string }[] = [
  { reply: 'going', label: 'Going' },
  { reply: 'maybe', label: 'Maybe' },
  { reply: 'cannot', label: 'Cannot' },
]

interface AnswerCardProps {
  gathering: Gathering
  /** What is asked of him once he has said here that he goes. */
  afterGoing: ReactNode
}

export function AnswerCard({ gathering, afterGoing }: AnswerCardProps) {
  const { own, letsPass, answerBy, ownPlace } = gathering
  const answer = useAnswer(gathering)
  const guests = own?.guests ?? 0
  const chosen = own?.standing === 'waiting' ? 'going' : own?.standing
  const takesGuests = own?.standing === 'going' || own?.standing === 'waiting'
  const pending = answer.isPending ? answer.variables.reply : undefined
  const saysGoing = answer.isSuccess && own?.standing === 'going'
  return (
    <>
      <Card title="Do you come?">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand over them */}
        <div className="answer-card-buttons" role="group" aria-label="Your answer">
          {REPLIES.map(({ reply, label }) => (
            <Button
              key={reply}
              variant={chosen === reply ? 'primary' : 'secondary'}
              icon={chosen === reply ? <Check /> : undefined}
              aria-pressed={chosen === reply}
              pending={pending === reply}
              disabled={answer.isPending && pending !== reply}
              onClick={() => answer.mutate({ reply, guests: reply === 'cannot' ? 0 : guests })}
            >
              {label}
            </Button>
          ))}
        </div>
        {saysGoing && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
            Do not forget it:
            <CalendarLink gathering={gathering} />
          </div>
        )}
        {takesGuests && (
          <GuestsField
            key={guests}
            guests={guests}
            busy={answer.isPending}
            onChange={(next) => answer.mutate({ reply: 'going', guests: next, letsPass })}
          />
        )}
        {ownPlace !== null && (
          <div className="mt-3 grid gap-3">
            <p role="status">You are number {ownPlace} of those who wait for a seat.</p>
            <Switch
              label="Let smaller parties go ahead"
              hint="Where fewer seats are free than yours need. Your place stays."
              checked={letsPass}
              disabled={answer.isPending}
              onChange={({ target }) => answer.mutate({ reply: 'going', guests, letsPass: target.checked })}
            />
          </div>
        )}
        <p className="mt-3 text-ink-3 text-sm empty:hidden">
          {[answerBy && `Please answer by ${dayOfMonth(answerBy)}.`, seatWords(gathering)].filter(Boolean).join(' ')}
        </p>
        {!own && <p className="mt-1 text-ink-3 text-sm">Whoever sees this gathering sees who comes.</p>}
      </Card>
      {saysGoing && afterGoing}
    </>
  )
}

interface GuestsFieldProps {
  guests: number
  busy: boolean
  onChange: (guests: number) => void
}

/** Sent when it is left or Enter is pressed, so that 12 is not 1 first. */
function GuestsField({ guests, busy, onChange }: GuestsFieldProps) {
  const id = useId()
  const send = (typed: string) => {
    const next = Math.min(MOST_GUESTS, Math.max(0, Math.trunc(Number(typed)) || 0))
    if (next !== guests) onChange(next)
  }
  return (
    <div className="answer-card-guests">
      <label htmlFor={id}>Guests with you</label>
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_GUESTS}
        defaultValue={guests}
        disabled={busy}
        onBlur={({ target }) => send(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && send(currentTarget.value)}
      />
    </div>
  )
}
