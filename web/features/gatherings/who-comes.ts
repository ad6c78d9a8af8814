// How many come, in words.
import type { GatheringCard } from '@aerie/contract/gatherings'
import { formatCount } from '@aerie/text/numbers'
import { counted, plural } from '@aerie/text/plurals'

type Counts = Pick<GatheringCard, 'going' | 'maybe' | 'waiting' | 'guests' | 'seats'>

/** '14 coming, 4 maybe'; of one that is over '14 were there'. */
export function comingWords({ going, maybe, waiting }: Counts, isOver: boolean): string {
  if (isOver) return `${formatCount(going)} ${plural(going, 'was', 'were')} there`
  const more = [maybe > 0 && `${formatCount(maybe)} maybe`, waiting > 0 && `${formatCount(waiting)} waiting`]
  return [`${formatCount(going)} coming`, ...more].filter(Boolean).join(', ')
}

/** '14 brothers, 5 guests'. */
export const partyWords = ({ going, guests }: Counts) =>
  [counted(going, 'brother'), guests > 0 && counted(guests, 'guest')].filter(Boolean).join(', ')

/** '30 seats, 11 left.'; of one that has none left, or for which others wait, that one can wait. Empty without a limit. */
export function seatWords({ seats, going, guests, waiting }: Counts): string {
  if (seats === null) return ''
  const left = Math.max(0, seats - going - guests)
  if (left === 0) return 'No seat is left. Who says Going waits for one.'
  const others = waiting > 0 && `, for which ${counted(waiting, 'brother')} ${plural(waiting, 'waits', 'wait')}`
  return `${counted(seats, 'seat')}, ${formatCount(left)} left${others || ''}.`
}
