// A place on the page with everything that was found: who lives there, who will be there and when, its photos, and the map.
import './found-list.css'
import { displayName, type PersonName } from '@aerie/contract/person'
import type { SearchHit } from '@aerie/contract/search'
import { counted, plural } from '@aerie/text/plurals'
import { Fragment, type ReactNode } from 'react'
import { hrefOf } from '#lib/navigation/site-map.ts'
import { Link } from '#ui/controls/link.tsx'
import { days, joined } from './line-words.ts'
import { placeName } from './place-words.ts'
import { soughtHref } from './sought.ts'

export function PlaceAnswer({ place }: { place: SearchHit<'place'> }) {
  const { name, livingCount, living, comingCount, coming, gathering, photoCount } = place
  return (
    <section className="found-list-place">
      <h3>{placeName(place)}</h3>
      {livingCount > 0 && (
        <p>
          {counted(livingCount, 'brother')} {plural(livingCount, 'lives', 'live')} here:{' '}
          <Names
            count={livingCount}
            parts={living.map((person) => ({ id: person.id, text: <Brother {...person} /> }))}
          />
        </p>
      )}
      {comingCount > 0 && (
        <p>
          {counted(comingCount, 'brother')} will be here:{' '}
          <Names
            count={comingCount}
            parts={coming.map(({ person, tripId, ...span }) => ({
              id: tripId,
              text: (
                <>
                  <Brother {...person} /> ({days(span)})
                </>
              ),
            }))}
          />
        </p>
      )}
      {gathering && (
        <p>
          Next gathering near here: <Link to={`/events/${gathering.id}`}>{gathering.title}</Link>,{' '}
          {joined([days(gathering), gathering.location])}
        </p>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <Link to={hrefOf({ to: '/members', search: { q: name } })}>Show {name} on the Wingspan</Link>
        {photoCount > 0 && <Link to={soughtHref(name, ['photo'])}>{counted(photoCount, 'photo')} from here</Link>}
      </p>
    </section>
  )
}

const Brother = (person: PersonName) => <Link to={`/profile/${person.id}`}>{displayName(person)}</Link>

/** The first few, and how many there are besides. */
function Names({ count, parts }: { count: number; parts: readonly { id: number; text: ReactNode }[] }) {
  const more = count - parts.length
  return (
    <>
      {parts.map(({ id, text }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          {text}
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  )
}
