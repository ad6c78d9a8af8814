// A long list is put under letters or classes, and those are gathered where there is little room.
import { PRE_FOUNDING } from '@aerie/contract/classes'
import { byName } from '@aerie/contract/people'
import { expect, test } from 'vitest'
import { memberSummary } from '#features/people/member-summary.fixture.ts'
import { groupsOf } from './groups.ts'
import { gathered } from './sections/gathered.ts'

const NAMES = ['Adler', 'Ågren', 'Berg', 'Łaski', 'Lund', 'Østberg', 'Ødegård', 'Þorsson', 'Zorn', "'t Hooft", 'Жуков']
const named = [...NAMES, ...Array.from({ length: 30 }, (_, at) => `Miller ${at}`)]
  .map((lastName, at) => memberSummary({ id: at + 1, lastName }))
  .sort(byName)
const shown = (groups: ReturnType<typeof groupsOf>) => groups.map(({ label, first, end }) => [label, end - first])

test('accented letters stand under the plain ones, what is sorted elsewhere where it stands, and what has no letter under a sign', () => {
  expect(shown(groupsOf(named, undefined, 'OSOP'))).toEqual([
    ['#', 1],
    ['A', 2],
    ['B', 1],
    ['L', 2],
    ['M', 30],
    ['O', 2],
    ['Z', 2],
    ['#', 1],
  ])
})

test('classes stand by their names, those without one last', () => {
  const classes = [PRE_FOUNDING, -2, ...Array<number>(30).fill(7), null]
  const members = classes.map((pledgeClass, at) => memberSummary({ id: at + 1, pledgeClass }))
  expect(shown(groupsOf(members, 'class', 'OSOP'))).toEqual([
    ['Pre-OSOP', 1],
    ['Founding Senior', 1],
    ['7th Class', 30],
    ['No class', 1],
  ])
})

test('a short list has no groups, nor has one by who is newest', () => {
  expect(groupsOf(named.slice(0, 30), undefined, 'OSOP')).toEqual([])
  expect(groupsOf(named, 'newest', 'OSOP')).toEqual([])
})

test('the beginning of a long list has the groups that the whole begins with', () => {
  const beginning = named.slice(0, 4)
  expect(groupsOf(beginning, undefined, 'OSOP')).toEqual([])
  expect(shown(groupsOf(beginning, undefined, 'OSOP', named.length))).toEqual([
    ['#', 1],
    ['A', 2],
    ['B', 1],
  ])
})

test('gathered, each holds neighbours and about as many as the next, and none is lost', () => {
  const groups = [...'ABCDEFGHIJ'].map((label, at) => ({ label, short: label, first: at * 10, end: at * 10 + 10 }))
  expect(gathered(groups, 26).map((one) => one.length)).toEqual(Array(10).fill(1))
  expect(gathered(groups, 5).map((one) => one.map(({ label }) => label).join(''))).toEqual([
    'AB',
    'CD',
    'EF',
    'GH',
    'IJ',
  ])
  const uneven = [...'ABCDEFG'].map((label, at) => ({
    label,
    short: label,
    first: at === 0 ? 0 : 93 + at,
    end: 94 + at,
  }))
  const few = gathered(uneven, 3)
  expect(few.length).toBeLessThanOrEqual(3)
  expect(few.flat()).toEqual(uneven)
})
