// The brothers of each line, from its first down: the same that the tree draws, as a list.
import type { Forest } from './forest.ts'
import type { Brother, ColorOf } from './people.ts'

export interface LineMember {
  index: number
  /** How many of the same line stand above him. */
  depth: number
}

/** Of the lines that have somebody, in the order of their colours; those without one last. */
export function linesByColor<B extends Brother>(forest: Forest<B>, littles: (index: number) => readonly number[]) {
  const lines = new Map<ColorOf<B> | 'none', LineMember[]>(
    [...forest.colors, 'none' as const].map((color) => [color, []]),
  )
  const colorOf = (index: number) => forest.color[index] ?? 'none'
  const ordered = (indices: readonly number[]) =>
    [...indices].sort((one, other) => (forest.row[one] ?? 0) - (forest.row[other] ?? 0) || one - other)
  const bigOf = (index: number) => forest.parent[index] ?? -1
  const isFirst = (index: number) => bigOf(index) < 0 || colorOf(bigOf(index)) !== colorOf(index)
  const waiting = ordered([...forest.people.keys()].filter(isFirst))
    .reverse()
    .map((index) => ({ index, depth: 0 }))
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    const { index, depth } = entry
    const color = colorOf(index)
    lines.get(color)?.push(entry)
    const below = ordered(littles(index)).filter((little) => colorOf(little) === color)
    waiting.push(...below.reverse().map((little) => ({ index: little, depth: depth + 1 })))
  }
  return new Map([...lines].filter(([, entries]) => entries.length > 0))
}
