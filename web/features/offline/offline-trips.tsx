// One's own trips as this device keeps them, and for each city on them who lives there.
import type { KeptBrother } from '@aerie/contract/offline'
import type { Trip, TripStop } from '@aerie/contract/trips'
import { dayHere, longDays } from '@aerie/text/dates'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'
import { asOfWords } from './as-of.ts'
import type { KeptCopy } from './kept-copy.ts'
import { KeptRow } from './kept-row.tsx'

export function OfflineTrips({ copy, band }: { copy: KeptCopy; band: ReactNode }) {
  const { trips, about } = copy
  return (
    <Page title="My Trips" subtitle={`From this device, as of ${asOfWords(about.asOf)}`}>
      {band}
      <div className="grid gap-6">
        {trips.toSorted(byTime).map((trip) => (
          <OfflineTrip key={trip.id} trip={trip} copy={copy} />
        ))}
        {trips.length === 0 && (
          <EmptyState level={2} title="No trips on this device">
            Yours are here once you have planned one.
          </EmptyState>
        )}
      </div>
    </Page>
  )
}

/** What is under way or next comes first, and what is over last. */
function byTime(one: Trip, other: Trip) {
  const today = dayHere()
  const [isOver, isOtherOver] = [one, other].map(({ endDate }) => endDate < today)
  return Number(isOver) - Number(isOtherOver) || (one.startDate < other.startDate ? -1 : 1)
}

const OfflineTrip = ({ trip, copy }: { trip: Trip; copy: KeptCopy }) => (
  <Card
    title={trip.title}
    flush
    action={<span className="num text-ink-3">{longDays(trip.startDate, trip.endDate)}</span>}
  >
    {trip.stops.map((stop) => (
      <OfflineStop key={stop.location} stop={stop} copy={copy} />
    ))}
  </Card>
)

function OfflineStop({ stop, copy: { brothers, own, about } }: { stop: TripStop; copy: KeptCopy }) {
  const there = livingIn(stop, brothers).filter(({ id }) => id !== own?.id)
  return (
    <section className="pb-3">
      <h3 className="px-5 pb-2 font-semibold">
        {stop.location}
        <span className="ml-3 text-sm font-normal text-ink-3">
          {there.length > 0 ? 'Who lives there' : 'Nobody on this device lives there'}
        </span>
      </h3>
      <ul className="kept-rows">
        {there.map((brother) => (
          <KeptRow key={brother.id} brother={brother} shortName={about.shortName} />
        ))}
      </ul>
    </section>
  )
}

/** Whose city is the one that was found for the stop. */
export const livingIn = ({ city, country }: Pick<TripStop, 'city' | 'country'>, brothers: readonly KeptBrother[]) =>
  city === null ? [] : brothers.filter((one) => one.city === city && one.country === country)
