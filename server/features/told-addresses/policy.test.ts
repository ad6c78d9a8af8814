// What opens an address that another has told: the big brother by name, else the class.
import { expect, test } from 'vitest'
import { isRight, questionOf } from './policy.ts'

const BIG = { pledgeClass: 12, bigNames: ['Müller', 'Jürgen Müller'] }
const CLASS = { pledgeClass: 12, bigNames: [] }

test('asks for the big brother before the class, and for nothing where neither is known', () => {
  expect(questionOf(BIG)).toBe('big')
  expect(questionOf(CLASS)).toBe('class')
  expect(questionOf({ pledgeClass: null, bigNames: [] })).toBeNull()
})

test.each([
  ['Mueller', true],
  ['jurgen muller', true],
  ['Jürgen', false],
  ['12', false],
  ['', false],
  ['  ', false],
])('a big brother named %j: %s', (answer, right) => expect(isRight(BIG, answer)).toBe(right))

test.each([
  [12, '12th', true],
  [12, 'class 12', true],
  [12, '1', false],
  [12, '', false],
  [-1, 'founding junior', true],
  [-1, 'Founding Senior', false],
  [-999, 'Pre-Osprey', true],
  [0, '0', false],
])('class %i named %j: %s', (pledgeClass, answer, right) =>
  expect(isRight({ pledgeClass, bigNames: [] }, answer)).toBe(right),
)
