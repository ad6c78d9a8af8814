// What is typed about a poll, and what is sent of it.
import type { Poll } from '@aerie/contract/polls'
import { expect, test } from 'vitest'
import { momentOf, sentMoment, typedEnd, typedStart } from '#lib/typed-moment.ts'
import { bodyOf, changesOf, EMPTY, filledOptions, formOf, runOffOf } from './poll-form.ts'

const ZONE = 'America/New_York'

test('the defaults are as specified', () => {
  expect(bodyOf(EMPTY, ZONE)).toMatchObject({
    quorumThreshold: 50,
    requiresQuorum: true,
    allowMultipleVotes: false,
    resultsVisibility: 'after_vote',
  })
})

test('a moment is of the organisation’s clock, without a time the whole day, and without a day there is none', () => {
  expect(sentMoment({ day: '', time: '21:00' }, ZONE)).toBe('')
  expect(sentMoment({ day: '20261-12-01', time: '21:00' }, ZONE)).toBe('')
  expect(sentMoment({ day: '2026-12-01', time: '21:00' }, ZONE)).toBe('2026-12-02T02:00:00.000Z')
  expect(sentMoment({ day: '2026-12-01', time: '' }, ZONE)).toBe('2026-12-01')
  const day = { day: '2026-12-01', time: '' }
  expect(momentOf(day, ZONE, 'start')).toEqual(new Date('2026-12-01T05:00Z'))
  expect(momentOf(day, ZONE, 'end')).toEqual(new Date('2026-12-02T05:00Z'))
})

test('a moment is typed as it was sent, and what ends with a day as that day', () => {
  expect(typedEnd('2026-12-02T02:00:00.000Z', ZONE)).toEqual({ day: '2026-12-01', time: '21:00' })
  expect(typedEnd('2026-12-02T05:00:00.000Z', ZONE)).toEqual({ day: '2026-12-01', time: '' })
  expect(typedStart('2026-12-02T05:00:00.000Z', ZONE)).toEqual({ day: '2026-12-02', time: '00:00' })
})

test('options that hold nothing but blanks do not count', () => {
  expect(filledOptions({ options: [{ text: 'Yes' }, { text: '  ' }, { text: 'No' }] })).toBe(2)
})

test('a run-off asks what was tied, until a moment that is still to be said', () => {
  const tied = {
    title: 'Which song?',
    description: null,
    endDate: '2026-11-01T12:00:15.000Z',
    quorumThreshold: 25,
    requiresQuorum: false,
    allowMultipleVotes: false,
    resultsVisibility: 'after_vote',
    options: ['One', 'Two', 'Three'].map((text, at) => ({ id: `option_${at + 1}`, text })),
    leadingIds: ['option_1', 'option_3'],
  } as Poll
  expect(changesOf(tied, formOf(tied, ZONE), ZONE)).not.toHaveProperty('endDate')
  expect(changesOf(tied, { ...formOf(tied, ZONE), time: '' }, ZONE).endDate).toBe('2026-11-01')
  expect(runOffOf(tied, ZONE)).toMatchObject({
    title: 'Run-off: Which song?',
    day: '',
    quorumThreshold: '25',
    options: [{ text: 'One' }, { text: 'Three' }],
  })
  expect(runOffOf({ ...tied, title: 'x'.repeat(200) }, ZONE).title).toHaveLength(200)
})
