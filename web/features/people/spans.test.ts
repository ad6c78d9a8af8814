// Times are told from what a brother wrote, however little that is.
import { expect, test } from 'vitest'
import { currentSpan, kidNote, pastSpan } from './spans.ts'

test('current work lasts until today unless it says otherwise', () => {
  expect(currentSpan({ workStartDate: 'March 2019', workEndDate: null })).toBe('Since March 2019, until today')
  expect(currentSpan({ workStartDate: 'March 2019', workEndDate: 'May 2024' })).toBe('Since March 2019, until May 2024')
  expect(currentSpan({ workStartDate: null, workEndDate: '2024' })).toBe('Until 2024')
  expect(currentSpan({ workStartDate: '2019-06', workEndDate: null })).toBe('Since June 2019, until today')
  expect(currentSpan({ workStartDate: null, workEndDate: null })).toBeNull()
})

test('past work goes from one date to another, as far as they are known', () => {
  expect(pastSpan({ startDate: 'June 2016', endDate: 'February 2019' })).toBe('June 2016 to February 2019')
  expect(pastSpan({ startDate: '2016', endDate: null })).toBe('Since 2016')
  expect(pastSpan({ startDate: null, endDate: '2019' })).toBe('Until 2019')
  expect(pastSpan({ startDate: null, endDate: null })).toBeNull()
})

test('a child is as old as the years since its birth year', () => {
  expect(kidNote({ gender: 'boy', birthYear: 2020 }, 2026)).toBe('boy, 6')
  expect(kidNote({ gender: null, birthYear: 2026 }, 2026)).toBe('0')
  expect(kidNote({ gender: 'girl', birthYear: null }, 2026)).toBe('girl')
  expect(kidNote({ gender: null, birthYear: null }, 2026)).toBe('')
  expect(kidNote({ gender: 'girl', birthYear: 2027 }, 2026)).toBe('girl')
})
