// Beside a brother whose tie is not confirmed: that it is claimed or proposed, whom it waits for, and the answer.
import './claimed.css'
import type { ProposedRelative, Relative } from '@aerie/contract/lineage'
import type { Member } from '@aerie/contract/members'
import { displayName } from '@aerie/contract/person'
import { ties } from '@aerie/contract/ties'
import { ClaimAnswer, SHOWING_TIES } from '#features/people/claim-answer.tsx'
import { useSession } from '#features/session/queries.ts'
import { call } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Tag } from '#ui/lists/tag.tsx'
import { pendingConfirmation } from './pending-confirmation.ts'

interface ClaimedProps {
  member: Member
  /** On record, or proposed beside it. */
  relative: Relative | ProposedRelative
  onAnswered: () => void
}

export function Claimed({ member, relative, onAnswered }: ClaimedProps) {
  const { id, can } = useSession()
  const { claim } = relative
  if (!claim) return null
  // One's own page as others see it is only looked at.
  const viewer = member.id === id && !member.own ? null : id
  const isEnd = viewer === member.id || viewer === relative.id
  const mayAnswer = viewer !== null && (isEnd ? claim.awaited.includes(viewer) : can.answerTies)
  return (
    <div className="claimed">
      <p>
        <Tag tone="warning">{'side' in relative ? 'Proposed' : 'Claimed'}</Tag>
        {pendingConfirmation(claim, viewer, [
          { id: member.id, name: displayName(member) },
          { id: relative.id, name: relative.name },
        ])}
      </p>
      {mayAnswer && (
        <ClaimAnswer
          tieId={claim.tieId}
          name={relative.name}
          {...(!isEnd && { refuseLabel: 'Refuse' })}
          {...('side' in relative && { what: inWords(relative, displayName(member)) })}
          onAnswered={onAnswered}
        />
      )}
      {'side' in relative && viewer !== null && mayWithdraw(relative, [member.id, relative.id], viewer) && (
        <Withdraw tieId={claim.tieId} name={relative.name} onDone={onAnswered} />
      )}
    </div>
  )
}

const inWords = ({ side, name }: ProposedRelative, own: string) =>
  side === 'big' ? `${name} as the big brother of ${own}.` : `${own} as the big brother of ${name}.`

/** Who has proposed it, as long as nobody else has agreed; or who has agreed to it. */
function mayWithdraw({ claim, proposedBy }: ProposedRelative, ends: (number | null)[], viewer: number) {
  const awaited = claim?.awaited ?? []
  const agreed = ends.find((end) => end !== null && !awaited.includes(end))
  return agreed === undefined ? proposedBy === viewer : agreed === viewer
}

function Withdraw({ tieId, name, onDone }: { tieId: number; name: string; onDone: () => void }) {
  const withdrawing = useAct({
    call: async () => {
      await call(ties.withdraw, { params: { tieId: String(tieId) } })
      onDone()
    },
    done: () => ({ title: 'Proposal Withdrawn' }),
    stale: SHOWING_TIES,
  })
  return (
    <Button
      size="sm"
      variant="ghost"
      className="justify-self-start"
      pending={withdrawing.isPending}
      pendingLabel="Withdrawing..."
      aria-label={`Withdraw: ${name}`}
      onClick={() => withdrawing.mutate()}
    >
      Withdraw
    </Button>
  )
}
