// Beside a brother of the line whose tie is not confirmed: that it is claimed, whom it waits for, and his answer.
import './claimed.css'
import type { Relative } from '@aerie/contract/lineage'
import type { Member } from '@aerie/contract/members'
import { ClaimAnswer } from '#features/people/claim-answer.tsx'
import { displayName } from '#features/people/names.ts'
import { useSession } from '#features/session/queries.ts'
import { Tag } from '#ui/lists/tag.tsx'
import { waitsFor } from './waits-for.ts'

interface ClaimedProps {
  member: Member
  relative: Relative
  onAnswered: () => void
}

export function Claimed({ member, relative, onAnswered }: ClaimedProps) {
  const { id, can } = useSession()
  const { claim } = relative
  if (!claim) return null
  // One's own page as others see it is only looked at.
  const viewer = member.id === id && !member.own ? null : id
  const isEnd = viewer === member.id || viewer === relative.id
  const mayAnswer = viewer !== null && (isEnd ? claim.awaited.includes(viewer) : can.editMembers)
  return (
    <div className="claimed">
      <p>
        <Tag tone="warning">Claimed</Tag>
        {waitsFor(claim, viewer, [
          { id: member.id, name: displayName(member) },
          { id: relative.id, name: relative.name },
        ])}
      </p>
      {mayAnswer && <ClaimAnswer tieId={claim.tieId} name={relative.name} onAnswered={onAnswered} />}
    </div>
  )
}
