import { expect, test } from 'vitest'
import { daysLeft, daysLeftText } from './days-left.ts'

const now = Date.parse('2026-11-23T12:00:00Z')

test('the day that is under way counts', () => {
  expect(daysLeft('2026-12-23T11:00:00Z', now)).toBe(30)
  expect(daysLeft('2026-11-23T13:00:00Z', now)).toBe(1)
  expect(daysLeft('2026-11-23T11:00:00Z', now)).toBe(0)
})

test('days are written as one says them', () => {
  expect([30, 1, 0].map(daysLeftText)).toEqual(['30 days left', '1 day left', 'goes today'])
})
