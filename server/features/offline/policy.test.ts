// A device keeps of a brother what its owner may see of him.
import { expect, test } from 'vitest'
import { audienceOf } from './policy.ts'

test.each([
  ['himself', { id: 1, role: 'member' }, false, { self: true, line: false, officer: false }],
  ['a brother', { id: 2, role: 'member' }, false, { self: false, line: false, officer: false }],
  ['one of his line', { id: 2, role: 'member' }, true, { self: false, line: true, officer: false }],
  ['an officer', { id: 2, role: 'admin' }, false, { self: false, line: false, officer: true }],
  ['a super admin of his line', { id: 2, role: 'super_admin' }, true, { self: false, line: true, officer: true }],
])('%s', (_, caller, line, audience) => {
  expect(audienceOf(caller, 1, line)).toEqual(audience)
})
