// Who may do what to a member, as a table.
import { expect, test } from 'vitest'
import {
  departureLock,
  type MemberFacts,
  mayGiveRole,
  mayInvite,
  mayLowerRole,
  mayRaiseRole,
  mayResetPassword,
  roleLock,
} from './policy.ts'

const actor = (role: 'member' | 'admin' | 'super_admin', id = 1) => ({
  id,
  role,
  sessionId: 's',
  confirmedAt: new Date(),
})
const brother: MemberFacts = {
  id: 2,
  role: 'member',
  isActive: true,
  hasPassed: false,
  hasEmail: true,
  hasPassword: false,
}
const superBrother: MemberFacts = { ...brother, role: 'super_admin' }
const adminBrother: MemberFacts = { ...brother, role: 'admin' }

test.each([
  ['a member', actor('member'), brother, 2, 'Only super admins may change roles.'],
  ['an admin', actor('admin'), brother, 2, 'Only super admins may change roles.'],
  ['a super admin', actor('super_admin'), brother, 2, null],
  ['a super admin, of himself', actor('super_admin', 2), superBrother, 2, 'Nobody may change his own role.'],
  ['a super admin, of another one', actor('super_admin'), superBrother, 2, null],
  ['a super admin, of the last one', actor('super_admin'), superBrother, 1, 'The last super admin has to stay one.'],
])('changing a role: %s', (_case, who, member, superAdmins, lock) => {
  expect(roleLock(who, member, superAdmins)).toBe(lock)
})

test.each([
  ['an admin, an admin', actor('admin'), adminBrother, 2, false],
  ['a super admin, an admin', actor('super_admin'), adminBrother, 2, true],
  ['a super admin, another super admin', actor('super_admin'), superBrother, 2, true],
  ['a super admin, the last one', actor('super_admin'), superBrother, 1, false],
  ['a super admin, himself', actor('super_admin', 2), superBrother, 2, false],
  ['a super admin, who is a member already', actor('super_admin'), brother, 2, false],
])('lowering a role: %s', (_case, who, member, superAdmins, allowed) => {
  expect(mayLowerRole(who, member, superAdmins)).toBe(allowed)
})

test.each([
  ['an admin, a member', actor('admin'), brother, false],
  ['a super admin, a member', actor('super_admin'), brother, true],
  ['a super admin, an admin', actor('super_admin'), adminBrother, false],
])('raising a role: %s', (_case, who, member, allowed) => {
  expect(mayRaiseRole(who, member)).toBe(allowed)
})

test.each([
  ['an admin', actor('admin'), brother, 2, false],
  ['a super admin', actor('super_admin'), brother, 2, true],
  ['himself', actor('super_admin', 2), superBrother, 2, false],
  ['the last super admin', actor('super_admin'), superBrother, 1, false],
  ['a super admin who is inactive already', actor('super_admin'), { ...superBrother, isActive: false }, 1, true],
])('removing or deactivating: %s', (_case, who, member, superAdmins, allowed) => {
  expect(departureLock(who, member, superAdmins) === null).toBe(allowed)
})

test.each([
  ['an admin, a member', actor('admin'), brother, false],
  ['a super admin, a member', actor('super_admin'), brother, true],
  ['a super admin, an admin', actor('super_admin'), adminBrother, true],
  ['a super admin, another super admin', actor('super_admin'), superBrother, false],
  ['a super admin, himself', actor('super_admin', 2), superBrother, false],
])('setting a one-time password: %s', (_case, who, member, allowed) => {
  expect(mayResetPassword(who, member)).toBe(allowed)
})

test.each([
  ['a member', actor('member'), brother, false],
  ['an admin', actor('admin'), brother, true],
  ['one without e-mail', actor('admin'), { ...brother, hasEmail: false }, false],
  ['one with a password', actor('admin'), { ...brother, hasPassword: true }, false],
  ['one who is inactive', actor('admin'), { ...brother, isActive: false }, false],
])('inviting: %s', (_case, who, member, allowed) => {
  expect(mayInvite(who, member)).toBe(allowed)
})

test('admins bring in members only', () => {
  expect(mayGiveRole(actor('admin'), 'member')).toBe(true)
  expect(mayGiveRole(actor('admin'), 'admin')).toBe(false)
  expect(mayGiveRole(actor('super_admin'), 'super_admin')).toBe(true)
})
