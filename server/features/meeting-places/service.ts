// Where most brothers would be together: reckoned anew once a trip or a home has changed, and the same to everybody. It
// holds only what every brother can see on the map and in the list of trips, so that no two answers single a man out.
import type { MeetingPlace } from '@aerie/contract/meeting-places'
import { trips } from '@aerie/contract/trips'
import { openPlaces, type Places } from '#features/places/service.ts'
import { openResidences, type Residences } from '#features/residences/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { earliestToday } from '#features/trips/service.ts'
import { cachedEach } from '#platform/cache/cached-each.ts'
import { whileSame } from '#platform/cache/while-same.ts'
import type { Context } from '#platform/context.ts'
import { listSharedStops } from './data.ts'
import { findMeetingPlaces, type MeetingCity, type SharedStop } from './find-meeting-places.ts'

/** Nobody plans for longer. */
const DAYS_AHEAD = 366
const MOST_PLACES = 4

/** By day. */
const readSharedStops = cachedEach({
  answers: [trips.list],
  load: (today: string, { db }) => listSharedStops(db, today),
  // Private trips are told to their owner alone.
  concerned: ({ only }) => (only && 'memberIds' in only ? [] : 'all'),
  most: 3,
})

export async function listMeetingPlaces(ctx: Context): Promise<MeetingPlace[]> {
  const today = earliestToday(ctx.now())
  const [now, stops, places, { nearbyRadiusKm: km }] = await Promise.all([
    openResidences(ctx),
    readSharedStops(ctx, today),
    openPlaces(),
    readSettings(ctx),
  ])
  return reckon(now, stops, places, km, today)
}

const reckon = whileSame(
  (now: Residences, stops: readonly SharedStop[], places: Places, km: number, from: string): MeetingPlace[] => {
    const residences = now.places.map(({ members, ...home }) => ({ ...home, memberIds: members.map(({ id }) => id) }))
    return findMeetingPlaces(residences, stops, { km, from, days: DAYS_AHEAD, most: MOST_PLACES }).map((found) => {
      const { city, count, days } = found
      return { location: locationOf(places, found), city, count, days }
    })
  },
)

/** The words that mean this city to forms. */
function locationOf(places: Places, { city, country, latitude, longitude }: MeetingCity) {
  const same = places
    .named(city, MOST_NAMESAKES)
    .find((one) => one.latitude === latitude && one.longitude === longitude && one.name === city)
  return same?.fullName ?? `${city}, ${country}`
}

const MOST_NAMESAKES = 50
