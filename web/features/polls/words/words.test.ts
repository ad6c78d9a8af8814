// What is said of polls: time left, shares, quorum, outcomes, figures.
import type { Poll } from '@aerie/contract/polls'
import { expect, test } from 'vitest'
import { figuresOf, outcomeWords, percentOf, quorumWords, turnoutOf } from './poll-words.ts'
import { shortTimeLeft, timeLeft } from './time-left.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const in_ = (ms: number) => new Date(NOW + ms).toISOString()
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

test.each([
  [0, 'Ended', 'Ended'],
  [-DAY, 'Ended', 'Ended'],
  [1000, 'Less than 1 hour left', '1m left'],
  [12 * MINUTE, 'Less than 1 hour left', '12m left'],
  [HOUR, '1 hour left', '1h left'],
  [5 * HOUR + MINUTE, '5 hours left', '5h left'],
  [DAY, '1 day left', '1d 0h left'],
  [2 * DAY + 5 * HOUR, '2 days left', '2d 5h left'],
])('%i ms before its end it says "%s", on the dashboard "%s"', (left, long, short) => {
  expect(timeLeft(in_(left), NOW)).toBe(long)
  expect(shortTimeLeft(in_(left), NOW)).toBe(short)
})

test('shares are of the voters, and of nobody there are none', () => {
  const optionVotes = { option_1: 2, option_2: 1 }
  expect(percentOf({ optionVotes, voteCount: 3 }, 'option_1')).toBe(67)
  expect(percentOf({ optionVotes: {}, voteCount: 0 }, 'option_1')).toBe(0)
  expect(turnoutOf({ voteCount: 1, eligibleCount: 3 })).toBe(33)
  expect(turnoutOf({ voteCount: 0, eligibleCount: 0 })).toBe(0)
  expect(quorumWords({ quorumThreshold: 66, quorumMet: false })).toBe('Quorum 66%')
  expect(quorumWords({ quorumThreshold: 66, quorumMet: true })).toBe('Quorum 66%, reached')
})

const options = ['Yes', 'No', 'Later'].map((text, at) => ({ id: `option_${at + 1}`, text }))
test.each([
  ['open', [], null],
  ['decided', ['option_2'], '“No” has the most votes.'],
  ['tie', ['option_1', 'option_3'], 'A tie between “Yes” and “Later”.'],
  ['no_quorum', ['option_1'], 'Quorum not reached (12 of 25 needed), not binding.'],
  ['no_votes', [], 'Nobody voted.'],
  ['void', [], 'Void: Asked twice'],
] as const)('%s is said so', (outcome, leadingIds, words) => {
  const void_ = { reason: 'Asked twice', at: in_(0) }
  const poll = { outcome, leadingIds: [...leadingIds], options, quorumNeeded: 25, voteCount: 12, void: void_ }
  expect(outcomeWords(poll)).toBe(words)
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
