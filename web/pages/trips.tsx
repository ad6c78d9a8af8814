// Where a member is going, and who else is on the road.

import { useQuery } from '@tanstack/react-query'
import { CalendarSection } from '#features/calendar/calendar-section.tsx'
import { BrothersTravelling } from '#features/trips/brothers-travelling.tsx'
import { MyTrips } from '#features/trips/my-trips.tsx'
import { NewTripButton } from '#features/trips/new-trip-button.tsx'
import { ownTripsQuery, sharedTripsQuery } from '#features/trips/queries.ts'
import { Page } from '#ui/layout/page.tsx'

export function TripsPage() {
  // What stands below the lists would be pushed down by them.
  const [own, shared] = [useQuery(ownTripsQuery), useQuery(sharedTripsQuery)]
  return (
    <Page title="My Trips" actions={<NewTripButton>Create Trip</NewTripButton>}>
      <div className="grid gap-6">
        <MyTrips />
        <BrothersTravelling />
        {!own.isPending && !shared.isPending && <CalendarSection />}
      </div>
    </Page>
  )
}
