// How long something stays in the bin.
import { timeOf } from '@aerie/text/moments'
import { plural } from '@aerie/text/plurals'

const DAY_MS = 86_400_000

/** In days, of which the last is under way. */
export const daysLeft = (goesAt: string, now = Date.now()) => Math.max(0, Math.ceil((timeOf(goesAt) - now) / DAY_MS))

/** '26 days left'. */
export const daysLeftText = (days: number) => (days === 0 ? 'goes today' : `${days} ${plural(days, 'day')} left`)
