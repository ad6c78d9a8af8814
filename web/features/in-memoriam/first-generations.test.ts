// Of a large tree whole generations are shown first, and of a small one all.
import type { Descendant } from '@aerie/contract/in-memoriam'
import { expect, test } from 'vitest'
import { firstGenerations } from './first-generations.ts'

const under = (big: number, id: number): Descendant => ({
  member: { id, firstName: 'Bo', lastName: 'Lund', profileImageUrl: null, profileImageHash: null },
  pledgeClass: null,
  class: null,
  big,
})
/** Each has two littles: 2, 3 under 1; 4 to 7 under those; and so on. */
const twos = (count: number) => Array.from({ length: count }, (_, at) => under(Math.floor((at + 2) / 2), at + 2))

test('a small tree is whole', () => {
  expect(firstGenerations(1, twos(6))).toHaveLength(6)
  expect(firstGenerations(1, [])).toEqual([])
})

test('of a large one two generations are few, and eight more would not be', () => {
  expect(firstGenerations(1, twos(30))).toHaveLength(6)
})

test('his littles are all there, however many they are', () => {
  const many = Array.from({ length: 20 }, (_, at) => under(1, at + 2))
  expect(firstGenerations(1, [...many, under(2, 50)])).toHaveLength(20)
})
