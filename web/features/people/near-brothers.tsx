// Who lives near a destination, each leading to his profile.
import { displayName } from '@aerie/contract/person'
import type { TripStop } from '@aerie/contract/trips'
import { plural } from '@aerie/text/plurals'
import { Fragment } from 'react'
import { Link } from '#ui/controls/link.tsx'

export function NearBrothers({ nearby, nearbyCount }: Pick<TripStop, 'nearby' | 'nearbyCount'>) {
  const more = nearbyCount - nearby.length
  return (
    <>
      Near:{' '}
      {nearby.map((member, at) => (
        <Fragment key={member.id}>
          {at > 0 && ', '}
          <Link to={`/profile/${member.id}`}>{displayName(member)}</Link>
        </Fragment>
      ))}
      {more > 0 && (
        <>
          {' '}
          <span className="whitespace-nowrap">
            +{more} more {plural(more, 'brother')}
          </span>
        </>
      )}
    </>
  )
}
