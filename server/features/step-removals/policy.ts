// Who may judge a request to take a second step off, and how long it waits then: pure rules.
import { ALONE_WAIT_DAYS, type RemovalRule, TWO_WAIT_DAYS } from '@aerie/contract/step-removals'

interface Ranked {
  id: number
  role: string
}

export const isSuper = ({ role }: { role: string }) => role === 'super_admin'

/** Why somebody may neither agree nor decline; null where he may. Nobody judges his own, and an admin no super admin's. */
export function whyNoJudge(officer: Ranked, brother: Ranked) {
  if (officer.id === brother.id) return 'It is your own. Other officers decide.'
  if (officer.role === 'member') return 'Officers decide.'
  if (isSuper(brother) && !isSuper(officer)) return 'He is a super admin. Other super admins decide.'
  return null
}

export const judgesAmong = <Officer extends Ranked>(officers: Officer[], brother: Ranked) =>
  officers.filter((officer) => whyNoJudge(officer, brother) === null)

/** Two and a day; a super admin who is alone, himself and three days. `officers`: the active ones. */
export function ruleOf(officers: Ranked[], brother: Ranked): RemovalRule {
  const judges = judgesAmong(officers, brother)
  if (judges.length >= 2) return { officers: 2, waitDays: TWO_WAIT_DAYS }
  return judges.some(isSuper) ? { officers: 1, waitDays: ALONE_WAIT_DAYS } : null
}
