// Who lives near a destination, each leading to his profile.
import { fullName } from '@aerie/contract/person'
import type { TripStop } from '@aerie/contract/trips'
import { Fragment } from 'react'
import { Link } from '#ui/controls/link.tsx'

export function NearBrothers({ nearby, nearbyCount }: Pick<TripStop, 'nearby' | 'nearbyCount'>) {
  const more = nearbyCount - nearby.length
  return (
    <>
      Near:{' '}
      {nearby.map(({ id, firstName, lastName }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Link to={`/profile/${id}`}>{fullName({ firstName, lastName })}</Link>
        </Fragment>
      ))}
      {more > 0 && (
        <>
          {' '}
          <span className="whitespace-nowrap">
            +{more} more {more === 1 ? 'brother' : 'brothers'}
          </span>
        </>
      )}
    </>
  )
}
