// Who may do what with nominations: pure rules over who is named and who is an officer.
import type { NomineeState, OfficerNomineeState } from '@aerie/contract/nomination-values'
import { appealableUntil } from '#features/election-states/appeal-time.ts'

interface NamedBrother {
  position_id: number
  member_id: number
  state: string
  refused_by: number | null
  refused_at: Date | null
  appealed_at: Date | null
  appeal_waived_at: Date | null
  decided_at: Date | null
}

export interface Officer {
  id: number
  role: string
}

/** Of a caller, or of somebody in the database. */
export const isOfficer = ({ role }: { role: string }) => role !== 'member'

/** The database holds no other. */
export const stateOf = ({ state }: Pick<NamedBrother, 'state'>) => state as OfficerNomineeState

/** To members: that the list is closed says the rest. */
export const shownStateOf = ({ state }: Pick<NamedBrother, 'state'>) =>
  (state === 'closed' ? 'asked' : state) as NomineeState

/** Appealed, and not decided yet. */
export const isAppealOpen = ({ state, appealed_at, decided_at }: NamedBrother) =>
  state === 'refused' && appealed_at !== null && decided_at === null

/** Refused, and has neither appealed nor said that he does not. */
export const hasTimeToAppeal = (nominee: NamedBrother, now: Date) =>
  nominee.state === 'refused' &&
  !(nominee.appealed_at || nominee.appeal_waived_at) &&
  nominee.refused_at !== null &&
  now < appealableUntil(nominee.refused_at)

/** When the last of those who have time to appeal has had it; null where nobody has. */
export function lastAppeal(nominees: NamedBrother[], now: Date) {
  const times = nominees.flatMap((each) =>
    each.refused_at && hasTimeToAppeal(each, now) ? [appealableUntil(each.refused_at).getTime()] : [],
  )
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

/** Refused, and it is neither decided nor given up. */
const mayStillStand = ({ state, decided_at, appeal_waived_at }: NamedBrother) =>
  state === 'refused' && decided_at === null && appeal_waived_at === null

/** He stands, is asked to, or may yet by an appeal; who has declined is out of it. */
const isInvolved = (nominee: NamedBrother) =>
  nominee.state === 'asked' || nominee.state === 'stands' || mayStillStand(nominee)

/** Whether somebody is involved in a position, or in any where none is named. */
const isIn = (nominees: NamedBrother[], memberId: number, positionId: number | null = null) =>
  nominees.some(
    (each) =>
      each.member_id === memberId && (positionId === null || each.position_id === positionId) && isInvolved(each),
  )

const superAdmins = (officers: Officer[]) => officers.filter(({ role }) => role === 'super_admin')

/**
 * The officers with tools for a position, or for the whole election where none is named: those who do not stand for it.
 * Where all of them stand, the super admins; there is always one.
 */
export function handlersOf(officers: Officer[], nominees: NamedBrother[], positionId: number | null = null): Officer[] {
  const free = officers.filter(({ id }) => !isIn(nominees, id, positionId))
  return free.length > 0 ? free : superAdmins(officers)
}

/** How many have to confirm who stands: two, or one where there is no second who does not stand, or all stand. */
export function neededConfirmations(officers: Officer[], nominees: NamedBrother[]) {
  const free = officers.filter(({ id }) => !isIn(nominees, id))
  return Math.min(2, Math.max(1, free.length))
}

/** The super admins who may decide an appeal: not who stands for it nor who has refused him, as far as there are others. */
export function decidersOf(officers: Officer[], nominees: NamedBrother[], nominee: NamedBrother): Officer[] {
  const free = superAdmins(officers).filter(({ id }) => !isIn(nominees, id, nominee.position_id))
  const others = free.filter(({ id }) => id !== nominee.refused_by)
  const [best = []] = [others, free].filter(({ length }) => length > 0)
  return best.length > 0 ? best : superAdmins(officers)
}

export const has = (officers: Officer[], { id }: { id: number }) => officers.some((each) => each.id === id)
