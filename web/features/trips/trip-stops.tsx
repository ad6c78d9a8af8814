// The places of a trip, with who is near each of them, or that it is on no map.
import type { TripStop } from '@aerie/contract/trips'
import { NearBrothers } from '#features/people/near-brothers.tsx'
import { Stop } from './trip-card.tsx'
import { isUnplaced, UNPLACED } from './unplaced.ts'

export const TripStops = ({ stops }: { stops: readonly TripStop[] }) =>
  stops.map((stop, at) => (
    <Stop key={`${at} ${stop.location}`} place={stop.location}>
      {isUnplaced(stop) ? UNPLACED : stop.nearbyCount > 0 && <NearBrothers {...stop} />}
    </Stop>
  ))
