// When a gathering is: by the clock of its place, and by the reader's where that shows something else.
import type { GatheringCard } from '@aerie/contract/gatherings'
import { dayOfMonth, longDay, weekdayOf } from '@aerie/text/dates'
import { momentAt } from '@aerie/text/moments'
import { clockIn, ownTimeZone, placeOf } from '@aerie/text/zones'

type Times = Pick<
  GatheringCard,
  'startsAt' | 'endsAt' | 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'timeZone' | 'location' | 'city'
>

/** 'Galway' of 'Galway, County Galway, Ireland': as it was typed, since that is what those who are asked call it. */
const cityOf = ({ location }: Pick<GatheringCard, 'location'>) => location.split(',', 1)[0]?.trim() || location

/** '19:00 in Galway, 20:00 for you', 'From 16:00 in Philadelphia, the same for you'. */
export function hourWords(times: Times, own = ownTimeZone()): string {
  const { startDate, endDate, startTime } = times
  const hour = startDate === endDate ? startTime : `From ${startTime}`
  return `${hour} in ${cityOf(times)}, ${ownHour(times, own)}`
}

function ownHour({ startsAt, startDate, startTime }: Times, own: string) {
  const { day, time } = clockIn(own, momentAt(startsAt))
  if (day !== startDate) return `${time} on ${dayOfMonth(day)} for you`
  return time === startTime ? 'the same for you' : `${time} for you`
}

/** 'Saturday, 12 December 2026, 19:00 to 23:00', 'Friday, 9 April 2027, 16:00 to Monday, 12 April 2027'. */
export function spanWords({ startDate, startTime, endDate, endTime }: Times): string {
  const begin = `${dayWords(startDate)}, ${startTime}`
  if (endDate === startDate) return endTime === null ? begin : `${begin} to ${endTime}`
  return `${begin} to ${dayWords(endDate)}${endTime === null ? '' : `, ${endTime}`}`
}

/** 'Galway time. For you, in Oslo, 20:00 to 00:00.'; where both clocks show the same, whose they are alone. */
export function clockWords(times: Times, own = ownTimeZone()): string {
  const whose = times.city === null ? `${placeOf(times.timeZone)} time` : `${cityOf(times)} time`
  const { startsAt, endsAt, startDate, startTime } = times
  const begin = clockIn(own, momentAt(startsAt))
  if (begin.day === startDate && begin.time === startTime) return `${whose}, the same as yours.`
  const end = endsAt === null ? null : clockIn(own, momentAt(endsAt))
  const day = begin.day === startDate ? '' : `${dayOfMonth(begin.day)}, `
  const until = end === null ? '' : ` to ${end.day === begin.day ? '' : `${dayOfMonth(end.day)}, `}${end.time}`
  return `${whose}. For you, in ${placeOf(own)}, ${day}${begin.time}${until}.`
}

const dayWords = (day: string) => `${weekdayOf(day)}, ${longDay(day)}`
