// A candidate: who he is and what he says, the button to vote for him, and after the end how many have.
import './candidate-row.css'
import type { Candidate, Position } from '@aerie/contract/elections'
import type { DirectoryCard } from '@aerie/contract/people'
import type { Share as Part } from '@aerie/contract/vote-results'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { Share } from '#features/ballots/voting/results.tsx'
import { brothersById } from '#features/people/brother-index.ts'
import { Portrait } from '#features/people/portrait.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Tag } from '#ui/lists/tag.tsx'

interface CandidateRowProps {
  candidate: Candidate
  isWinner: boolean
  /** Of those who voted for the position, where numbers are shown. */
  share: Part | undefined
  /** The directory, once it has come. */
  brothers: readonly DirectoryCard[] | undefined
  /** Whether one has voted for him, as far as this browser knows. */
  isOwn: boolean
  onVote: ((vote: { candidateId: number }) => void) | undefined
}

/** Rendered when something of this candidate has changed: a vote for one of many renders few of them again. */
export const CandidateRow = memo(({ candidate, isWinner, share, brothers, isOwn, onVote }: CandidateRowProps) => {
  const { memberId, memberName, statement, photo, votes } = candidate
  const card = brothers && memberId !== null ? brothersById(brothers).get(String(memberId)) : undefined
  return (
    <li className="candidate-row" data-own={isOwn || undefined}>
      <Portrait
        name={memberName}
        src={photo?.url ?? card?.profileImageUrl}
        hash={photo?.hash ?? card?.profileImageHash}
        isRemembered={card?.isRemembered}
        width={44}
        decorative
      />
      <div>
        <p>
          {memberId === null ? (
            <>
              <b>{memberName}</b> <small>no longer a member</small>
            </>
          ) : (
            <>
              <Link to={`/profile/${memberId}`}>{memberName}</Link> {card?.isRemembered && <small>has passed</small>}
            </>
          )}
          {isWinner && <Tag tone="success">Elected</Tag>}
          {isOwn && <OwnMark />}
        </p>
        {statement && <p>{statement}</p>}
        {votes !== undefined && (
          <div className="candidate-row-share">
            <Share share={share} votes={votes} />
          </div>
        )}
      </div>
      {onVote && (
        <Button size="sm" aria-label={`Vote for ${memberName}`} onClick={() => onVote({ candidateId: candidate.id })}>
          Vote
        </Button>
      )}
    </li>
  )
})

interface AbstainedProps {
  position: Pick<Position, 'blankVotes'>
  share: Part | undefined
  isOwn: boolean
}

/** Those who voted for nobody, once that is counted; and at once that one is of them. */
export function Abstained({ position: { blankVotes }, share, isOwn }: AbstainedProps) {
  if (blankVotes === undefined && !isOwn) return null
  return (
    <li className="candidate-row-nobody" data-own={isOwn || undefined}>
      <p>
        Abstained
        {isOwn && <OwnMark />}
      </p>
      {blankVotes !== undefined && (
        <div className="candidate-row-share">
          <Share share={share} votes={blankVotes} />
        </div>
      )}
    </li>
  )
}

const OwnMark = () => (
  <span className="candidate-row-own">
    <Check aria-hidden />
    Your vote
  </span>
)
