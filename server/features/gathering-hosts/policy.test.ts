// Who may stop hosting a gathering.
import { expect, test } from 'vitest'
import { leaveLock } from './policy.ts'

const alone = { hosts: [{ id: 1 }], isOfficial: false, isToCome: true }

test.each([
  ['the last host of one to come', alone, 'You are its only host. Invite another first, or call it off.'],
  ['one of two', { ...alone, hosts: [{ id: 1 }, { id: 2 }] }, null],
  ['the last host of an official one', { ...alone, isOfficial: true }, null],
  ['the last host of one that is over', { ...alone, isToCome: false }, null],
  ['who hosts nothing', { ...alone, hosts: [{ id: 2 }] }, 'You do not host this gathering.'],
])('%s', (_who, gathering, lock) => {
  expect(leaveLock(1, gathering)).toBe(lock)
})
