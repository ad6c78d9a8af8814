// What is told of one city: what gatherings are to come there, how many brothers live there, the first of them, and who is travelling there when.

import { displayName } from '@aerie/contract/person'
import { shortDays } from '@aerie/text/dates'
import { counted } from '@aerie/text/plurals'
import './place-card.css'
import type { MemberSummary } from '@aerie/contract/people'
import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Place } from '#features/map-layout/place.ts'
import { Portrait } from '#features/people/portrait.tsx'
import { Link } from '#ui/controls/link.tsx'
import { usePortraits } from './use-portraits.ts'

/** The content of the info window. */
export const PlaceCard = ({ place }: { place: Place }) => (
  <div className="place-card">
    <h3>{place.city}</h3>
    <p className="place-card-meta">
      {[place.country, place.memberCount > 0 && countBrothers(place.memberCount)].filter(Boolean).join(' · ')}
    </p>
    <PlacePeople place={place} />
  </div>
)

const NAMED = 4

export function PlacePeople({ place: { memberCount, members, travellers, gatherings } }: { place: Place }) {
  const named = members.slice(0, NAMED)
  const coming = travellers.slice(0, NAMED)
  const portraitOf = usePortraits([
    ...new Set([...named.map(({ id }) => id), ...coming.map(({ memberId }) => memberId)]),
  ])
  return (
    <>
      {gatherings.length > 0 && (
        <ul className="place-card-people" aria-label="Gatherings here">
          {gatherings.slice(0, NAMED).map(({ id, title, startDate, endDate, going }) => (
            <li key={id}>
              <Link to={`/events/${id}`}>
                <CalendarDays className="place-card-sign" />
                <span>
                  {title}
                  <em>{`, ${shortDays(startDate, endDate)}, ${going} coming`}</em>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {gatherings.length > NAMED && (
        <p className="place-card-more">{`+${gatherings.length - NAMED} more gatherings`}</p>
      )}
      {named.length > 0 && (
        <ul className="place-card-people">
          {named.map((member) => (
            <li key={member.id}>
              <PersonLine id={member.id} name={displayName(member)} card={portraitOf(member.id)} />
            </li>
          ))}
        </ul>
      )}
      <More count={memberCount - named.length} />
      {coming.length > 0 && (
        <ul className="place-card-people" aria-label="Travelling here">
          {coming.map(({ memberId, name, title, from, to }) => (
            <li key={`${memberId} ${from} ${title}`}>
              <PersonLine id={memberId} name={name} card={portraitOf(memberId)} title={title}>
                <em>{`, ${shortDays(from, to)}`}</em>
              </PersonLine>
            </li>
          ))}
        </ul>
      )}
      {travellers.length > NAMED && (
        <p className="place-card-more">{`+${travellers.length - NAMED} more travelling`}</p>
      )}
    </>
  )
}

interface PersonLineProps {
  id: number
  name: string
  card: MemberSummary | undefined
  title?: string
  children?: ReactNode
}

const PersonLine = ({ id, name, card, title, children }: PersonLineProps) => (
  <Link to={`/profile/${id}`} title={title}>
    <Portrait name={name} src={card?.profileImageUrl} hash={card?.profileImageHash} width={20} decorative />
    <span>
      {name}
      {children}
    </span>
  </Link>
)

const More = ({ count }: { count: number }) =>
  count > 0 && <p className="place-card-more">{`+${count} more brothers`}</p>

export const countBrothers = (count: number) => counted(count, 'Brother')
