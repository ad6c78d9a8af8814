// A moment as it is typed, by the organisation's clock, and as it is sent; without a time it is a whole day.
import { isDay } from '@aerie/text/dates'
import { momentAt } from '@aerie/text/moments'
import { clockIn, dayEndingIn, endOfDayIn, momentIn, startOfDayIn } from '@aerie/text/zones'

export interface TypedMoment {
  day: string
  time: string
}

export const typedStart = (iso: string, timeZone: string): TypedMoment => clockIn(timeZone, momentAt(iso))

/** What ends with a day has no time. */
export function typedEnd(iso: string, timeZone: string): TypedMoment {
  const day = dayEndingIn(timeZone, momentAt(iso))
  return day === null ? clockIn(timeZone, momentAt(iso)) : { day, time: '' }
}

/** Empty while there is no day; without a time the day itself, which the server makes a moment of. */
export function sentMoment({ day, time }: TypedMoment, timeZone: string): string {
  if (!isDay(day)) return ''
  return time === '' ? day : momentIn(timeZone, day, time).toISOString()
}

export type Edge = 'start' | 'end'

/** Null while there is no day; without a time, when the day begins or ends. */
export function momentOf({ day, time }: TypedMoment, timeZone: string, edge: Edge): Date | null {
  if (!isDay(day)) return null
  if (time !== '') return momentIn(timeZone, day, time)
  return edge === 'start' ? startOfDayIn(timeZone, day) : endOfDayIn(timeZone, day)
}
