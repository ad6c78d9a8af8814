// The stations of an election that begins with nominations, in words, by the organisation's clock.
import { dayOfMonth } from '@aerie/text/dates'
import { momentAt, timeOf } from '@aerie/text/moments'
import { clockIn, endWords } from '@aerie/text/zones'
import { timeLeft } from '#features/ballots/words/time-left.ts'

interface Dates {
  /** When the election was called, or its nominations opened again. */
  from: string
  until: string
  startDate: string
  endDate: string
  /** Whether names can still be named. */
  isOpen: boolean
}

/** '30 November, 21:00', 'the end of 30 November'. */
export const endInBrief = (iso: string, zone: string) => endWords(zone, momentAt(iso), dayOfMonth)

const dayInBrief = (iso: string, zone: string) => dayOfMonth(clockIn(zone, momentAt(iso)).day)

/** Which of the three is now, how much of it has gone, and what is said of each. */
export function stationsOf({ from, until, startDate, endDate, isOpen }: Dates, now: number, zone: string) {
  const [at, start, end] = isOpen
    ? [0, from, until]
    : now < timeOf(endDate)
      ? [1, startDate, endDate]
      : [2, endDate, endDate]
  return {
    at,
    gone: shareOf(timeOf(start), timeOf(end), now),
    stations: [
      {
        title: 'Nominations',
        lines: [`${dayInBrief(from, zone)} to ${endInBrief(until, zone)}`, isOpen ? timeLeft(until, now) : 'Closed'],
      },
      { title: 'Voting', lines: [`${dayInBrief(startDate, zone)} to ${endInBrief(endDate, zone)}`] },
      { title: 'Result', lines: [`from ${endInBrief(endDate, zone)} on`] },
    ],
  }
}

const shareOf = (from: number, to: number, now: number) =>
  to <= from ? 1 : Math.min(1, Math.max(0, (now - from) / (to - from)))
