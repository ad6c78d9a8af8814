// Where a gathering is and when: the place that was typed, its clock, and the moments that days and hours mean there.
import type { NewGathering } from '@aerie/contract/gathering-forms'
import type { PlaceClock } from '@aerie/contract/gatherings'
import { daysAfter } from '@aerie/text/dates'
import { openPlaces } from '#features/places/service.ts'
import { readTimeZone, requireGatherings } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { endOfDay, momentOf, zoneAt } from '#platform/zoned-times.ts'

const NOWHERE = { city: null, country: null, latitude: null, longitude: null }
const SKIPPED = 'The clocks there are put forward over this hour. Choose another.'
const DAY_MS = 86_400_000
/** Longer than any reunion; what is meant to go on for ever is no gathering. */
const LONGEST_DAYS = 31

/** The city that a location means and its time zone; of what means none, the organisation's. */
async function readClockOf(ctx: Context, location: string) {
  const city = (await openPlaces()).find(location)
  const zone = city && (await zoneAt(city))
  const found = city
    ? { city: city.city, country: city.country, latitude: city.latitude, longitude: city.longitude }
    : NOWHERE
  return { ...found, timeZone: zone ?? (await readTimeZone(ctx)), isKnown: zone !== null }
}

interface HourThere {
  location: string
  date: string
  time: string
}

export async function showClock(ctx: Context, { location, date, time }: HourThere): Promise<PlaceClock> {
  await requireGatherings(ctx)
  const { city, country, timeZone, isKnown } = await readClockOf(ctx, location)
  const moment = await momentOf({ date, time, timeZone })
  return { city, country, timeZone, isKnown, startsAt: moment?.toISOString() ?? null }
}

type Typed = Pick<NewGathering, 'location' | 'place' | 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'answerBy'>

/** The columns of place and time that a form means; refuses hours that are none, and ends before the beginning. */
export async function placeAndTimeOf(ctx: Context, typed: Typed) {
  const { location, place = null, startDate, startTime, endTime = null, answerBy = null } = typed
  const { isKnown: _, timeZone, ...found } = await readClockOf(ctx, location)
  const startsAt = await momentOf({ date: startDate, time: startTime, timeZone })
  if (!startsAt) throw invalid('startTime', SKIPPED)
  // From seven to one is over midnight, where no last day is given.
  const endDate = typed.endDate ?? (endTime !== null && endTime <= startTime ? daysAfter(startDate, 1) : startDate)
  if (endDate < startDate) throw invalid('endDate', 'The last day is before the first')
  const endsAt = endTime === null ? null : await momentOf({ date: endDate, time: endTime, timeZone })
  if (endTime !== null && !endsAt) throw invalid('endTime', SKIPPED)
  if (endsAt && endsAt <= startsAt) throw invalid('endTime', 'The end is before the beginning')
  const overAt = endsAt ?? (await endOfDay(endDate, timeZone))
  if (overAt.getTime() - startsAt.getTime() > LONGEST_DAYS * DAY_MS)
    throw invalid('endDate', `A gathering lasts ${LONGEST_DAYS} days at most`)
  if (answerBy !== null && answerBy > startDate) throw invalid('answerBy', 'This day is after the gathering')
  return {
    location,
    place,
    ...found,
    time_zone: timeZone,
    start_date: startDate,
    start_time: startTime,
    end_date: endDate,
    end_time: endTime,
    starts_at: startsAt,
    ends_at: endsAt,
    over_at: overAt,
    answer_by: answerBy,
  }
}
