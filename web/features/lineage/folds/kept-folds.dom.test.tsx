// What was folded of a line is folded when one comes back to it, and no other line with it.
import { beforeEach, expect, test } from 'vitest'
import { keepFolds, readFolds } from './kept-folds.ts'

beforeEach(() => sessionStorage.clear())

const IDS = [70, undefined, 30, 10]
const lineage = { idOf: (index: number) => IDS[index], indexOf: (id: number | undefined) => IDS.indexOf(id ?? 0) }
/** The same brothers after somebody else came before them. */
const grown = { idOf: (index: number) => IDS[index - 1], indexOf: (id: number | undefined) => IDS.indexOf(id ?? 0) + 1 }

test('by brothers, wherever they stand by then', () => {
  expect(readFolds(lineage, 0)).toBeNull()
  keepFolds(lineage, 0, new Set([2, 3, 1]))
  expect(readFolds(lineage, 0)).toEqual(new Set([2, 3]))
  expect(readFolds(grown, 1)).toEqual(new Set([3, 4]))
  expect(readFolds(lineage, 3)).toBeNull()
})

test('what was opened by hand stays open', () => {
  keepFolds(lineage, 0, new Set())
  expect([...(readFolds(lineage, 0) ?? [0])].map((one) => lineage.idOf(one))).toEqual([])
})
