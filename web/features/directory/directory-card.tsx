// One brother in the directory.
import type { MemberSummary } from '@aerie/contract/people'
import { useState } from 'react'
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

const TOUCH = matchMedia('(any-pointer: coarse)')

export function DirectoryCard({ member, position, of, shortName, onDelete }: DirectoryCardProps) {
  // The actions show on hover and focus only, and cost more than the card: until then they are not there.
  const [isNear, setNear] = useState(TOUCH.matches)
  const approach = () => setNear(true)
  return (
    <li className="grid" aria-posinset={position} aria-setsize={of} onPointerEnter={approach} onFocus={approach}>
      <CardFace member={member} shortName={shortName} onDelete={isNear ? onDelete : undefined} />
    </li>
  )
}
