// Whether a poll is over and how long it is open still, by the server's clock.
import type { Poll } from '@aerie/contract/polls'
import { timeOf } from '@aerie/text/moments'
import { plural } from '@aerie/text/plurals'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export const isOver = ({ endDate, outcome }: Pick<Poll, 'endDate' | 'outcome'>, now: number) =>
  outcome !== 'open' || timeOf(endDate) <= now

const count = (number: number, noun: string) => `${number} ${plural(number, noun)} left`

/** 'Ended', '3 days left', '1 hour left', 'Less than 1 hour left'. */
export function timeLeft(endDate: string, now: number): string {
  const left = timeOf(endDate) - now
  if (left <= 0) return 'Ended'
  if (left >= DAY_MS) return count(Math.floor(left / DAY_MS), 'day')
  return left >= HOUR_MS ? count(Math.floor(left / HOUR_MS), 'hour') : 'Less than 1 hour left'
}

/** In the dashboard's short form: '2d 5h left', '5h left', '12m left', 'Ended'. */
export function shortTimeLeft(endDate: string, now: number): string {
  const left = timeOf(endDate) - now
  if (left <= 0) return 'Ended'
  const [days, hours] = [Math.floor(left / DAY_MS), Math.floor((left % DAY_MS) / HOUR_MS)]
  if (days > 0) return `${days}d ${hours}h left`
  return hours > 0 ? `${hours}h left` : `${Math.max(1, Math.floor(left / MINUTE_MS))}m left`
}
