// What is said of polls: whether they are certified, and their figures.
import type { Poll } from '@aerie/contract/polls'
import { expect, test } from 'vitest'
import { figuresOf, isCertified } from './poll-words.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const in_ = (ms: number) => new Date(NOW + ms).toISOString()
const [HOUR, DAY] = [3_600_000, 86_400_000]

test.each([
  ['open', in_(HOUR), true, false],
  ['decided', in_(-HOUR), true, true],
  ['void', in_(HOUR), false, false],
  ['void', in_(-HOUR), false, false],
  ['void', in_(-HOUR), true, true],
] as const)('%s, with results %3$s: certified %4$s', (outcome, endDate, resultsVisible, certified) => {
  expect(isCertified({ outcome, endDate, resultsVisible }, NOW)).toBe(certified)
})

test('the figures are as specified', () => {
  const poll = (endDate: string, voteCount: number, outcome = 'open') => ({ endDate, voteCount, outcome }) as Poll
  expect(figuresOf([], NOW, 100)).toEqual({ active: 0, total: 0, completed: 0, participation: 0 })
  const all = [poll(in_(DAY), 30), poll(in_(HOUR), 5, 'void'), poll(in_(-DAY), 100, 'decided')]
  expect(figuresOf(all, NOW, 100)).toEqual({ active: 1, total: 135, completed: 1, participation: 45 })
  expect(figuresOf(all, NOW, 450).participation).toBe(10)
})

test.each([
  ['all who may vote, where no officer has set another number', [90, 45], [100, 200], null, 45],
  ['the set number', [90, 45], [100, 200], 90, 75],
  ['never more than all', [138, 140], [400, 400], 100, 100],
  ['nobody, where nobody may vote', [0], [0], null, 0],
] as const)('participation is reckoned from %s', (_what, votes, eligible, full, participation) => {
  const polls = votes.map((voteCount, at) => ({ endDate: in_(DAY), voteCount, eligibleCount: eligible[at] }) as Poll)
  expect(figuresOf(polls, NOW, full).participation).toBe(participation)
})
