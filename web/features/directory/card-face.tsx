// What a card in the directory shows of a brother; drawn anew only when he changes.
import { classLabel } from '@aerie/contract/classes'
import type { MemberSummary } from '@aerie/contract/people'
import { displayName } from '@aerie/contract/person'
import { memo } from 'react'
import { jobLine } from '#features/people/job-line.ts'
import { officesOf } from '#features/people/offices.ts'
import { useSettings } from '#features/settings/queries.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { Tag } from '#ui/lists/tag.tsx'
import type { CardActionsProps } from './card-actions.tsx'
import { MemberCard } from './member-card.tsx'

const cardActions = lazyCode(() => import('./card-actions.tsx'))

interface CardFaceProps {
  member: MemberSummary
  shortName: string
  /** Left out where there are no actions to show. */
  onDelete?: ((member: MemberSummary) => void) | undefined
}

export const CardFace = memo(function CardFace({ member, shortName, onDelete }: CardFaceProps) {
  const name = displayName(member)
  const { offices } = useSettings()
  const profile = `/profile/${member.id}`
  return (
    <MemberCard
      to={profile}
      name={name}
      photo={member.profileImageUrl}
      photoHash={member.profileImageHash}
      isRemembered={member.isRemembered}
      job={jobLine(member)}
      place={member.location ?? member.country ?? undefined}
      classLabel={classLabel({ ...member, title: member.currentPosition }, shortName)}
      offices={officesOf(member.roles, offices)}
      system={member.role === 'member' ? undefined : member.role}
      status={member.isRemembered ? <Tag>In Memoriam</Tag> : !member.isActive && <Tag>Inactive</Tag>}
      tools={onDelete && <Tools name={name} profile={profile} onDelete={() => onDelete(member)} />}
    />
  )
})

/** A card whose actions cannot be fetched does without. */
function Tools(props: CardActionsProps) {
  const { data } = useCode(cardActions)
  return data && <data.CardActions {...props} />
}
