// The order of the trees: within each colour always the tree next that reaches furthest left, as bricks fall.
import { HALF, HALF_PASSING } from './room.ts'

interface Trees {
  rank: (root: number) => number
  rowOf: (index: number) => number
  littles: (index: number) => readonly number[]
  rows: number
}

interface Tree {
  root: number
  order: number
  /** The rows in which it stands, and the room it takes there. */
  rows: number[]
  widths: number[]
}

/** `roots` in the order of their colours. */
export function packTrees(roots: number[], trees: Trees): number[] {
  const edge = new Float64Array(trees.rows)
  const shapes = roots.map((root, order) => shapeOf(root, order, trees))
  const packed: number[] = []
  for (const sameColor of Map.groupBy(shapes, ({ root }) => trees.rank(root)).values()) {
    // How far left a tree reaches depends on its rows alone: of those with the same, only the first is weighed.
    const queues = [...Map.groupBy(sameColor, ({ rows }) => rows.join()).values()].map((queue) => queue.toReversed())
    for (let left = sameColor.length; left > 0; left--) {
      const { queue, at } = leftmost(queues, edge)
      const tree = queue.pop()
      if (!tree) continue
      tree.rows.forEach((row, place) => {
        edge[row] = Math.max(edge[row] ?? 0, at) + (tree.widths[place] ?? 0)
      })
      packed.push(tree.root)
    }
  }
  return packed
}

function leftmost(queues: Tree[][], edge: Float64Array) {
  let best: { queue: Tree[]; at: number; order: number } = { queue: [], at: Number.POSITIVE_INFINITY, order: 0 }
  for (const queue of queues) {
    const tree = queue.at(-1)
    if (!tree) continue
    let at = 0
    for (const row of tree.rows) at = Math.max(at, edge[row] ?? 0)
    if (at < best.at || (at === best.at && tree.order < best.order)) best = { queue, at, order: tree.order }
  }
  return best
}

function shapeOf(root: number, order: number, { rowOf, littles }: Trees): Tree {
  const widths = new Map<number, number>()
  const widen = (row: number, by: number) => widths.set(row, (widths.get(row) ?? 0) + by)
  const stack = [root]
  for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
    widen(rowOf(index), 2 * HALF)
    for (const little of littles(index)) {
      for (let row = rowOf(index) + 1; row < rowOf(little); row++) widen(row, 2 * HALF_PASSING)
      stack.push(little)
    }
  }
  return { root, order, rows: [...widths.keys()], widths: [...widths.values()] }
}
