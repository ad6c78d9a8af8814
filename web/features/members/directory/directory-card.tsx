// One brother in the directory.
import type { MemberSummary } from '@aerie/contract/members'
import { useState } from 'react'
import { cx } from '#ui/cx.ts'
import { CardFace } from './card-face.tsx'

interface DirectoryCardProps {
  member: MemberSummary
  /** His place among those that were found, from 1. */
  position: number
  of: number
  shortName: string
  /** Left out for those who may not delete him. */
  onDelete?: ((member: MemberSummary) => void) | undefined
}

/** Cards are of one height, so what is too long is cut rather than wrapped. */
const ONE_LINE_EACH = cx(
  '[&_.member-place]:block [&_.member-place]:truncate [&_.member-place>svg]:mr-1 [&_.member-place>svg]:inline',
  '[&_.class-mark]:min-w-0 [&_.class-mark]:overflow-hidden [&_.class-mark]:text-ellipsis',
)

const TOUCH = matchMedia('(any-pointer: coarse)')

export function DirectoryCard({ member, position, of, shortName, onDelete }: DirectoryCardProps) {
  // The actions show on hover and focus only, and cost more than the card: until then they are not there.
  const [isNear, setNear] = useState(TOUCH.matches)
  const approach = () => setNear(true)
  return (
    <li
      className={`relative grid ${ONE_LINE_EACH}`}
      aria-posinset={position}
      aria-setsize={of}
      onPointerEnter={approach}
      onFocus={approach}
    >
      <CardFace member={member} shortName={shortName} onDelete={isNear ? onDelete : undefined} />
    </li>
  )
}
