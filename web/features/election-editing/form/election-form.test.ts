// The form of an election: what is asked of its fields, what is sent, and what a run-off takes over.
import { NewElection } from '@aerie/contract/election-forms'
import type { Election } from '@aerie/contract/elections'
import { expect, test } from 'vitest'
import { bodyOf, changesOf, EMPTY, EMPTY_POSITION, formOf, runOffOf } from './election-form.ts'
import { filterWords, hasCandidate, isAfter, isBeforeVote, isClass, isLastClass, isOutside } from './election-rules.ts'

const ZONE = 'UTC'
const candidate = (id: number, memberId: number | null) => ({
  id,
  memberId,
  memberName: `Brother ${id}`,
  statement: null,
})
const position = {
  id: 1,
  title: 'Keeper',
  description: null,
  classRangeStart: 25,
  classRangeEnd: null,
  candidates: [candidate(11, 1), candidate(12, 2), candidate(13, 3), candidate(14, null)],
  eligible: true,
  hasVoted: false,
  voteHiddenSince: null,
  eligibleCount: 9,
  voterCount: 4,
  quorumNeeded: 5,
  quorumMet: false,
}
const ELECTION: Election = {
  id: 7,
  title: 'Committee',
  description: null,
  startDate: '2026-11-02T09:00:30.000Z',
  endDate: '2026-11-16T21:00:15.000Z',
  createdAt: '2026-11-01T09:00:00.000Z',
  classFilter: '1-30',
  quorumThreshold: 40,
  requiresQuorum: true,
  status: 'completed',
  resultStatus: 'tie',
  secrecy: 'server',
  nominations: null,
  isConfirmed: true,
  showsNumbers: true,
  gathering: null,
  trustees: null,
  isTrial: false,
  positions: [
    { ...position, outcome: 'tie', winnerIds: [11, 13, 14] },
    { ...position, id: 2, title: 'Voice', outcome: 'elected', winnerIds: [12] },
  ],
  void: null,
  can: { edit: false, extend: false, void: false, runOff: true },
  serverNow: '2026-11-17T00:00:00.000Z',
}

test('what is typed is what the contract takes, without rows in which nobody was picked', () => {
  const typed = {
    ...EMPTY,
    title: 'Committee',
    start: { day: '2026-12-01', time: '09:00' },
    end: { day: '2026-12-08', time: '' },
    positions: [
      {
        ...EMPTY_POSITION,
        title: 'Keeper',
        classFrom: '25',
        candidates: [
          { memberId: '4', statement: 'I will.' },
          { memberId: null, statement: '' },
        ],
      },
    ],
  }
  expect(NewElection.parse(bodyOf(typed, ZONE))).toMatchObject({
    startDate: '2026-12-01T09:00:00.000Z',
    endDate: '2026-12-08',
    classFilter: null,
    quorumThreshold: 50,
    requiresQuorum: false,
    positions: [{ classRangeStart: 25, classRangeEnd: null, candidates: [{ memberId: 4, statement: 'I will.' }] }],
  })
})

test('what begins with nominations has no candidates, and says until when brothers can be named', () => {
  const typed = {
    ...EMPTY,
    title: 'Committee',
    start: { day: '2026-12-01', time: '09:00' },
    end: { day: '2026-12-08', time: '' },
    nominates: true,
    nominations: { until: { day: '2026-11-30', time: '21:00' }, allowSeveral: false, showsNames: true },
    positions: [{ ...EMPTY_POSITION, title: 'Keeper', candidates: [{ memberId: '4', statement: 'I will.' }] }],
  }
  expect(NewElection.parse(bodyOf(typed, ZONE))).toMatchObject({
    nominations: { until: '2026-11-30T21:00:00.000Z', allowSeveral: false, showsNames: true },
    positions: [{ title: 'Keeper', candidates: [] }],
  })
  expect(isBeforeVote(typed.nominations.until, typed.start, ZONE)).toBe(true)
  expect(isBeforeVote(typed.start, typed.start, ZONE)).toBe('The nominations have to close before the vote begins.')
})

