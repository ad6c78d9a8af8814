// A directory whose cards are replaced is the directory that would have been fetched.
import type { MemberSummary } from '@aerie/contract/people'
import { expect, test } from 'vitest'
import { memberSummary } from './member-summary.fixture.ts'
import { withCards } from './with-cards.ts'

const card = (id: number, firstName: string, lastName: string): MemberSummary => ({
  ...memberSummary({}),
  id,
  firstName,
  familiar: null,
  lastName,
})
const directory = [card(2, 'Ana', 'Abel'), card(1, 'Bo', 'Berg'), card(3, 'Cy', 'Čapek')]

test('a changed card takes the place of the old one', () => {
  const changed = { ...card(1, 'Bo', 'Berg'), currentPosition: 'Baker' }
  expect(withCards(directory, [1], [changed])).toEqual([directory[0], changed, directory[2]])
})

test('a renamed member stands where his name belongs, accents or not', () => {
  expect(withCards(directory, [2], [card(2, 'Ana', 'Capa')]).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('who has come is there, and who has gone is not', () => {
  expect(withCards(directory, [4], [card(4, 'Al', 'Abel')]).map(({ id }) => id)).toEqual([4, 2, 1, 3])
  expect(withCards(directory, [1, 3], []).map(({ id }) => id)).toEqual([2])
})
