// Those who hold a key, side by side: each with his portrait, a keyhole and a line that says how he stands.
import './key-cards.css'
import { KeyRound, LockKeyhole } from 'lucide-react'
import { Portrait } from '#features/people/portrait.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'

export interface KeyHolder {
  place: number
  name: string
  portrait: string | null | undefined
  isYou: boolean
  /** `done` what is asked of him, or `awaited`. */
  state: 'done' | 'awaited'
  /** A few words below his keyhole. */
  line: string
}

interface KeyCardsProps {
  holders: readonly KeyHolder[]
  /** How many of them are done, of how many who are needed. */
  done: number
  needed: number
  /** What the bar below them measures, such as 'Keys turned'. */
  label: string
}

export const KeyCards = ({ holders, done, needed, label }: KeyCardsProps) => (
  <>
    <ol className="key-cards">
      {holders.map(({ place, name, portrait, isYou, state, line }) => (
        <li key={place} data-state={state} data-own={isYou || undefined}>
          <Portrait name={name} src={portrait} width={72} decorative />
          <b>
            {name}
            {isYou && <span className="sr-only"> (you)</span>}
          </b>
          <span className="key-cards-hole">{state === 'done' ? <KeyRound /> : <LockKeyhole />}</span>
          <small>{line}</small>
        </li>
      ))}
    </ol>
    <ProgressBar label={label} percent={Math.round((Math.min(done, needed) / needed) * 100)} thin />
  </>
)