test('a run-off has the tied positions with those who tied, who are still members, and no dates', () => {
  const form = runOffOf(ELECTION, ZONE)
  expect(form).toMatchObject({ title: 'Run-off: Committee', classFilter: '1-30', quorumThreshold: '40' })
  expect([form.start.day, form.end.day]).toEqual(['', ''])
  expect(form.positions.map(({ title, candidates }) => [title, candidates.map(({ memberId }) => memberId)])).toEqual([
    ['Keeper', ['1', '3']],
  ])
})

test('a date that was left as it stood is not sent, since its seconds are not typed', () => {
  const form = formOf(ELECTION, ZONE)
  expect(changesOf(ELECTION, form, ZONE)).not.toHaveProperty('startDate')
  const later = { ...form, end: { ...form.end, day: '2026-11-20' } }
  expect(changesOf(ELECTION, later, ZONE).endDate).toMatch(/^2026-11-2/)
  expect(changesOf(ELECTION, later, ZONE)).not.toHaveProperty('startDate')
})

test('the gathering is sent where another was chosen, and one that an officer cannot see stays', () => {
  const form = formOf(ELECTION, ZONE)
  expect(changesOf(ELECTION, form, ZONE)).not.toHaveProperty('gatheringId')
  expect(changesOf(ELECTION, { ...form, gatheringId: '4' }, ZONE).gatheringId).toBe(4)
  const linked: Election = { ...ELECTION, gathering: { id: 4, title: 'Evening', state: 'on' } }
  expect(changesOf(linked, { ...formOf(linked, ZONE), gatheringId: '' }, ZONE).gatheringId).toBeNull()
  expect(runOffOf(linked, ZONE).gatheringId).toBe('')
})

test('each field says what it misses', () => {
  expect(hasCandidate([{ memberId: null }])).toBe('At least one candidate is required')
  expect(hasCandidate([{ memberId: '1' }, { memberId: null }])).toBe(true)
  expect(['', ' 25 ', '-999', '2.5', 'x'].map(isClass)).toEqual([
    true,
    true,
    true,
    'A class is a whole number',
    'A class is a whole number',
  ])
  expect(isLastClass('5', '9')).toBe('The first class comes after the last.')
  expect([isLastClass('9', '9'), isLastClass('', '9'), isLastClass('9', '')]).toEqual([true, true, true])
  const day = { day: '2026-12-01', time: '09:00' }
  expect(isAfter(day, day, ZONE)).toBe('The end has to come after the start.')
  expect(isAfter({ ...day, time: '' }, { ...day, time: '' }, ZONE)).toBe(true)
  expect([isAfter({ ...day, time: '09:01' }, day, ZONE), isAfter({ day: '', time: '' }, day, ZONE)]).toEqual([
    true,
    true,
  ])
})

test.each([
  ['', /^Leave it empty/],
  ['1-10, 14', /^Only brothers of these classes/],
  ['the elders', /^These words are only shown/],
])('of the filter "%s" it says what it does', (text, words) => expect(filterWords(text)).toMatch(words))

test.each([
  [{}, 28, false],
  [{ classFrom: '25', classTo: '35' }, 28, false],
  [{ classFrom: '25', classTo: '35' }, 22, true],
  [{ classFrom: '25' }, 40, false],
  [{ classFilter: '1-10, 14' }, 14, false],
  [{ classFilter: '1-10, 14' }, 12, true],
  [{ classFilter: 'the elders' }, 12, false],
  [{ classFrom: '1', classFilter: '1-10' }, 12, true],
])('with %o a brother of class %i is outside: %s', (given, pledgeClass, outside) => {
  const classes = { classFilter: '', classFrom: '', classTo: '', ...given }
  expect(isOutside(classes, { pledgeClass, class: 1998 })).toBe(outside)
})

test('who has no class is outside where one is asked for', () => {
  const none = { pledgeClass: null, class: 1998 }
  const classes = { classFilter: '', classFrom: '', classTo: '' }
  expect(isOutside(classes, none)).toBe(false)
  expect(isOutside({ ...classes, classFrom: '1' }, none)).toBe(true)
  expect(isOutside({ ...classes, classFrom: '1' }, { pledgeClass: null, class: 12 })).toBe(false)
})
