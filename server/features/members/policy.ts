// The rules of what officers may do to a member, pure functions.
import type { Role } from '@aerie/contract/person'
import type { Actor } from '#platform/context.ts'

export interface MemberFacts {
  id: number
  role: Role
  isActive: boolean
  /** Marked as passed. */
  hasPassed: boolean
  hasEmail: boolean
  hasPassword: boolean
}

const isSuper = (actor: Actor) => isSuperAdmin(actor)
/** What a changed standing depends on. */
type MemberStanding = Pick<MemberFacts, 'id' | 'role' | 'isActive' | 'hasPassed'>

const PASSED = 'He is marked as passed. Take that back first.'

/** Whether he is the last of them; `superAdmins` counts the active ones. */
export const isLastSuperAdmin = (member: Pick<MemberStanding, 'role'>, superAdmins: number) =>
  member.role === 'super_admin' && superAdmins <= 1

/** How many active super admins are left once this member is none. */
export const superAdminsWithout = (
  { role, isActive }: Pick<MemberStanding, 'role' | 'isActive'>,
  superAdmins: number,
) => (role === 'super_admin' && isActive ? superAdmins - 1 : superAdmins)

export const mayGiveRole = (actor: Actor, role: Role) => isSuper(actor) || role === 'member'

/** Why a member's role may not be changed; null when it may. `superAdmins` counts the active ones. */
export function roleLock(actor: Actor, member: MemberStanding, superAdmins: number) {
  if (!isSuper(actor)) return 'Only super admins may change roles.'
  if (member.hasPassed) return PASSED
  if (actor.id === member.id) return 'Nobody may change his own role.'
  if (isLastSuperAdmin(member, superAdmins)) return 'The last super admin has to stay one.'
  return null
}

/** Whether one who is more than a member may be made one again. */
export const mayLowerRole = (actor: Actor, member: MemberStanding, superAdmins: number) =>
  member.role !== 'member' && roleLock(actor, member, superAdmins) === null

/** Whether one who is a member, and no more, may be made an admin. */
export const mayRaiseRole = (actor: Actor, { role, hasPassed }: Pick<MemberStanding, 'role' | 'hasPassed'>) =>
  role === 'member' && !hasPassed && isSuper(actor)

/** Whether he may be marked as passed. */
export const mayMarkPassed = (actor: Actor, { id, hasPassed }: Pick<MemberStanding, 'id' | 'hasPassed'>) =>
  isSuper(actor) && actor.id !== id && !hasPassed

/** Whether he hears of marks that others do not see yet. */
export const seesWaitingMarks = isSuper

/** Why a member may not be made active again; null when he may. */
export const returnLock = ({ hasPassed }: Pick<MemberStanding, 'hasPassed'>) => (hasPassed ? PASSED : null)

/** Why a member may not be made inactive or removed; null when he may. */
export function departureLock(actor: Actor, member: MemberStanding, superAdmins: number) {
  if (!isSuper(actor)) return 'Only super admins may do this.'
  if (actor.id === member.id) return 'You cannot remove or deactivate yourself.'
  if (member.isActive && isLastSuperAdmin(member, superAdmins)) return 'The last super admin has to stay.'
  return null
}

/** Why the addresses with which a member signs in may not be changed; null when they may. */
export function addressLock(actor: Actor, member: MemberFacts) {
  if (member.role !== 'super_admin' || actor.id === member.id) return null
  return 'Only a super admin himself may change his e-mail address or phone.'
}

export const mayResetPassword = (actor: Actor, member: { id: number; role: string }) =>
  isSuper(actor) && actor.id !== member.id && member.role !== 'super_admin'

export const mayInvite = (actor: Actor, member: MemberFacts) =>
  actor.role !== 'member' && member.isActive && member.hasEmail && !member.hasPassword

/** Fields of his own record that others leave to officers. */
export const mayChangeReserved = isSuper

/** Whether he sees of others what their privacy leaves to officers. */
export const seesAsOfficer = ({ role }: { role: string }) => role !== 'member'

/** Whether he sees what is private of a brother who has passed. */
export const isSuperAdmin = ({ role }: { role: string }) => role === 'super_admin'

/** What a role may do with members at all. */
export const capabilitiesOf = ({ role }: { role: Role }) => ({
  seeAdmin: role !== 'member',
  addMembers: role !== 'member',
  deleteMembers: role === 'super_admin',
  editMembers: role === 'super_admin',
  changeRoles: role === 'super_admin',
  resetPasswords: role === 'super_admin',
})
