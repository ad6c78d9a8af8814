// A record is found under a misspelt name, a nickname, or names turned round, and no plainly different one is likely.
import { expect, test } from 'vitest'
import { formsOf, lettersApart } from '#platform/name-forms.ts'
import { openNameBook } from './name-book.ts'
import { judge } from './scoring.ts'

const of = (name: string, pledgeClass: number | null) => {
  const [firstName = '', lastName = ''] = name.split(' | ')
  return { forms: formsOf({ firstName, lastName }), pledgeClass }
}
const judged = (asked: string, kept: string, classes: [number | null, number | null] = [24, 24]) =>
  judge(of(asked, classes[0]), of(kept, classes[1]))

test.each([
  ['August | Lindgren', 'August | Lindgen', ['class', 'one_letter']],
  ['August | Lingdren', 'August | Lindgren', ['class', 'one_letter']],
  ['August | Lindgrenn', 'August | Lindgren', ['class', 'sound']],
  ['Agust | Lindgen', 'August | Lindgren', ['class', 'two_letters']],
  ['August | Linngreen', 'August | Lindgren', ['class', 'two_letters']],
  ['Kristofer | Hansen', 'Christopher | Hanson', ['class', 'sound', 'one_letter']],
  ['Robert | Maier', 'Robert | Meyer', ['class', 'sound']],
  ['Bob | Smith', 'Robert | Smith', ['class', 'nickname']],
  ['Bob | Smyth', 'Robert | Smith', ['class', 'nickname', 'sound']],
  ['Lindgren | August', 'August | Lindgren', ['class', 'turned_round']],
  ['Lindgren | Agust', 'August | Lindgren', ['class', 'turned_round', 'one_letter']],
  ['Jürgen | Müller', 'Juergen | Mueller', ['class', 'name']],
  ['Miguel | Garcia', 'Miguel | García Lopez', ['class', 'part']],
  ['Sean | OBrien', 'Sean | O’Brien', ['class', 'name']],
  ['A. | Lindgren', 'August | Lindgren', ['class', 'initial']],
  ['Nils | Kowalsky', 'Nils | Kowalski', ['class', 'sound']],
] as const)('%s is %s', (asked, kept, why) => {
  expect(judged(asked, kept)).toMatchObject({ isLikely: true, why })
})

test.each([
  ['August | Lindgren', 'Oscar | Lindqvist'],
  ['August | Lindgren', 'Peter | Lindgren'],
  ['Robert | Jones', 'Robert | James'],
  ['Robert | Harrison', 'Robert | Morrison'],
  ['Paul | Lee', 'Paul | Leo'],
  ['James | Carter', 'Thomas | Carver'],
  ['Daniel | Brown', 'David | Bowen'],
  ['Walter | Brandt', 'William | Grant'],
  ['Mark | Young', 'Mary | Jung'],
  ['Henrik | Thorsen', 'Dominic | Marsh'],
])('%s is not %s, of the same class', (asked, kept) => {
  expect(judged(asked, kept)?.isLikely ?? false).toBe(false)
})

test('the same name of another class stands behind, and is not likely', () => {
  const [same, other] = [
    judged('August | Lindgren', 'August | Lindgren'),
    judged('August | Lindgren', 'August | Lindgren', [24, 5]),
  ]
  expect(same?.score).toBeGreaterThan(other?.score ?? 0)
  expect(other).toMatchObject({ isLikely: false, why: ['name'] })
  expect(judged('August | Lindgren', 'August | Lindgren', [24, null])?.isLikely).toBe(true)
})

test('of one last name alone, who shares nothing else is not shown', () => {
  expect(judged('August | Lindgren', 'Peter | Lindgren', [24, 5])).toBeNull()
  expect(judged('August | Lindgren', 'Anders | Lindgren', [24, 5])).toMatchObject({
    isLikely: false,
    why: ['last_name'],
  })
})

test('letters are counted as they are mistyped', () => {
  expect(lettersApart('lindgren', 'lingdren', 2)).toBe(1)
  expect(lettersApart('lindgren', 'lindgren', 2)).toBe(0)
  expect(lettersApart('lindgren', 'lundgrenn', 2)).toBe(2)
  expect(lettersApart('lindgren', 'hawthorne', 2)).toBeNull()
})

test('the book finds who bears a word like it, until he is taken out', () => {
  const book = openNameBook()
  for (const [at, name] of ['August | Lindgren', 'Nils | Lindgrenn', 'Henrik | Thorsen'].entries())
    book.put({ id: at + 1, ...of(name, 24) })
  const found = () => book.idsNamed(['lindgen']).map(({ id }) => id)
  expect(found()).toEqual([1, 2])
  book.remove(1)
  expect(found()).toEqual([2])
})
