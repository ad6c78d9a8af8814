// The form of a committee: which numbers of keys are possible, and what is sent.
import { expect, test } from 'vitest'
import { bodyOf, EMPTY, fittingThreshold, hasTrustees, thresholdsOf } from './committee-form.ts'

test('at least two keys are needed, unless one brother holds the only one', () => {
  expect([1, 2, 3, 5].map(thresholdsOf)).toEqual([[1], [2], [2, 3], [2, 3, 4, 5]])
})

test('with a brother fewer or more, the number stays as near as can be', () => {
  expect(fittingThreshold('2', 4)).toBe('2')
  expect(fittingThreshold('3', 2)).toBe('2')
  expect(fittingThreshold('2', 1)).toBe('1')
  expect(fittingThreshold('1', 3)).toBe('2')
})

test('a row without a brother is told, and brothers are sent in the order of their places', () => {
  expect(hasTrustees(EMPTY.trustees)).toBe('Choose a brother for each key, or take the row away')
  const form = { name: 'Wardens', trustees: [{ memberId: '7' }, { memberId: '3' }], threshold: '2' }
  expect(hasTrustees(form.trustees)).toBe(true)
  expect(bodyOf(form)).toEqual({ name: 'Wardens', memberIds: [7, 3], threshold: 2 })
})
