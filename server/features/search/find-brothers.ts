// Brothers for the search everywhere: by what their cards say, and by a trip that they share; each with how he is related.
import type { MemberSummary } from '@aerie/contract/people'
import { relationsTo } from '#features/lineage/service.ts'
import { findBrothers as findByCard, personRefOf, readCards } from '#features/people/service.ts'
import { listSeen, type TripRow } from '#features/trips/service.ts'
import { countedHits, type Finder } from '#platform/search.ts'
import { keptTexts } from '#platform/search-lists.ts'

type Stop = TripRow['stops'][number]

const stopText = keptTexts<Stop>(({ location, city, country }) => [location, city, city && `${city} ${country}`])

export const findBrothers: Finder<'brother'> = async (ctx, sought, limit) => {
  const [byCard, { shared }, cards] = await Promise.all([findByCard(ctx, sought), listSeen(ctx), readCards(ctx)])
  const going = new Map<MemberSummary, { trip: TripRow; stop: Stop }>()
  for (const trip of shared) {
    if (trip.member_id === ctx.actor.id) continue
    const stop = trip.stops.find((one) => (sought.rankOf(stopText(one)) ?? 3) < 3)
    const card = stop && cards.get(trip.member_id)?.summary
    if (card && !going.has(card) && !byCard.includes(card)) going.set(card, { trip, stop })
  }
  const best = [...byCard.slice(0, limit), ...going.keys()].slice(0, limit)
  const relationOf = best.length > 0 ? await relationsTo(ctx, ctx.actor.id) : () => null
  return {
    total: countedHits(byCard.length + going.size),
    hits: best.map((card) => ({
      person: personRefOf(card),
      class: card.pledgeClass,
      location: card.location,
      kinship: relationOf(card.id),
      trip: shownTrip(going.get(card)),
    })),
  }
}

const shownTrip = (going: { trip: TripRow; stop: Stop } | undefined) =>
  going
    ? {
        id: going.trip.id,
        location: going.stop.location,
        startDate: going.trip.start_date,
        endDate: going.trip.end_date,
      }
    : null
