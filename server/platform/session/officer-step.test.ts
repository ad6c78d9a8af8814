// Whose rights wait for a second step, as a table.
import { expect, test } from 'vitest'
import { actingRole, owedStepOf } from './officer-step.ts'

const day = (number: number) => new Date(Date.UTC(2030, 0, number))
const REQUIRED = day(1)
const DUE = day(15)

/** `opened`: the day on which his session was opened, by a password alone. */
const session = ({ opened = 2, ...more }: Partial<Parameters<typeof owedStepOf>[0]> & { opened?: number } = {}) => ({
  role: 'admin',
  proved_at: null,
  started_at: day(opened),
  required_since: REQUIRED,
  step_due: DUE,
  has_step: false,
  ...more,
})

test.each([
  ['within the days', session(), 14, false],
  ['at their end', session(), 15, true],
  ['later', session(), 40, true],
  ['within the days, where he went on without the one he has', session({ has_step: true }), 3, true],
  ['within the days, in a session of before', session({ has_step: true, opened: -3 }), 3, false],
  ['later, in a session of before', session({ has_step: true, opened: -3 }), 15, true],
])('%s', (_, row, today, waits) => {
  const owed = owedStepOf(row, day(today).getTime())
  expect(owed).toMatchObject({ role: 'admin', due: DUE, waits, hasStep: row.has_step })
  expect(actingRole('admin', owed)).toBe(waits ? 'member' : 'admin')
})

test.each([
  ['who has proved more than a password', session({ proved_at: day(2) })],
  ['where nothing is required', session({ required_since: null, step_due: null })],
  ['who is no officer', session({ role: 'member', required_since: null, step_due: null, has_step: null })],
])('nothing is owed by him %s', (_, row) => {
  expect(owedStepOf(row, day(40).getTime())).toBeUndefined()
  expect(actingRole(row.role, undefined)).toBe(row.role)
})
