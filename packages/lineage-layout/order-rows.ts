// The order in each row: trees side by side, each depth first, so that no two lines that run down can cross.
import type { Forest } from './forest.ts'
import { packTrees } from './pack-trees.ts'

/** Items are the people, and after them the places where long lines pass through a row. */
export interface RowOrder {
  rows: number[][]
  /** For each item the one above it on its line, or -1. */
  up: number[]
  /** By little: the items at which his line passes, from the top. */
  passes: Map<number, number[]>
}

export type Littles = (index: number) => readonly number[]

export function orderRows(forest: Forest, littles: Littles, only?: ReadonlySet<number>): RowOrder {
  const { people, keys, row, parent } = forest
  const ordered: RowOrder = { rows: keys.map(() => []), up: people.map(() => -1), passes: new Map() }
  const has = (index: number) => index >= 0 && (!only || only.has(index))
  const rowOf = (index: number) => row[index] ?? 0
  const isRoot = (index: number) => {
    const big = parent[index] ?? -1
    return !has(big) || rowOf(big) > rowOf(index)
  }
  const roots = people.flatMap((_, index) => (has(index) && isRoot(index) ? [index] : []))
  const rank = rankOf(forest)
  roots.sort((a, b) => rank(a) - rank(b) || rowOf(a) - rowOf(b) || a - b)
  const shown: Littles = (index) => littles(index).filter((little) => has(little) && rowOf(little) >= rowOf(index))
  for (const root of packTrees(roots, { rank, rowOf, littles: shown, rows: keys.length }))
    placeTree(root, ordered, { rowOf, littles: shown, bigOf: (index) => (isRoot(index) ? -1 : (parent[index] ?? -1)) })
  return ordered
}

function rankOf({ color, colors }: Forest) {
  const ranks = new Map<string | null, number>(colors.map((name, rank) => [name, rank]))
  return (index: number) => ranks.get(color[index] ?? null) ?? ranks.size
}

interface Tree {
  rowOf: (index: number) => number
  littles: Littles
  bigOf: (index: number) => number
}

/** Without recursion, since a line may be hundreds of brothers long. */
function placeTree(root: number, ordered: RowOrder, { rowOf, littles, bigOf }: Tree) {
  const stack: { index: number; isOpen: boolean }[] = [{ index: root, isOpen: false }]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { index, isOpen } = next
    if (isOpen) {
      ordered.rows[rowOf(index)]?.push(index)
      continue
    }
    const big = bigOf(index)
    if (big >= 0 && rowOf(big) < rowOf(index)) ordered.up[index] = pass(index, big, ordered, rowOf)
    // Littles of his own class stand beside him: the first on the right, the second on the left.
    const beside = littles(index).filter((little) => rowOf(little) === rowOf(index))
    const below = littles(index).filter((little) => rowOf(little) > rowOf(index))
    const visit = (list: readonly number[]) => {
      for (const little of list.toReversed()) stack.push({ index: little, isOpen: false })
    }
    visit(beside.filter((_, place) => place % 2 === 0))
    visit(below)
    stack.push({ index, isOpen: true })
    visit(beside.filter((_, place) => place % 2 === 1))
  }
}

/** Keeps a place for his line in each row that it passes; returns the item above him. */
function pass(little: number, big: number, { rows, up, passes }: RowOrder, rowOf: Tree['rowOf']) {
  const steps: number[] = []
  let above = big
  for (let row = rowOf(big) + 1; row < rowOf(little); row++) {
    const item = up.push(above) - 1
    rows[row]?.push(item)
    steps.push(item)
    above = item
  }
  if (steps.length > 0) passes.set(little, steps)
  return above
}
