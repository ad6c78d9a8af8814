// What counts come to: quorum in whole numbers, ties, and nobody at all.
import { isQuorumMet, quorumNeeded } from '@aerie/contract/poll-values'
import { expect, test } from 'vitest'
import { leadersOf, outcomeOf } from './outcome.ts'

test.each([
  { threshold: 50, eligible: 25, needed: 13 },
  { threshold: 1, eligible: 3, needed: 1 },
  { threshold: 100, eligible: 7, needed: 7 },
  { threshold: 33, eligible: 100, needed: 33 },
  { threshold: 7, eligible: 100, needed: 7 },
  { threshold: 50, eligible: 1, needed: 1 },
])('$threshold percent of $eligible are $needed', ({ threshold, eligible, needed }) => {
  expect(quorumNeeded(threshold, eligible)).toBe(needed)
  expect(isQuorumMet(threshold, eligible, needed)).toBe(true)
  expect(isQuorumMet(threshold, eligible, needed - 1)).toBe(false)
})

test('nobody who may vote is no quorum', () => {
  expect(quorumNeeded(50, 0)).toBe(0)
  expect(isQuorumMet(50, 0, 0)).toBe(false)
})

const poll = { counts: [3, 1], voters: 4, eligible: 8, quorumThreshold: 50, requiresQuorum: true }
test.each([
  [{}, 'decided'],
  [{ counts: [2, 2] }, 'tie'],
  [{ eligible: 9 }, 'no_quorum'],
  [{ eligible: 9, requiresQuorum: false }, 'decided'],
  [{ counts: [2, 2], eligible: 9 }, 'no_quorum'],
  [{ counts: [0, 0], voters: 0 }, 'no_quorum'],
  [{ counts: [0, 0], voters: 0, requiresQuorum: false }, 'no_votes'],
  [{ counts: [0, 0], voters: 0, eligible: 0 }, 'no_quorum'],
  [{ counts: [1, 3], abstainAt: 1 }, 'decided'],
  [{ counts: [1, 1, 2], abstainAt: 2 }, 'tie'],
  [{ counts: [0, 4], abstainAt: 1 }, 'no_votes'],
])('%o: %s', (given, outcome) => {
  expect(outcomeOf({ ...poll, ...given })).toBe(outcome)
})

test('those with the most marks lead; without marks nobody does', () => {
  expect(leadersOf({ counts: [1, 3, 3] })).toEqual([1, 2])
  expect(leadersOf({ counts: [0, 0] })).toEqual([])
})
