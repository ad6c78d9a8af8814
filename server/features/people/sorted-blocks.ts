// A sorted list in blocks, so that what is made of a block is made anew only once one of its items came or went.

const MOST = 512

interface Block<T, Made> {
  readonly items: readonly T[]
  /** What is made of the items; kept until they change. */
  made(): Made
}

/** A place between two items. */
interface BlockPosition {
  block: number
  within: number
}

export interface SortedBlocks<T, Made> {
  blocks(): readonly Block<T, Made>[]
  add(item: T): void
  /** The item itself, not one like it. */
  remove(item: T): void
  /** The place behind an item. */
  behind(item: T): BlockPosition
}

/** `compare` tells any two items apart; `items` are sorted by it. */
export function sortedBlocks<T, Made>(
  items: readonly T[],
  compare: (one: T, other: T) => number,
  make: (items: readonly T[]) => Made,
): SortedBlocks<T, Made> {
  const blocks = Array.from({ length: Math.ceil(items.length / MOST) }, (_, at) =>
    blockOf(items.slice(at * MOST, (at + 1) * MOST), make),
  )
  /** How many of an ascending list come before the item. */
  const countBefore = <U>(list: readonly U[], item: T, itemOf: (one: U) => T) => {
    let [low, high] = [0, list.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(itemOf(list[middle] as U), item) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
  const find = (item: T): BlockPosition => {
    const block = countBefore(blocks, item, ({ items: inside }) => inside.at(-1) as T)
    return { block, within: countBefore(blocks[block]?.items ?? [], item, (one) => one) }
  }
  const replace = (block: number, inside: T[]) => {
    const half = inside.length > MOST ? [inside.slice(0, MOST / 2), inside.slice(MOST / 2)] : [inside]
    blocks.splice(block, 1, ...half.filter(({ length }) => length > 0).map((part) => blockOf(part, make)))
  }
  return {
    blocks: () => blocks,
    add(item) {
      const found = find(item)
      const block = Math.min(found.block, Math.max(blocks.length - 1, 0))
      const inside = blocks[block]?.items ?? []
      replace(block, inside.toSpliced(found.block > block ? inside.length : found.within, 0, item))
    },
    remove(item) {
      const { block, within } = find(item)
      const inside = blocks[block]?.items ?? []
      if (inside[within] === item) replace(block, inside.toSpliced(within, 1))
    },
    behind(item) {
      const { block, within } = find(item)
      return { block, within: within + 1 }
    },
  }
}

function blockOf<T, Made>(items: readonly T[], make: (items: readonly T[]) => Made): Block<T, Made> {
  let made: { value: Made } | null = null
  return {
    items,
    made() {
      made ??= { value: make(items) }
      return made.value
    },
  }
}
