// What the dashboard tells of trips: one's own next one, whose come near, and who is travelling now.
import type { Trip } from '@aerie/contract/trips'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { nearTripsQuery, ownTripsQuery, soonestTripsQuery } from '#features/trips/queries.ts'
import { TravellerRow } from '#features/trips/traveller-row.tsx'
import { TravellersSkeleton } from '#features/trips/travellers-skeleton.tsx'
import { inOrder, isOver, isUnderWay } from '#features/trips/trip-times.ts'
import { useToday } from '#lib/use-today.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Card } from '#ui/layout/card.tsx'

const MOST_TRAVELLERS = 4

/** Both lists together, so that what is near does not push itself in later. */
export function NextTripCard({ viewerId }: { viewerId: number }) {
  const [own, near] = [useQuery(ownTripsQuery), useQuery(nearTripsQuery)]
  const today = useToday()
  const query = {
    data: own.data && near.data && nextOf(own.data, near.data, today),
    error: own.error ?? near.error,
    isFetching: own.isFetching || near.isFetching,
    refetch: () => Promise.all([own.error && own.refetch(), near.error && near.refetch()]),
  }
  return (
    <Card title="Next trips" flush action={<AllTrips />}>
      <QueryState
        query={query}
        skeleton={<TravellersSkeleton rows={2} />}
        failure="The next trips could not be loaded"
        empty={
          <EmptyState title="No trip ahead" compact>
            Your next trip appears here, and those of brothers who come near you.
          </EmptyState>
        }
      >
        {(trips) => <Rows trips={trips} today={today} viewerId={viewerId} />}
      </QueryState>
    </Card>
  )
}

/** His own first, whenever it is. */
function nextOf(own: readonly Trip[], near: readonly Trip[], today: string) {
  const isAhead = (trip: Trip) => !isOver(trip, today)
  const ownAhead = inOrder(
    own.filter((trip) => trip.isActive && isAhead(trip)),
    today,
  )
  return [...ownAhead.slice(0, 1), ...inOrder(near.filter(isAhead), today)]
}

export function TravellingNowCard({ viewerId }: { viewerId: number }) {
  const query = useQuery(soonestTripsQuery)
  const today = useToday()
  const isNow = (trip: Trip) => isUnderWay(trip, today)
  return (
    <Card title="Travelling now" flush action={<AllTrips />}>
      <QueryState
        query={query}
        skeleton={<TravellersSkeleton rows={2} />}
        failure="The brothers on the road could not be loaded"
        empty={
          <EmptyState title="Nobody is on the road today" compact>
            Brothers whose shared trip is under way appear here.
          </EmptyState>
        }
        isEmpty={(trips) => !trips.some(isNow)}
      >
        {(trips) => <Rows trips={trips.filter(isNow).slice(0, MOST_TRAVELLERS)} today={today} viewerId={viewerId} />}
      </QueryState>
    </Card>
  )
}

const AllTrips = () => (
  <Link to="/trips" className={buttonClass({ variant: 'link' })}>
    View All
    <ArrowRight />
  </Link>
)

const Rows = ({ trips, today, viewerId }: { trips: readonly Trip[]; today: string; viewerId: number }) => (
  <ul className="trip-rows">
    {trips.map((trip) => (
      <TravellerRow key={trip.id} trip={trip} today={today} isOwn={trip.traveller.id === viewerId} />
    ))}
  </ul>
)
