// One position of an election: its candidates, the vote for one of them or for nobody, and what it came to.
import './position-ballot.css'
import type { Election, Position } from '@aerie/contract/elections'
import type { DirectoryCard } from '@aerie/contract/people'
import { positionOutcomeWords, sharesOf } from '@aerie/contract/vote-results'
import { Check, FileCheck } from 'lucide-react'
import { useState } from 'react'
import { HiddenVote } from '#features/ballots/voting/hidden-vote.tsx'
import { Turnout } from '#features/ballots/voting/turnout.tsx'
import type { Sealer } from '#features/sealed-elections/sealing/open-sealer.ts'
import { countingWords } from '#features/sealed-elections/words.ts'
import { useSession } from '#features/session/queries.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { classBadge, mayVoteFor, outcomeBadge, statusAt, turnoutWords, whoMayVote } from '../election-words.ts'
import { useOwnChoice } from '../own-choice.ts'
import { Abstained, CandidateRow } from './candidate-row.tsx'
import { CastDialog } from './cast-dialog.tsx'
import { OwnVote, type ReceiptState } from './own-vote.tsx'
import { SealedCastDialog } from './sealed-cast-dialog.tsx'
import { useRecoveredVote } from './use-recovered-vote.ts'

interface PositionBallotProps {
  election: Election
  position: Position
  /** The server's time. */
  now: number
  /** The directory, once it has come. */
  brothers: readonly DirectoryCard[] | undefined
  /** Seals a ballot, in an election that trustees seal. */
  seal: Sealer['seal']
}

export function PositionBallot({ election, position, now, brothers, seal }: PositionBallotProps) {
  const kept = useOwnChoice(useSession().id, position.id)
  useRecoveredVote(election, position)
  const hiddenSince = position.voteHiddenSince
  const own = hiddenSince === null ? kept : undefined
  const [asked, setAsked] = useState<{ candidateId: number | null }>()
  const [receipt, setReceipt] = useState<ReceiptState>('away')
  const close = () => setAsked(undefined)
  const status = statusAt(election, now)
  const mayVote = mayVoteFor(position, election, now)
  const { title, description, candidates, voterCount, blankVotes } = position
  const shares = sharesOf([...candidates.map(({ votes }) => votes ?? 0), blankVotes ?? 0], voterCount)
  return (
    <section className="position-ballot" aria-label={title}>
      <PositionHead position={position} />
      {description && <p className="position-ballot-words">{description}</p>}
      {candidates.length === 0 && <p className="position-ballot-words">No candidates nominated yet</p>}
      <ul>
        {candidates.map((candidate, at) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            isWinner={position.outcome === 'elected' && position.winnerIds.includes(candidate.id)}
            share={candidate.votes === undefined ? undefined : shares[at]}
            brothers={brothers}
            isOwn={position.hasVoted && own === candidate.id}
            onVote={mayVote ? setAsked : undefined}
          />
        ))}
        <Abstained position={position} share={shares.at(-1)} isOwn={position.hasVoted && own === null} />
      </ul>
      {mayVote && candidates.length > 0 && <AbstainButton onAbstain={() => setAsked({ candidateId: null })} />}
      <Standing election={election} position={position} now={now} />
      {status === 'upcoming' ? (
        <p className="position-ballot-words">{turnoutWords(position, status)}</p>
      ) : (
        <Turnout poll={{ ...position, voteCount: voterCount, quorumThreshold: election.quorumThreshold }} />
      )}
      {position.outcome !== 'open' && blankVotes !== undefined && (
        <p className="position-ballot-act">
          <Link
            to={`/governance/elections/${election.id}/positions/${position.id}`}
            aria-label={`Certificate of ${title}`}
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
          >
            <FileCheck />
            Certificate
          </Link>
        </p>
      )}
      {position.hasVoted && hiddenSince === null && (
        <OwnVote election={election} position={position} own={own} receipt={receipt} onReceipt={setReceipt} />
      )}
      {hiddenSince && <HiddenVote since={hiddenSince} />}
      {asked && election.secrecy === 'server' && (
        <CastDialog {...{ election, position, ...asked }} onClose={close} onCast={() => setReceipt('new')} />
      )}
      {asked && election.secrecy === 'trustees' && (
        <SealedCastDialog
          {...{ election, position, ...asked, seal }}
          onClose={close}
          onCast={() => setReceipt('new')}
        />
      )}
    </section>
  )
}

function PositionHead({ position }: { position: Position }) {
  const [classes, outcome] = [classBadge(position), outcomeBadge(position)]
  return (
    <header>
      <h3>{position.title}</h3>
      <span className="position-ballot-tags">
        {classes && <Tag>{classes}</Tag>}
        {outcome && <Tag tone={position.outcome === 'elected' ? 'neutral' : 'warning'}>{outcome}</Tag>}
        {position.hasVoted && (
          <Tag tone="success" icon={<Check />}>
            Voted
          </Tag>
        )}
      </span>
    </header>
  )
}

const AbstainButton = ({ onAbstain }: { onAbstain: () => void }) => (
  <p className="position-ballot-act">
    <Button variant="ghost" size="sm" onClick={onAbstain}>
      Abstain on this position
    </Button>
    <small>Counts towards the quorum, and for no candidate.</small>
  </p>
)

/** How it ended; before that, why one may not vote. */
function Standing({ election, position, now }: Pick<PositionBallotProps, 'election' | 'position' | 'now'>) {
  const status = statusAt(election, now)
  const outcome = positionOutcomeWords(position)
  if (outcome) return <p className="position-ballot-outcome">{outcome}</p>
  const { trustees } = election
  if (election.void) return null
  if (status === 'completed')
    return (
      <p className="position-ballot-words">
        {trustees ? `${countingWords(trustees)}.` : 'The votes are being counted.'}
      </p>
    )
  if (position.eligible) return null
  return <p className="position-ballot-words">{whoMayVote(position, election, status !== 'upcoming')}</p>
}
