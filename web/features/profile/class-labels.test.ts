// Classes carry the organisation's names for them.
import { expect, test } from 'vitest'
import { classMarks, relation } from './class-labels.ts'

test.each([
  [{ pledgeClass: 29, class: 2015 }, ['29th Class', 'Class of 2015']],
  [{ pledgeClass: -999, class: null }, ['Pre-OSOP']],
  [{ pledgeClass: 0, class: 12 }, ['Founding Sophomore']],
  [{ pledgeClass: null, class: 1988 }, ['Class of 1988']],
  [{ pledgeClass: null, class: 12 }, ['12 Class']],
  [{ pledgeClass: null, class: null }, []],
])('%o has the marks %o', (member, marks) => {
  expect(classMarks(member, 'OSOP')).toEqual(marks)
})

test('a brother of the line carries his class where it is known', () => {
  expect(relation('Big brother', { pledgeClass: 28, class: null }, 'OSOP')).toBe('Big brother, 28th Class')
  expect(relation('Little brother', { pledgeClass: null, class: 3 }, 'OSOP')).toBe('Little brother, Class 3')
  expect(relation('Little brother', { pledgeClass: null, class: null }, 'OSOP')).toBe('Little brother')
})
