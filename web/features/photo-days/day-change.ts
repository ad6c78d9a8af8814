// What is typed into the dialog as a change of days, and in words.

import type { DayChange } from '@aerie/contract/photo-days'
import { writtenDay } from '@aerie/text/dates'
import { counted } from '@aerie/text/plurals'
import { momentIn, UTC } from '@aerie/text/zones'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

export interface Typed {
  /** `2024-06-15`, empty where none is chosen. */
  day: string
  /** `19:30`, empty where it is not known. */
  time: string
}

/** `takenAt` as fields have it. */
export const typedOf = (takenAt: string): Typed => ({ day: writtenDay(takenAt), time: takenAt.slice(11, 16) })

export const setTo = ({ day, time }: Typed): DayChange => ({ act: 'set', day, time: time || null })

/** All by as much as the first is to be moved; to the minute. */
export function shiftOf(first: string, { day, time }: Typed): DayChange {
  const before = typedOf(first)
  const minutesOf = (typed: Typed) => momentIn(UTC, typed.day, typed.time || before.time).getTime() / MINUTE_MS
  return { act: 'shift', minutes: minutesOf({ day, time }) - minutesOf(before) }
}

/** '2 days, 3 hours later'. */
export function shiftWords(minutes: number): string {
  if (minutes === 0) return 'not at all'
  const size = Math.abs(minutes)
  const parts = [
    [Math.floor(size / DAY_MINUTES), 'day'],
    [Math.floor((size % DAY_MINUTES) / HOUR_MINUTES), 'hour'],
    [size % HOUR_MINUTES, 'minute'],
  ] as const
  const words = parts.flatMap(([count, unit]) => (count > 0 ? counted(count, unit) : []))
  return `${words.join(', ')} ${minutes < 0 ? 'earlier' : 'later'}`
}
