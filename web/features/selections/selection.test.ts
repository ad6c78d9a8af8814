// Choosing in a list: one, a range, all, and all but some.
import { MOST_CHOSEN } from '@aerie/contract/selections'
import { expect, test } from 'vitest'
import {
  choose,
  chooseAll,
  countChosen,
  isChosen,
  NOBODY,
  type Selection,
  shareChosen,
  toMemberSelection,
} from './selection.ts'

const shown = [5, 3, 9, 7, 1].map((id) => ({ id }))
const FILTER = { q: '', role: null, noPassword: true, unconfirmed: false }
const on = (selection: Selection, id: number, isRange = false) => choose(selection, { id, isOn: true, isRange }, shown)
const off = (selection: Selection, id: number, isRange = false) =>
  choose(selection, { id, isOn: false, isRange }, shown)
const chosen = (selection: Selection) => shown.flatMap(({ id }) => (isChosen(selection, id) ? [id] : []))

test('one by one, and off again', () => {
  const two = on(on(NOBODY, 3), 7)
  expect([chosen(two), countChosen(two, shown), shareChosen(two, shown)]).toEqual([[3, 7], 2, 'some'])
  expect(chosen(off(two, 3))).toEqual([7])
})

test('a range goes from the last one to this one, in the order of the list, either way', () => {
  expect(chosen(on(on(NOBODY, 3), 7, true))).toEqual([3, 9, 7])
  expect(chosen(on(on(NOBODY, 7), 3, true))).toEqual([3, 9, 7])
  expect(chosen(off(off(chooseAll(true), 9), 1, true))).toEqual([5, 3])
  expect(chosen(on(NOBODY, 9, true))).toEqual([9])
})

test('all that match are a filter and not a list of ids', () => {
  const all = chooseAll(true)
  expect(shareChosen(all, shown)).toBe('all')
  expect(toMemberSelection(all, FILTER)).toEqual({ filter: FILTER, except: [] })
  const allButOne = off(all, 9)
  expect([countChosen(allButOne, shown), shareChosen(allButOne, shown)]).toEqual([4, 'some'])
  expect(toMemberSelection(allButOne, FILTER)).toEqual({ filter: FILTER, except: [9] })
  expect(shareChosen(chooseAll(false), shown)).toBe('none')
})

test('everybody one by one is all of them', () => {
  const everybody = on(on(NOBODY, 5), 1, true)
  expect(shareChosen(everybody, shown)).toBe('all')
  expect(toMemberSelection(everybody, FILTER)).toEqual({ ids: [5, 3, 9, 7, 1] })
})

test('no more are named one by one than a call takes', () => {
  const many = Array.from({ length: MOST_CHOSEN + 1 }, (_, id) => ({ id: id + 1 }))
  const first = choose(NOBODY, { id: 1, isOn: true, isRange: false }, many)
  const tooMany = choose(first, { id: MOST_CHOSEN + 1, isOn: true, isRange: true }, many)
  expect(countChosen(tooMany, many)).toBe(1)
})
