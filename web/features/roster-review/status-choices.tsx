// Statuses that nobody knows: whether those who have them are active, one answer for all of them.
import type { StatusQuestion } from '@aerie/contract/roster-questions'
import { formatCount } from '@aerie/text/numbers'
import { plural } from '@aerie/text/plurals'
import { useState } from 'react'
import { Segments } from '#ui/controls/segments.tsx'

interface StatusChoicesProps {
  /** Those without an answer. */
  questions: StatusQuestion[]
  answers: Readonly<Record<string, boolean>>
  onAnswer: (word: string, isActive: boolean) => void
}

const STANDINGS = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const

export function StatusChoices({ questions, answers, onAnswer }: StatusChoicesProps) {
  // What was answered is asked no more by the server, but stays where it was, to be answered otherwise.
  const [asked, setAsked] = useState(questions)
  const shown = [...asked, ...questions.filter(({ word }) => !asked.some((other) => other.word === word))]
  const answer = (word: string, isActive: boolean) => {
    setAsked(shown)
    onAnswer(word, isActive)
  }
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">Statuses that are not known</h3>
      <ul className="grid gap-2">
        {shown.map(({ word, count }) => (
          <li key={word} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <span className="min-w-0 wrap-anywhere">
              <span className="num">{formatCount(count)}</span> {plural(count, 'says', 'say')} “{word}”
            </span>
            <Segments
              className="ml-auto"
              label={`What “${word}” means`}
              options={STANDINGS}
              value={standingOf(answers[word])}
              onChange={(standing) => answer(word, standing === 'active')}
            />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-3">
        Until you say what it means, they come in as active brothers and are not among those invited.
      </p>
    </div>
  )
}

const standingOf = (isActive: boolean | undefined) =>
  isActive === undefined ? 'unknown' : isActive ? 'active' : 'inactive'
