// A moment as it is typed, by the organisation's clock, and as it is sent; without a time it is a whole day.
import { clockIn, dayEndingIn, endOfDayIn, momentIn, startOfDayIn } from '@aerie/contract/zones'

export interface TypedMoment {
  day: string
  time: string
}

export const typedStart = (iso: string, timeZone: string): TypedMoment => clockIn(timeZone, new Date(iso))

/** What ends with a day has no time. */
export function typedEnd(iso: string, timeZone: string): TypedMoment {
  const day = dayEndingIn(timeZone, new Date(iso))
  return day === null ? clockIn(timeZone, new Date(iso)) : { day, time: '' }
}

/** What a field for a day holds while one is typed may have more digits. */
const DAY = /^\d{4}-\d\d-\d\d$/

/** Empty while there is no day; without a time the day itself, which the server makes a moment of. */
export function sentMoment({ day, time }: TypedMoment, timeZone: string): string {
  if (!DAY.test(day)) return ''
  return time === '' ? day : momentIn(timeZone, day, time).toISOString()
}

export type Edge = 'start' | 'end'

/** Null while there is no day; without a time, when the day begins or ends. */
export function momentOf({ day, time }: TypedMoment, timeZone: string, edge: Edge): Date | null {
  if (!DAY.test(day)) return null
  if (time !== '') return momentIn(timeZone, day, time)
  return edge === 'start' ? startOfDayIn(timeZone, day) : endOfDayIn(timeZone, day)
}
