// A brother who comes to a gathering, or was there: his portrait, his name, and what goes with him.
import './coming.css'
import { pledgeClassLabel } from '@aerie/contract/classes'
import type { Answer } from '@aerie/contract/gatherings'
import { displayName } from '@aerie/contract/person'
import { counted } from '@aerie/text/plurals'
import type { ReactNode } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { useSession } from '#features/session/queries.ts'
import { useSettings } from '#features/settings/queries.ts'
import { Link } from '#ui/controls/link.tsx'

interface ComingBrotherProps {
  answer: Answer
  /** Below his name. */
  children?: ReactNode
}

export function ComingBrother({ answer: { member, pledgeClass, guests, isHost }, children }: ComingBrotherProps) {
  const { shortName } = useSettings()
  const { id: ownId } = useSession()
  const name = displayName(member)
  const parts = [
    member.id === ownId && 'You',
    isHost && 'Host',
    pledgeClass !== null && pledgeClassLabel(pledgeClass, shortName),
    guests > 0 && `with ${counted(guests, 'guest')}`,
  ]
  return (
    <li>
      <Portrait
        name={name}
        src={member.profileImageUrl}
        hash={member.profileImageHash}
        isRemembered={member.isRemembered}
        width={36}
        decorative
      />
      <div>
        <Link to={`/profile/${member.id}`}>{name}</Link>
        <small>{parts.filter(Boolean).join(', ')}</small>
        {children}
      </div>
    </li>
  )
}
