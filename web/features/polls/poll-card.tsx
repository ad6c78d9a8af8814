// One poll: what is asked, the ballot while one may vote, the results after it, and how many have voted.
import './poll-card.css'
import type { Poll } from '@aerie/contract/polls'
import { pollOutcomeWords } from '@aerie/contract/vote-results'
import { endByOwnClock, endOf } from '@aerie/text/periods'
import { Check, FileCheck, Stamp } from 'lucide-react'
import { useState } from 'react'
import { OwnReceipt } from '#features/ballots/receipt.tsx'
import { type VoteAct, VoteMenu } from '#features/ballots/vote-menu.tsx'
import { HiddenVote } from '#features/ballots/voting/hidden-vote.tsx'
import { Results } from '#features/ballots/voting/results.tsx'
import { Turnout } from '#features/ballots/voting/turnout.tsx'
import { isOver, timeLeft } from '#features/ballots/words/time-left.ts'
import { useTimeZone } from '#features/settings/queries.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { Ballot } from './ballot.tsx'
import { useVote, VOTE_ON_PAGE } from './mutations.ts'
import { isCertified } from './poll-words.ts'
import { receiptQuery } from './queries.ts'

interface PollCardProps {
  poll: Poll
  /** The server's time. */
  now: number
  onAct: (act: VoteAct) => void
}

export function PollCard({ poll, now, onAct }: PollCardProps) {
  const voting = useVote(poll, VOTE_ON_PAGE)
  const [receipt, setReceipt] = useState<'away' | 'shown' | 'new'>('away')
  const isReceiptShown = receipt !== 'away'
  const over = isOver(poll, now)
  const mayVote = poll.can.vote && !over && !poll.hasVoted
  const hasReceipt = poll.hasVoted && poll.voteHiddenSince === null
  const { title, description } = poll
  const outcome = pollOutcomeWords(poll)
  return (
    <article className="poll-card" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <span className="poll-card-tags">
          {over && (poll.outcome === 'void' ? <Tag tone="warning">Void</Tag> : <Tag tone="quiet">Ended</Tag>)}
          {poll.hasVoted && (
            <Tag tone="success" icon={<Check />}>
              Voted
            </Tag>
          )}
          <VoteMenu title={title} can={poll.can} onAct={onAct} />
        </span>
      </header>
      {description && <p className="poll-card-words">{description}</p>}
      {mayVote ? (
        <Ballot
          poll={poll}
          isPending={voting.isPending}
          onCast={(choices) => voting.mutate(choices, { onSuccess: () => setReceipt('new') })}
        />
      ) : poll.resultsVisible ? (
        <Results poll={poll} />
      ) : (
        <Hidden poll={poll} isOver={over} />
      )}
      {outcome && <p className="poll-card-outcome">{outcome}</p>}
      <Turnout poll={poll} time={poll.outcome === 'void' ? 'Void' : timeLeft(poll.endDate, now)} />
      {poll.outcome !== 'void' && <End endDate={poll.endDate} isOver={over} />}
      {poll.voteHiddenSince && <HiddenVote since={poll.voteHiddenSince} />}
      {isReceiptShown && hasReceipt && (
        <OwnReceipt query={receiptQuery(poll.id)} vote={poll} isNew={receipt === 'new'} />
      )}
      {(hasReceipt || isCertified(poll, now)) && (
        <footer>
          {hasReceipt && (
            <Button
              variant="ghost"
              size="sm"
              icon={<Stamp />}
              aria-expanded={isReceiptShown}
              onClick={() => setReceipt(isReceiptShown ? 'away' : 'shown')}
            >
              {isReceiptShown ? 'Put the receipt away' : 'Your receipt'}
            </Button>
          )}
          {isCertified(poll, now) && (
            <Link to={`/governance/polls/${poll.id}`} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
              <FileCheck />
              Certificate
            </Link>
          )}
        </footer>
      )}
    </article>
  )
}

/** Until when it is open, by the organisation's clock, and by the reader's where that differs. */
function End({ endDate, isOver: over }: { endDate: string; isOver: boolean }) {
  const timeZone = useTimeZone()
  const own = endByOwnClock(endDate, timeZone)
  return (
    <p className="poll-card-end">
      {over ? 'Was open until ' : 'Open until '}
      <time dateTime={endDate}>{endOf(endDate, timeZone)}</time>
      {own && <span>{own}</span>}
    </p>
  )
}

/** Why there are no results yet. */
function Hidden({ poll, isOver: over }: { poll: Poll; isOver: boolean }) {
  if (poll.outcome === 'void') return <p className="poll-card-words">The votes stay sealed and are not counted.</p>
  if (over) return <p className="poll-card-words">The votes are being counted.</p>
  if (!poll.hasVoted) return <p className="poll-card-words">Only active brothers may vote.</p>
  return <p className="poll-card-words">Your vote is recorded. The results are shown when the poll ends.</p>
}
