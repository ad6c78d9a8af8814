// An officer sees which invitations are about to run out.
import { expect, test } from 'vitest'
import { stateLabel } from './state-label.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const label = (state: 'waiting' | 'sent' | 'not_delivered' | 'run_out', endsAt: string | null) =>
  stateLabel({ state, endsAt }, NOW).label

test.each([
  ['waiting', null, 'On its way'],
  ['sent', '2026-12-01T12:00:00Z', 'Sent'],
  ['sent', '2026-11-23T06:00:00Z', 'Ends tomorrow'],
  ['sent', '2026-11-21T18:00:00Z', 'Ends today'],
  ['sent', '2026-11-21T11:00:00Z', 'Expired'],
  ['not_delivered', null, 'Not delivered'],
] as const)('%s until %s is "%s"', (state, endsAt, said) => {
  expect(label(state, endsAt)).toBe(said)
})
