// A brother who stands, or who is asked and has not answered, with what is said of him and how it stands.
import './named-row.css'
import type { NomineePhoto } from '@aerie/contract/nomination-values'
import type { PersonRef } from '@aerie/contract/person'
import { displayName } from '@aerie/contract/person'
import type { ReactNode } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { cx } from '#ui/theme/cx.ts'

interface NamedRowProps {
  member: PersonRef
  /** With which he stands, where it is not his portrait. */
  photo?: NomineePhoto | null
  /** Such as 'nominated by Gerard Pruitt and 3 more'. */
  note: ReactNode
  statement?: string | null
  /** How it stands, as a tag. */
  state: ReactNode
  /** Smaller, while he does not stand. */
  waits?: boolean
  /** What one may do about it. */
  children?: ReactNode
}

export function NamedRow({ member, photo, note, statement, state, waits = false, children }: NamedRowProps) {
  const name = displayName(member)
  return (
    <li className={cx('named-row', waits && 'named-row-waits')}>
      <Portrait
        name={name}
        src={photo?.url ?? member.profileImageUrl}
        hash={photo?.hash ?? member.profileImageHash}
        isRemembered={member.isRemembered}
        width={waits ? 44 : 52}
        decorative
      />
      <div>
        <b className="named-row-name">{name}</b>
        {statement && <p>{statement}</p>}
        {note && <small>{note}</small>}
        {children}
      </div>
      {state}
    </li>
  )
}
