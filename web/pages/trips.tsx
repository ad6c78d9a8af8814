// Where a member is going, and who else is on the road.
import type { Trip } from '@aerie/contract/trips'
import { useQuery } from '@tanstack/react-query'
import { CalendarSection } from '#features/calendar/calendar-section.tsx'
import { BrothersTravelling } from '#features/trips/brothers-travelling.tsx'
import { MyTrips } from '#features/trips/my-trips.tsx'
import { NewTripButton } from '#features/trips/new-trip-button.tsx'
import { ownTripsQuery, sharedTripsQuery } from '#features/trips/queries.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { Page } from '#ui/layout/page.tsx'

/** Most have made no long trip, and nobody waits for it. */
const afterTrip = lazyCode(() => import('#features/freshness/after-trip.tsx'))

export function TripsPage() {
  // What stands below the lists would be pushed down by them.
  const [own, shared] = [useQuery(ownTripsQuery), useQuery(sharedTripsQuery)]
  return (
    <Page title="My Trips" actions={<NewTripButton>Create Trip</NewTripButton>}>
      <div className="grid gap-6">
        <MyTrips />
        <BrothersTravelling />
        {own.data && <AfterTrip trips={own.data} />}
        {!own.isPending && !shared.isPending && <CalendarSection />}
      </div>
    </Page>
  )
}

function AfterTrip({ trips }: { trips: readonly Trip[] }) {
  const { data } = useCode(afterTrip)
  return data ? <data.AfterTrip trips={trips} /> : null
}
