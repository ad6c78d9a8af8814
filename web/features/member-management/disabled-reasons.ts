// Why an act of the Actions menu is not open: the server's reason in a few words.
import type { ManagedMember } from '@aerie/contract/members'
import type { Capabilities } from '@aerie/contract/session'

export type Act = 'invite' | 'resetPassword' | 'setActive' | 'markPassed' | 'delete'

export interface Viewer {
  id: number
  can: Pick<Capabilities, 'changeRoles' | 'deleteMembers' | 'resetPasswords'>
}

/** Null when the act is open. */
export function disabledReason(act: Act, member: ManagedMember, viewer: Viewer): string | null {
  if (member.can[act]) return null
  if (act === 'invite') return reasonNotInvited(member)
  if (!viewer.can[act === 'resetPassword' ? 'resetPasswords' : 'deleteMembers']) return 'For super admins only'
  if (viewer.id !== member.id && isMarked(act, member)) return 'He is marked as passed'
  if (viewer.id === member.id) return act === 'resetPassword' ? 'Yours is changed in your profile' : 'Not on yourself'
  return act === 'resetPassword' ? 'Not of another super admin' : 'The last super admin has to stay'
}

/** Only marking is closed for that reason, and activating him. */
const isMarked = (act: Act, { passedWaits, isRemembered, isActive }: ManagedMember) =>
  act !== 'delete' && !isActive && (passedWaits || isRemembered === true)

function reasonNotInvited({ isActive, access }: ManagedMember) {
  if (!isActive) return 'Inactive members are not invited'
  return access === 'password' || access === 'one_time_password' ? 'Has a password already' : 'No email to send it to'
}
