// In which order elections are listed: what can be voted on first, then what comes, then what is over.
import type { Election } from '@aerie/contract/elections'

type Dated = Pick<Election, 'id' | 'status' | 'startDate' | 'endDate' | 'void'>

const RANKS = { active: 0, upcoming: 1, completed: 2 }

/** A void one is over. */
const rankOf = ({ status, void: voided }: Dated) => RANKS[voided ? 'completed' : status]

/** For a sort: the soonest to end, then the soonest to begin, then the last to have ended; of one moment the newest first. */
export const byUrgency = (one: Dated, other: Dated): number =>
  rankOf(one) - rankOf(other) || byDate(one, other) || other.id - one.id

function byDate(one: Dated, other: Dated) {
  if (rankOf(one) === RANKS.completed) return Date.parse(other.endDate) - Date.parse(one.endDate)
  const moment = one.status === 'active' ? 'endDate' : 'startDate'
  return Date.parse(one[moment]) - Date.parse(other[moment])
}
