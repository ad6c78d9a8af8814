// Whatever is not open in the Actions menu says why.
import { expect, test } from 'vitest'
import { type Act, disabledReason } from './disabled-reasons.ts'
import { managedMember } from './managed-member.fixture.ts'

const superAdmin = { id: 1, can: { changeRoles: true, deleteMembers: true, resetPasswords: true } }
const admin = { id: 2, can: { changeRoles: false, deleteMembers: false, resetPasswords: false } }
const everything = {
  changeRole: true,
  lowerRole: true,
  raiseRole: true,
  resetPassword: true,
  invite: true,
  setActive: true,
  markPassed: true,
  delete: true,
}

test.each(['invite', 'resetPassword', 'setActive', 'delete'] as Act[])('%s is open when the server says so', (act) => {
  expect(disabledReason(act, managedMember({ can: everything }), admin)).toBeNull()
})

test.each([
  ['resetPassword', admin, {}, 'For super admins only'],
  ['delete', admin, {}, 'For super admins only'],
  ['resetPassword', superAdmin, { id: 1 }, 'Yours is changed in your profile'],
  ['setActive', superAdmin, { id: 1 }, 'Not on yourself'],
  ['resetPassword', superAdmin, { role: 'super_admin' }, 'Not of another super admin'],
  ['delete', superAdmin, { role: 'super_admin' }, 'The last super admin has to stay'],
  ['invite', admin, { isActive: false }, 'Inactive members are not invited'],
  ['invite', admin, { email: null, access: 'none' }, 'No email to send it to'],
  ['invite', superAdmin, {}, 'Has a password already'],
] as const)('%s by %o on %o: %s', (act, viewer, differences, reason) => {
  expect(disabledReason(act, managedMember(differences), viewer)).toBe(reason)
})

test('a private e-mail is not taken for none', () => {
  const hidden = managedMember({ email: null, withheld: ['email'], access: 'password' })
  expect(disabledReason('invite', hidden, admin)).toBe('Has a password already')
})
