// What is typed about a poll, and what is sent of it.
import type { Poll } from '@aerie/contract/polls'
import { expect, test } from 'vitest'
import { momentOf, typedMoment } from './moments.ts'
import { bodyOf, EMPTY, filledOptions, runOffOf } from './poll-form.ts'

test('the defaults are as specified', () => {
  expect(bodyOf(EMPTY)).toMatchObject({
    quorumThreshold: 50,
    requiresQuorum: true,
    allowMultipleVotes: false,
    resultsVisibility: 'after_vote',
  })
})

test('the end is a moment of the writer’s clock; without a day there is none', () => {
  expect(momentOf({ day: '', time: '21:00' })).toBe('')
  expect(momentOf({ day: '2026-12-01', time: '21:00' })).toBe(new Date(2026, 11, 1, 21).toISOString())
  expect(momentOf({ day: '2026-12-01', time: '' })).toBe(new Date(2026, 11, 1, 23, 59).toISOString())
})

test('a moment is typed as it was sent, to the minute', () => {
  expect(momentOf(typedMoment('2026-12-01T21:00:00.000Z'))).toBe('2026-12-01T21:00:00.000Z')
})

test('options that hold nothing but blanks do not count', () => {
  expect(filledOptions({ options: [{ text: 'Yes' }, { text: '  ' }, { text: 'No' }] })).toBe(2)
})

test('a run-off asks what was tied, until a moment that is still to be said', () => {
  const tied = {
    title: 'Which song?',
    description: null,
    endDate: '2026-11-01T12:00:00.000Z',
    quorumThreshold: 25,
    requiresQuorum: false,
    allowMultipleVotes: false,
    resultsVisibility: 'after_vote',
    options: ['One', 'Two', 'Three'].map((text, at) => ({ id: `option_${at + 1}`, text })),
    leadingIds: ['option_1', 'option_3'],
  } as Poll
  expect(runOffOf(tied)).toMatchObject({
    title: 'Run-off: Which song?',
    day: '',
    quorumThreshold: '25',
    options: [{ text: 'One' }, { text: 'Three' }],
  })
  expect(runOffOf({ ...tied, title: 'x'.repeat(200) }).title).toHaveLength(200)
})
