// The picker offers the own profile and every other brother, and narrows both as one types.
import { expect, test } from 'vitest'
import { memberSummary } from './member-summary.fixture.ts'
import { pickerOptions } from './picker-options.ts'

const brother = (id: number, firstName: string, lastName: string, pledgeClass: number | null) =>
  memberSummary({ id, firstName, lastName, email: null, pledgeClass })

const everyone = [
  brother(1, 'Søren', 'Halvorsen', 31),
  brother(2, 'Marcus', 'Oyelaran', 27),
  brother(3, 'Bo', 'Ek', null),
]
const viewer = { id: 2, shortName: 'OSOP' }
const labels = (typed: string) => pickerOptions(everyone, typed, viewer).map(({ label }) => label)

test('the own profile comes first and the viewer not again', () => {
  expect(labels('')).toEqual(['Your Own Profile', 'Søren Halvorsen, 31st Class', 'Bo Ek, Member'])
})

test('typing narrows, without minding accents', () => {
  expect(labels('soren')).toEqual(['Søren Halvorsen, 31st Class'])
  expect(labels('your own')).toEqual(['Your Own Profile'])
  expect(labels('nobody')).toEqual([])
})
