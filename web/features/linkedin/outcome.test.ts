// What the address says, what the reader is told of it, and how one window tells another.
import { expect, test } from 'vitest'
import { hearOutcome, type LinkedinOutcome, readOutcome, showOutcome, toastOf } from './outcome.ts'

test('an address without LinkedIn in it says nothing', () => {
  expect(readOutcome('')).toBeNull()
  expect(readOutcome('?linkedin=maybe')).toBeNull()
})

test.each([
  ['?linkedin=error', 'LinkedIn Connection Failed', 'There was an error connecting your LinkedIn account'],
  [
    '?linkedin=connected&filled=photo,country',
    'LinkedIn Connected',
    'Your profile has been updated with your photo and country.',
  ],
  [
    '?linkedin=connected',
    'LinkedIn Connected',
    'Your account is confirmed. Nothing in your profile had to be filled in.',
  ],
])('%s', (search, title, description) => {
  const outcome = readOutcome(search)
  expect(outcome && toastOf(outcome)).toMatchObject({ title, description })
})

test('a page that waits hears it, and nobody hears it afterwards', async () => {
  const outcome = { connected: true, filled: ['photo'] }
  const heard: LinkedinOutcome[] = []
  const hush = hearOutcome((told) => heard.push(told))
  expect(await showOutcome(outcome)).toBe(true)
  hush()
  expect(await showOutcome(outcome)).toBe(false)
  expect(heard).toEqual([outcome])
})
