// A member in the directory: the whole card leads to him, its tools appear on hover and focus.
import '#ui/layout/card.css'
import './member-card.css'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { ClassMark } from '#features/people/class-mark.tsx'
import { type Office, OfficeDots } from '#features/people/office-dots.tsx'
import { Portrait, type SystemRole } from '#features/people/portrait.tsx'
import { Link } from '#ui/controls/link.tsx'

type MemberCardProps = {
  to: string
  name: string
  photo?: string | null | undefined
  /** The photo's thumbhash. */
  photoHash?: string | null | undefined
  isRemembered?: boolean | undefined
  job?: string | undefined
  place?: string | undefined
  classLabel: string
  offices?: readonly Office[]
  system?: SystemRole | undefined
  /** A tag on the foot of the portrait, such as 'Inactive'. */
  status?: ReactNode
  tools?: ReactNode
}

export function MemberCard(props: MemberCardProps) {
  const {
    to,
    name,
    photo,
    photoHash,
    isRemembered,
    job,
    place,
    classLabel,
    offices = [],
    system,
    status,
    tools,
  } = props
  return (
    <article className="card member-card">
      <div className="member-card-portrait">
        <Portrait
          name={name}
          src={photo}
          hash={photoHash}
          isRemembered={isRemembered}
          width={84}
          system={system}
          decorative
        />
        {status && <span className="member-card-status">{status}</span>}
      </div>
      <div className="member-card-in">
        <h3>
          <Link to={to} className="member-card-link">
            {name}
          </Link>
        </h3>
        {job && <p className="member-card-job">{job}</p>}
        {place && (
          <p className="member-card-place">
            <MapPin />
            {place}
          </p>
        )}
        <div className="member-card-base">
          <ClassMark label={classLabel} />
          {offices.length > 0 && <OfficeDots offices={offices} />}
        </div>
      </div>
      {tools && <div className="member-card-tools">{tools}</div>}
    </article>
  )
}
