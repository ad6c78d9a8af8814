// The others' trips that are shared: who is on the road, where to and when, the soonest first.
import type { Trip } from '@aerie/contract/trips'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useToday } from '#lib/use-today.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { sharedTripsQuery } from './queries.ts'
import { TravellerRow } from './traveller-row.tsx'
import { TravellersSkeleton } from './travellers-skeleton.tsx'
import { inOrder, isOver } from './trip-times.ts'

const FIRST_SHOWN = 12

export const BrothersTravelling = () => (
  <Card title="Brothers travelling" flush>
    <Travels />
  </Card>
)

function Travels() {
  const query = useQuery(sharedTripsQuery)
  const today = useToday()
  const isAhead = (trip: Trip) => !isOver(trip, today)
  return (
    <QueryState
      query={query}
      skeleton={<TravellersSkeleton />}
      failure="The trips of your brothers could not be loaded"
      empty={<NobodyTravels />}
      isEmpty={(trips) => !trips.some(isAhead)}
    >
      {(trips) => <Travellers ahead={trips.filter(isAhead)} today={today} />}
    </QueryState>
  )
}

function Travellers({ ahead, today }: { ahead: readonly Trip[]; today: string }) {
  const [shown, setShown] = useState(FIRST_SHOWN)
  return (
    <>
      <ul className="trip-rows">
        {inOrder(ahead, today)
          .slice(0, shown)
          .map((trip) => (
            <TravellerRow key={trip.id} trip={trip} today={today} />
          ))}
      </ul>
      {ahead.length > shown && (
        <footer className="card-foot">
          <span className="num">
            {shown} of {ahead.length}
          </span>
          <Button size="sm" onClick={() => setShown(shown + FIRST_SHOWN)}>
            Show more
          </Button>
        </footer>
      )}
    </>
  )
}

const NobodyTravels = () => (
  <EmptyState title="Nobody is travelling" compact>
    Trips that brothers share appear here.
  </EmptyState>
)
