// Who seals an election with their keys: what that protects from, its twelve words, and how far the count has come.
import './sealed-facts.css'
import type { Election } from '@aerie/contract/elections'
import { longMoment } from '@aerie/text/moments'
import { KeyRound, Monitor, ShieldCheck } from 'lucide-react'
import {
  countingWords,
  missingWords,
  notReadyWords,
  type SealingTrustees,
  turnedWords,
  whatSealingMeans,
} from '#features/sealed-elections/words.ts'
import { useSession } from '#features/session/queries.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { statusAt } from '../election-words.ts'

interface SealedFactsProps {
  election: Election
  trustees: SealingTrustees
  /** The server's time. */
  now: number
}

export function SealedFacts({ election, trustees, now }: SealedFactsProps) {
  const { id: memberId } = useSession()
  const own = trustees.members.find((member) => member.memberId === memberId)
  const hasEnded = statusAt(election, now) === 'completed'
  const notReady = trustees.words === null && !election.void ? notReadyWords(trustees) : null
  const mustTurn = own && hasEnded && !own.hasTurned && election.resultStatus === 'counting'
  return (
    <div className="sealed-facts">
      {whatSealingMeans(trustees).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {notReady && <Note tone="warning">{notReady}</Note>}
      {election.resultStatus === 'counting' && <Counting trustees={trustees} />}
      {trustees.publishAt && election.resultStatus !== 'final' && !election.void && (
        <p>The result is published on {longMoment(trustees.publishAt)}, or later where keys are missing.</p>
      )}
      {trustees.words && <ElectionWords words={trustees.words} />}
      <div className="sealed-facts-links">
        {mustTurn && (
          <Link
            to={`/governance/elections/${election.id}/key`}
            className={buttonClass({ variant: 'primary', size: 'sm' })}
          >
            <KeyRound />
            Turn your key
          </Link>
        )}
        {trustees.words && (
          <Link
            to={`/governance/elections/${election.id}/check`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <ShieldCheck />
            Check this election
          </Link>
        )}
        {hasEnded && !election.void && (
          <Link
            to={`/governance/elections/${election.id}/wall`}
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
          >
            <Monitor />
            Show on the wall
          </Link>
        )}
      </div>
    </div>
  )
}

const Counting = ({ trustees }: { trustees: SealingTrustees }) => (
  <p className="sealed-facts-count">
    <b>{countingWords(trustees)}</b> {turnedWords(trustees)} {missingWords(trustees)}
  </p>
)

const ElectionWords = ({ words }: { words: readonly string[] }) => (
  <details className="sealed-facts-words">
    <summary>The twelve words of this election</summary>
    <ol>
      {words.map((word, at) => (
        <li key={at}>{word}</li>
      ))}
    </ol>
    <p>
      They name what is asked, who may vote and whose keys seal it. They are the same in the mail that opened it, on
      your receipt and on the certificate; if they differ anywhere, tell an officer.
    </p>
  </details>
)
