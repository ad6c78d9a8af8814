// The rules of documents, as a table: each role before each level.
import { ACCESS_LEVELS, levelsOf } from '@aerie/contract/document-values'
import { expect, test } from 'vitest'
import { mayAdd, mayReplace, maySee, rightsOf } from './policy.ts'

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

test('who uploaded it replaces it for as long as it is of his level', () => {
  const [his, raised] = (['members', 'admin'] as const).map((access_level) => ({ access_level, created_by: 7 }))
  if (!his || !raised) throw new Error('There is no document')
  expect(mayReplace({ id: 7, role: 'member' }, his)).toBe(true)
  expect(mayReplace({ id: 7, role: 'member' }, raised)).toBe(false)
  expect(mayReplace({ id: 8, role: 'admin' }, his)).toBe(false)
  expect(mayReplace({ id: 9, role: 'super_admin' }, raised)).toBe(true)
})

test('super admins alone change and delete', () => {
  const document = { access_level: 'members', created_by: 7 }
  expect(rightsOf({ id: 7, role: 'admin' }, document)).toEqual({ edit: false, remove: false, replace: true })
  expect(rightsOf({ id: 9, role: 'super_admin' }, document)).toEqual({ edit: true, remove: true, replace: true })
})
