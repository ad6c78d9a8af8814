// The brothers who have passed stand by class or by year, and nobody is lost where either is not known.
import type { RememberedBrother } from '@aerie/contract/in-memoriam'
import { expect, test } from 'vitest'
import { classesOf, groupRemembered } from './grouped.ts'
import { lifeYears } from './life-years.ts'

const brother = (id: number, lastName: string, more: Partial<RememberedBrother>): RememberedBrother => ({
  member: { id, firstName: 'Ed', lastName, profileImageUrl: null, profileImageHash: null },
  bornIn: null,
  diedIn: null,
  pledgeClass: null,
  class: null,
  lineageColor: null,
  quote: null,
  ...more,
})

const ALL = [
  brother(1, 'Hale', { pledgeClass: -2, diedIn: 2019 }),
  brother(2, 'Møller', { pledgeClass: 3, diedIn: 2025 }),
  brother(3, 'Voss', {}),
]
const shown = (search: object) =>
  groupRemembered(ALL, search, 'OSOP').map(({ title, brothers }) => [title, brothers.map(({ member }) => member.id)])

test('by class, as they come, and by year, the latest first', () => {
  expect(shown({})).toEqual([
    ['Founding Senior', [1]],
    ['3rd Class', [2]],
    ['Class not known', [3]],
  ])
  expect(shown({ by: 'year' })).toEqual([
    ['2025', [2]],
    ['2019', [1]],
    ['Year not known', [3]],
  ])
})

test('a name is found however it is spelt, and a class alone shows its own', () => {
  expect(shown({ q: 'moller' })).toEqual([['3rd Class', [2]]])
  expect(shown({ class: -2 })).toEqual([['Founding Senior', [1]]])
  expect(classesOf(ALL)).toEqual([-2, 3])
})

test('years stand alone where only one is known', () => {
  expect(lifeYears({ bornIn: 1968, diedIn: 2025 })).toBe('1968 – 2025')
  expect(lifeYears({ bornIn: null, diedIn: 2025 })).toBe('Died in 2025')
  expect(lifeYears({ bornIn: null, diedIn: null })).toBe('')
})
