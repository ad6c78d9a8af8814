// The rules of documents, as a table: each role before each level.
import { ACCESS_LEVELS, levelsOf } from '@aerie/contract/document-values'
import { expect, test } from 'vitest'
import { type Guarded, mayAdd, mayReplace, maySee, maySeeVersions, rightsOf } from './policy.ts'

const ROLES = ['member', 'admin', 'super_admin'] as const
const SEEN = { member: ['members'], admin: ['members', 'admin'], super_admin: [...ACCESS_LEVELS] }

test.each(ROLES)('a %s sees and adds what is of his level, and nothing above it', (role) => {
  expect(levelsOf(role)).toEqual(SEEN[role])
  for (const access_level of ACCESS_LEVELS) {
    expect(maySee({ role }, { access_level })).toBe(SEEN[role].includes(access_level))
    expect(mayAdd({ role }, access_level)).toBe(SEEN[role].includes(access_level))
  }
})

test('what is of a level that nobody knows is seen by nobody', () => {
  for (const role of ROLES) expect(maySee({ role }, { access_level: 'president' })).toBe(false)
})

const document: Guarded = { access_level: 'members', created_by: 7, created_role: 'member', is_to_be_read: false }

/** Of each role, whether who uploaded it may replace it. */
test.each([
  ['what he added as a member', {}, { member: true, admin: true, super_admin: true }],
  ['raised above him', { access_level: 'admin' }, { member: false, admin: true, super_admin: true }],
  ['uploaded as an officer', { created_role: 'admin' }, { member: false, admin: true, super_admin: true }],
  ['uploaded as a super admin', { created_role: 'super_admin' }, { member: false, admin: false, super_admin: true }],
  ['that all are asked to read', { is_to_be_read: true }, { member: false, admin: true, super_admin: true }],
] as const)('%s', (_, given, may) => {
  for (const role of ROLES) {
    expect(mayReplace({ id: 7, role }, { ...document, ...given }), role).toBe(may[role])
    expect(mayReplace({ id: 8, role }, { ...document, ...given }), `another ${role}`).toBe(role === 'super_admin')
  }
})

test('who uploaded it sees its versions for as long as it is of his level', () => {
  expect(maySeeVersions({ id: 7, role: 'member' }, { ...document, created_role: 'admin' })).toBe(true)
  expect(maySeeVersions({ id: 7, role: 'member' }, { ...document, access_level: 'admin' })).toBe(false)
  expect(maySeeVersions({ id: 8, role: 'admin' }, document)).toBe(false)
  expect(maySeeVersions({ id: 9, role: 'super_admin' }, { ...document, access_level: 'admin' })).toBe(true)
})

test('super admins alone change and delete', () => {
  expect(rightsOf({ id: 7, role: 'admin' }, document)).toEqual({ edit: false, remove: false, replace: true })
  expect(rightsOf({ id: 9, role: 'super_admin' }, document)).toEqual({ edit: true, remove: true, replace: true })
})
