// What is told of one city: how many brothers live there, the first of them, and who is travelling there when.
import './place-card.css'
import { Link } from '#ui/controls/link.tsx'
import type { Place, Traveller } from './drawing/place.ts'
import { travelDays } from './travel-days.ts'

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

export const PlacePeople = ({ place: { memberCount, members, travellers } }: { place: Place }) => (
  <>
    {members.length > 0 && (
      <ul className="place-card-people">
        {members.slice(0, NAMED).map(({ id, firstName, lastName }) => (
          <li key={id}>
            <Link to={`/profile/${id}`}>{`${firstName} ${lastName}`}</Link>
          </li>
        ))}
      </ul>
    )}
    <More count={memberCount - Math.min(NAMED, members.length)} />
    {travellers.length > 0 && (
      <ul className="place-card-people" aria-label="Travelling here">
        {travellers.slice(0, NAMED).map((traveller) => (
          <li key={`${traveller.memberId} ${traveller.from} ${traveller.title}`}>
            <TravellerLine {...traveller} />
          </li>
        ))}
      </ul>
    )}
    {travellers.length > NAMED && <p className="place-card-more">{`+${travellers.length - NAMED} more travelling`}</p>}
  </>
)

const More = ({ count }: { count: number }) =>
  count > 0 && <p className="place-card-more">{`+${count} more brothers`}</p>

const TravellerLine = ({ memberId, name, title, from, to }: Traveller) => (
  <Link to={`/profile/${memberId}`} title={title}>
    {name}
    <span>{`, ${travelDays(from, to)}`}</span>
  </Link>
)

export const countBrothers = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'Brother' : 'Brothers'}`
