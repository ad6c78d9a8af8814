// What is said of elections: status, who may vote, how it ended.
import type { Position } from '@aerie/contract/elections'
import { positionOutcomeWords } from '@aerie/contract/vote-results'
import { expect, test } from 'vitest'
import {
  classBadge,
  classWords,
  nominationWords,
  outcomeBadge,
  statusAt,
  timeWords,
  turnoutWords,
  whoMayVote,
} from './election-words.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()

test.each([
  [1, 2, 'upcoming'],
  [0, 1, 'active'],
  [-1, 0, 'completed'],
])('from %i to %i minutes from now it is %3$s', (start, end, status) => {
  expect(statusAt({ startDate: at(start), endDate: at(end) }, NOW)).toBe(status)
})

test('time left is that to the end, once it has begun', () => {
  expect(timeWords({ startDate: at(1), endDate: at(9000) }, NOW)).toBe('Begins in less than 1 hour')
  expect(timeWords({ startDate: at(3000), endDate: at(9000) }, NOW)).toBe('Begins in 2 days')
  expect(timeWords({ startDate: at(-1), endDate: at(90) }, NOW)).toBe('1 hour left')
  expect(timeWords({ startDate: at(-9), endDate: at(-1) }, NOW)).toBe('Ended')
})

test('before the vote it counts to the close of the nominations, then says what officers do', () => {
  const nominations = { until: at(9000), closedAt: null, allowSeveral: false, showsNames: false }
  const election = { nominations, isConfirmed: false, resultStatus: 'none' as const }
  expect(nominationWords(election, NOW)).toBe('Nominations: 6 days left')
  const closed = { ...election, nominations: { ...nominations, closedAt: at(-1) } }
  expect(nominationWords(closed, NOW)).toBe('Officers confirm who stands')
  expect(nominationWords({ ...closed, isConfirmed: true }, NOW)).toBe(null)
  expect(nominationWords({ ...closed, resultStatus: 'void' }, NOW)).toBe(null)
  expect(nominationWords({ ...election, nominations: null, isConfirmed: true }, NOW)).toBe(null)
})

test('before the start it says how many may vote, then how many of them have', () => {
  const position = { voterCount: 0, eligibleCount: 1200 }
  expect(turnoutWords(position, 'upcoming')).toBe('1,200 may vote')
  expect(turnoutWords(position, 'active')).toBe('0 of 1,200 have voted')
})

test.each([
  [null, null, null],
  [25, 35, 'classes 25 to 35'],
  [25, 25, 'class 25'],
  [25, null, 'classes from 25 on'],
  [null, 10, 'classes up to 10'],
])('from %s to %s are "%s"', (from, to, words) => expect(classWords({ from, to })).toBe(words))

test('the badge of a range wants both bounds', () => {
  expect(classBadge({ classRangeStart: 25, classRangeEnd: 35 })).toBe('Classes 25-35')
  expect(classBadge({ classRangeStart: 25, classRangeEnd: null })).toBe(null)
})

test('who may not vote reads by which rule; a filter of other words is no rule', () => {
  const range = { classRangeStart: 25, classRangeEnd: null }
  expect(whoMayVote(range, { classFilter: '1-10, 14' }, true)).toMatch(
    /brothers of classes from 25 on and of classes 1-10, 14 who were active when the election began/,
  )
  const open = { classRangeStart: null, classRangeEnd: null }
  expect(whoMayVote(open, { classFilter: 'the elders' }, false)).toMatch(/for brothers who are active when/)
})

const candidates = ['Rook Fairweather', 'Teddy Vance'].map((memberName, index) => ({
  id: index + 1,
  memberId: index + 1,
  memberName,
  statement: null,
}))
test.each<[Position['outcome'], number[], string | null, string | null]>([
  ['open', [], null, null],
  ['void', [], null, null],
  ['elected', [2], 'Teddy Vance is elected.', null],
  ['tie', [1, 2], 'A tie between Rook Fairweather and Teddy Vance.', 'Tie'],
  ['vacant', [], 'Vacant: nobody was voted for.', 'Vacant'],
  ['no_quorum', [], 'Quorum not reached (12 of 25 needed), not binding.', 'Quorum not reached'],
])('%s is said so', (outcome, winnerIds, words, badge) => {
  const position = { outcome, winnerIds, candidates, quorumNeeded: 25, voterCount: 12 }
  expect(positionOutcomeWords(position)).toBe(words)
  expect(outcomeBadge(position)).toBe(badge)
})

test('one candidate who is elected was uncontested', () => {
  expect(outcomeBadge({ outcome: 'elected', candidates: candidates.slice(1) })).toBe('Uncontested')
})
