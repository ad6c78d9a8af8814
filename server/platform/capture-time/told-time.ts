// When a photo or film was taken, as something tells it, and what becomes of that: a time by the clock of the place, for order alone.

/** As something tells it; what is told of a `day` is no more than that. */
export interface ToldTime {
  /** `2024-10-12T17:30:05`, of a day `2024-10-12`. */
  at: string
  /** By the clock of the place, or by that of Greenwich. */
  clock: 'place' | 'utc' | 'day'
  /** Minutes by which the clock of the place is ahead of UTC; null where that is not said. */
  ahead: number | null
}

export interface PlaceTime {
  /** `2024-10-12T17:30:05`, by the clock of the place. */
  at: string
  /** Whether only the day is known; the hour then is for the order alone. */
  isDayOnly: boolean
  ahead: number | null
}

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** The farthest that clocks of places are ahead of UTC, and behind it. */
const MOST_AHEAD = 14 * 60
const QUARTER = 15
/** Photography is not older. */
const FIRST_YEAR = 1826
/** What clocks show that were never set: the beginnings of the counts of QuickTime and Unix. */
const NEVER_SET = new Set(['1904-01-01T00:00:00', '1970-01-01T00:00:00'])
/** Nothing tells the hour of a day: it stands among those of which it is known. */
const HOUR_OF_DAY_ONLY = '12:00:00'

/** Null for a day that was not, a time at which no clock stood, or one to come. */
export function toldTime(
  at: string,
  clock: ToldTime['clock'],
  now: Date,
  ahead: number | null = null,
): ToldTime | null {
  const whole = clock === 'day' ? `${at}T00:00:00` : at
  const time = new Date(`${whole}Z`)
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(whole)) return null
  if (time.getUTCFullYear() < FIRST_YEAR || time.getTime() > now.getTime() + DAY_MS) return null
  if (clock !== 'day' && NEVER_SET.has(whole)) return null
  return { at, clock, ahead: ahead !== null && Math.abs(ahead) <= MOST_AHEAD ? ahead : null }
}

/** Minutes that `+02:00` or `+0200` is ahead of UTC; null for anything else. */
export function aheadOf(zone: string | undefined): number | null {
  if (zone === 'Z') return 0
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone ?? '') ?? []
  return hours === undefined ? null : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** What else may tell the hour where the first does not. */
export interface Hints {
  /** Of the same taking. */
  others?: readonly (ToldTime | null)[]
  /** Minutes that the clock of the place was ahead of UTC, as those beside it say, or the device of who sent it. */
  ahead?: readonly (number | null)[]
}

/** By the clock of the place, as far as it can be told. */
export function placeTime(told: ToldTime, { others = [], ahead = [] }: Hints = {}): PlaceTime {
  const beside = others.filter((other) => other !== null)
  if (told.clock === 'place') return { at: told.at, isDayOnly: false, ahead: told.ahead }
  if (told.clock === 'day') {
    const ofThatDay = beside.find(({ at, clock }) => clock === 'place' && at.startsWith(told.at))
    return ofThatDay
      ? { at: ofThatDay.at, isDayOnly: false, ahead: ofThatDay.ahead }
      : { at: `${told.at}T${HOUR_OF_DAY_ONLY}`, isDayOnly: true, ahead: null }
  }
  for (const other of beside) {
    const found = other.clock === 'place' ? aheadBetween(told.at, other.at) : null
    if (found !== null) return { at: other.at, isDayOnly: false, ahead: found }
  }
  const known = ahead.find((minutes) => minutes !== null) ?? null
  return { at: shifted(told.at, (known ?? 0) * MINUTE_MS), isDayOnly: false, ahead: known }
}

/** A time so many milliseconds later, by the same clock. */
export const shifted = (at: string, byMs: number) => new Date(Date.parse(`${at}Z`) + byMs).toISOString().slice(0, 19)

/** How far a clock is ahead that shows `place` when it is `utc`: quarters of hours; null where no clock is so far off. */
function aheadBetween(utc: string, place: string) {
  const minutes = (Date.parse(`${place}Z`) - Date.parse(`${utc}Z`)) / MINUTE_MS
  const ahead = Math.round(minutes / QUARTER) * QUARTER
  return Math.abs(ahead) <= MOST_AHEAD ? ahead || 0 : null
}
