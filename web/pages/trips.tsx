// Where a member is going, and who else is on the road.

import { CalendarSection } from '#features/calendar/calendar-section.tsx'
import { BrothersTravelling } from '#features/trips/brothers-travelling.tsx'
import { MyTrips } from '#features/trips/my-trips.tsx'
import { NewTripButton } from '#features/trips/new-trip-button.tsx'
import { Page } from '#ui/layout/page.tsx'

export const TripsPage = () => (
  <Page title="My Trips" actions={<NewTripButton>Create Trip</NewTripButton>}>
    <div className="grid gap-6">
      <MyTrips />
      <BrothersTravelling />
      <CalendarSection />
    </div>
  </Page>
)
