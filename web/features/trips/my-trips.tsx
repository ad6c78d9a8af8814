// One's own trips as cards, or the invitation to plan the first.
import type { Trip } from '@aerie/contract/trips'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyCode } from '#lib/lazy-code.ts'
import { useToday } from '#lib/use-today.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { NewTripButton } from './new-trip-button.tsx'
import { OwnTripCard } from './own-trip-card.tsx'
import { ownTripsQuery } from './queries.ts'
import { inOrder } from './trip-times.ts'
import { TripsSkeleton } from './trips-skeleton.tsx'
import { useTripDialog } from './use-trip-dialog.tsx'

const deleteDialog = lazyCode(() => import('./delete-trip-dialog.tsx'))

export const MyTrips = () => (
  <QueryState
    query={useQuery(ownTripsQuery)}
    skeleton={<TripsSkeleton />}
    failure="Your trips could not be loaded"
    level={2}
    empty={<NoTrips />}
  >
    {(trips) => <TripCards trips={trips} />}
  </QueryState>
)

function TripCards({ trips }: { trips: readonly Trip[] }) {
  const today = useToday()
  const editing = useTripDialog()
  const deletion = useLazyDialog(deleteDialog)
  const [deleting, setDeleting] = useState<Trip>()
  return (
    <div className="trip-cards">
      {inOrder(trips, today).map((trip) => (
        <OwnTripCard
          key={trip.id}
          trip={trip}
          today={today}
          onEdit={() => editing.open(trip)}
          onDelete={() => {
            setDeleting(trip)
            deletion.open()
          }}
        />
      ))}
      {editing.dialog}
      {deleting && deletion.code && (
        <deletion.code.DeleteTripDialog trip={deleting} open={deletion.isOpen} onClose={deletion.close} />
      )}
    </div>
  )
}

const NoTrips = () => (
  <Card flush>
    <EmptyState title="No trips yet" level={2} action={<NewTripButton>Create Your First Trip</NewTripButton>}>
      Say where you are going, and the brothers near will hear of it.
    </EmptyState>
  </Card>
)
