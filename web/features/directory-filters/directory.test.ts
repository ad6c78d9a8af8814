// The directory finds whom it is asked for, and offers what its brothers have.
import type { DirectoryCard } from '@aerie/contract/people'
import { expect, test } from 'vitest'
import { memberSummary } from '#features/people/member-summary.fixture.ts'
import { describeReach, directoryOf, findBrothers, orderOffices } from './directory.ts'
import type { DirectoryFilters } from './filters.ts'

const brother = (id: number, details: Partial<DirectoryCard>) => ({
  ...memberSummary({ id, firstName: 'Ansel', email: 'hidden.address@example.org' }),
  ...details,
})

const soren = brother(1, {
  firstName: 'Søren',
  lastName: 'Halvorsen',
  currentPosition: 'Boatbuilder',
  currentCompany: 'Fjord & Sons',
  location: 'Bergen, Norway',
  country: 'Norway',
  pledgeClass: 31,
  alsoFoundBy: ['Bjørgvin', 'Old Salt'],
  arrivedAt: Date.UTC(2026, 9, 1),
  roles: ['Treasurer'],
})
const rook = brother(2, {
  firstName: 'Callum',
  familiar: 'Rook',
  lastName: 'Fairweather',
  location: 'São Paulo',
  country: 'Brazil',
  arrivedAt: Date.UTC(2026, 10, 1),
  pledgeClass: -2,
  roles: ['Keeper of the Boats', 'President'],
})
const plainAnsel = brother(3, {})
const everyone = [soren, rook, plainAnsel]
const directory = directoryOf(everyone)
const found = (filters: DirectoryFilters) => findBrothers(directory, filters).map(({ id }) => id)

test('every field that is shown and what finds him besides find a brother, and several words must all match', () => {
  expect(found({ q: 'soren' })).toEqual([1])
  expect(found({ q: 'sao' })).toEqual([2])
  expect(found({ q: 'callum' })).toEqual([2])
  expect(found({ q: 'rook' })).toEqual([2])
  expect(found({ q: 'BOATBUILDER bergen' })).toEqual([1])
  expect(found({ q: 'fjord brazil' })).toEqual([])
  expect(found({ q: 'norway' })).toEqual([1])
  expect(found({ q: 'bjorgvin salt' })).toEqual([1])
})

test('an e-mail address finds nobody, and no word is found across two fields', () => {
  expect(found({ q: 'hidden.address' })).toEqual([])
  expect(found({ q: 'anselwhitlock' })).toEqual([])
})

test('country, class and office narrow the search together', () => {
  expect(found({ country: 'Norway' })).toEqual([1])
  expect(found({ class: -2 })).toEqual([2])
  expect(found({ role: 'President' })).toEqual([2])
  expect(found({ role: 'President', country: 'Norway' })).toEqual([])
})

test('without filters everybody is there, in the order of the server', () => {
  expect(findBrothers(directory, {})).toBe(everyone)
  expect(found({ q: '' })).toEqual([1, 2, 3])
})

test('by class the oldest come first and those without one last, by newest who came in last; filters keep the order', () => {
  expect(found({ sort: 'class' })).toEqual([2, 1, 3])
  expect(found({ sort: 'newest' })).toEqual([2, 1, 3])
  expect(found({ sort: 'newest', q: 'r' })).toEqual([2, 1])
  expect(findBrothers(directory, { sort: 'class' })).toBe(findBrothers(directory, { sort: 'class' }))
})

test('those near are searched with the other filters, and are all that is left', () => {
  const near = new Set([1, 3, 99])
  expect(findBrothers(directory, {}, near).map(({ id }) => id)).toEqual([1, 3])
  expect(findBrothers(directory, { country: 'Norway' }, near).map(({ id }) => id)).toEqual([1])
  expect(findBrothers(directory, {}, new Set())).toEqual([])
})

test('only what occurs is offered: countries by name, classes from the oldest', () => {
  expect(directory.countries).toEqual(['Brazil', 'Norway'])
  expect(directory.classes).toEqual([-2, 31])
})

test('offices stand in the order of the organisation, its unwritten ones last', () => {
  expect(orderOffices(directory.offices, ['President', 'Pledgemaster', 'Treasurer'])).toEqual([
    'President',
    'Treasurer',
    'Keeper of the Boats',
  ])
})

test('the same list is prepared only once', () => {
  expect(directoryOf(everyone)).toBe(directory)
})

test('the reach counts classes and countries, and says nothing of what there is none of', () => {
  expect(describeReach(directory)).toBe('2 classes, 2 countries')
  expect(describeReach({ classes: [31], countries: ['Norway'] })).toBe('1 class, 1 country')
  expect(describeReach({ classes: [], countries: [] })).toBe('')
})

test('those who have passed are found by their own filter, and are not among the others', () => {
  const gone = brother(4, { lastName: 'Hale', country: 'Ireland', isRemembered: true })
  const all = directoryOf([...everyone, gone])
  const ids = (filters: DirectoryFilters) => findBrothers(all, filters).map(({ id }) => id)
  expect([ids({}), all.countries]).toEqual([
    [1, 2, 3],
    ['Brazil', 'Norway'],
  ])
  expect(ids({ q: 'hale' })).toEqual([])
  expect([ids({ remembered: true }), ids({ remembered: true, q: 'hale' })]).toEqual([[4], [4]])
})
