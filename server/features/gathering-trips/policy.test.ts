// Nobody is asked along to what has begun, is called off or taken down.
import { expect, test } from 'vitest'
import { askingLock } from './policy.ts'

const now = new Date('2027-05-10T12:00:00Z')
const ahead = { starts_at: new Date('2027-05-10T12:00:01Z'), called_off_at: null, taken_down_at: null }

test.each<[what: string, differences: Partial<typeof ahead> | Record<string, Date>, isOpen: boolean]>([
  ['one to come', {}, true],
  ['one that begins now', { starts_at: now }, false],
  ['one that was called off', { called_off_at: now }, false],
  ['one that was taken down', { taken_down_at: now }, false],
])('%s', (_what, differences, isOpen) => {
  expect(askingLock({ ...ahead, ...differences }, now) === null).toBe(isOpen)
})
