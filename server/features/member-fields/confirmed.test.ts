// When a member is asked whether his record is still right: never all on one day, and a year after he last said so.
import { daysAfter } from '@aerie/text/dates'
import { expect, test } from 'vitest'
import { asksFrom, confirmedOn, confirmingFields } from './confirmed.ts'

const NEVER = { place_confirmed_at: null, contact_confirmed_at: null, work_confirmed_at: null }
const SINCE = '2026-11-29'
const row = (id: number, change = {}) => ({ id, asked_since: SINCE, ask_again_on: null, ...NEVER, ...change })
const at = (day: string) => new Date(`${day}T12:00:00Z`)

test('whoever never confirmed anything is asked within a year, on a day that his id tells, and few on each', () => {
  const days = Array.from({ length: 730 }, (_, id) => asksFrom(row(id + 1)))
  const each = new Map<string, number>()
  for (const day of days) each.set(day, (each.get(day) ?? 0) + 1)
  expect(Math.max(...each.values())).toBe(2)
  expect(days.every((day) => day > SINCE && day < daysAfter(SINCE, 396))).toBe(true)
  expect(asksFrom(row(5))).toBe(asksFrom(row(5)))
})

test('whoever confirmed all of it is asked a year after what he confirmed first', () => {
  const said = {
    place_confirmed_at: at('2026-03-02'),
    contact_confirmed_at: at('2026-03-01'),
    work_confirmed_at: at('2026-05-05'),
  }
  expect(asksFrom(row(1, said))).toBe('2027-03-01')
  expect(confirmedOn(row(1, said))).toBe('2026-03-01')
  expect(confirmedOn(row(1, { ...said, work_confirmed_at: null }))).toBeNull()
})

test('put off, he is asked on that day, and not before', () => {
  const said = {
    place_confirmed_at: at('2025-01-01'),
    contact_confirmed_at: at('2025-01-01'),
    work_confirmed_at: at('2025-01-01'),
  }
  expect(asksFrom(row(1, { ...said, ask_again_on: '2026-02-01' }))).toBe('2026-02-01')
  expect(asksFrom(row(1, { ...said, ask_again_on: '2025-06-01' }))).toBe('2026-01-01')
})

test('a changed field confirms its part alone', () => {
  const now = at('2026-11-29')
  expect(confirmingFields(['bio', 'currentCompany'], now)).toEqual({ work_confirmed_at: now })
  expect(confirmingFields(['location', 'phone'], now)).toEqual({ place_confirmed_at: now, contact_confirmed_at: now })
  expect(confirmingFields(['quote'], now)).toEqual({})
})
