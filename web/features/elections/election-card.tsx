// One election in the list: how it stands, when it is, and its positions with how many have voted or who was elected.
import './election-card.css'
import type { Election } from '@aerie/contract/elections'
import { positionOutcomeWords } from '@aerie/contract/vote-results'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { countingWords, notReadyWords, sealedBy } from '#features/sealed-elections/words.ts'
import { Link } from '#ui/controls/link.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { ElectionTags } from './election-tags.tsx'
import { nominationPhase, nominationWords, positionCount, statusAt, timeWords, turnoutWords } from './election-words.ts'
import { Period } from './period.tsx'

const MOST_POSITIONS = 4

interface ElectionCardProps {
  election: Election
  /** The server's time. */
  now: number
  /** What officers may do with it. */
  menu?: ReactNode
}

export function ElectionCard({ election, now, menu }: ElectionCardProps) {
  const { id, title, positions } = election
  const rest = positions.length - MOST_POSITIONS
  const status = nominationPhase(election) ? 'upcoming' : statusAt(election, now)
  return (
    <article className="election-card" aria-label={title}>
      <header>
        <span className="election-card-tags">
          <ElectionTags election={election} now={now} />
          {election.trustees && <Tag icon={<KeyRound />}>{sealedBy(election.trustees)}</Tag>}
        </span>
        {menu}
      </header>
      <h3>
        <Link to={`/governance?tab=elections&election=${id}`}>{title}</Link>
      </h3>
      <Period election={election} />
      <ul>
        {positions.slice(0, MOST_POSITIONS).map((position) => (
          <li key={position.id}>
            <b>{position.title}</b>
            <span>{positionOutcomeWords(position) ?? turnoutWords(position, status)}</span>
          </li>
        ))}
        {rest > 0 && <li>and {rest} more</li>}
      </ul>
      <footer>
        <span>{positionCount(election)}</span>
        <span>
          {election.void ? 'Void' : (nominationWords(election, now) ?? countOf(election) ?? timeWords(election, now))}
        </span>
      </footer>
    </article>
  )
}

/** How many keys are turned, while it is waited for them; or that it waits for keys to open. */
function countOf({ trustees, resultStatus }: Election) {
  if (!trustees) return null
  if (resultStatus === 'counting') return countingWords(trustees)
  return notReadyWords(trustees) === null ? null : 'Waiting for keys'
}
