// How the days of a gathering stand to those of a trip.
import type { NearGathering } from '@aerie/contract/gathering-trips'
import { daysBetween } from '@aerie/text/dates'
import { counted } from '@aerie/text/plurals'

type Days = Pick<NearGathering, 'startDate' | 'endDate'>

/** 'while you are there', '2 days after you leave', '1 day before you come'. */
export function besideTrip(gathering: Days, trip: Days): string {
  if (gathering.startDate > trip.endDate) return `${daysOf(trip.endDate, gathering.startDate)} after you leave`
  if (gathering.endDate < trip.startDate) return `${daysOf(gathering.endDate, trip.startDate)} before you come`
  return 'while you are there'
}

const daysOf = (from: string, to: string) => counted(daysBetween(from, to), 'day')
