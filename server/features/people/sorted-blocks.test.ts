// Whatever comes and goes, the blocks hold what a sorted array would hold, and what is made of them is of what they hold.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortedBlocks } from './sorted-blocks.ts'

interface Item {
  value: number
}
const by = (one: Item, other: Item) => one.value - other.value
const valuesIn = (blocks: ReturnType<typeof open>) =>
  blocks.blocks().flatMap(({ items }) => items.map(({ value }) => value))
const open = (items: Item[]) => sortedBlocks(items, by, (inside) => inside.map(({ value }) => value).join())

test('adding and removing keep the order, block by block', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 3_000 }), { maxLength: 1_500 }),
      fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 800 }),
      (first, acts) => {
        const items = new Map(first.map((value) => [value, { value }]))
        const blocks = open([...items.values()].sort(by))
        for (const value of acts) {
          const known = items.get(value)
          if (known) {
            blocks.remove(known)
            items.delete(value)
          } else {
            const item = { value }
            blocks.add(item)
            items.set(value, item)
          }
        }
        expect(valuesIn(blocks)).toEqual([...items.keys()].sort((a, b) => a - b))
        for (const block of blocks.blocks()) {
          expect(block.items.length).toBeGreaterThan(0)
          expect(block.made()).toBe(block.items.map(({ value }) => value).join())
        }
      },
    ),
    { numRuns: 50 },
  )
})

test('the place behind an item is where the rest begins', () => {
  const items = Array.from({ length: 1_300 }, (_, value) => ({ value }))
  const blocks = open(items)
  for (const item of items) {
    const { block, within } = blocks.behind(item)
    const rest = blocks.blocks().flatMap((one, at) => (at < block ? [] : one.items.slice(at === block ? within : 0)))
    expect(rest[0]?.value).toBe(items[item.value + 1]?.value)
  }
})

test('only the block of an item is made anew', () => {
  let made = 0
  const items = Array.from({ length: 2_000 }, (_, value) => ({ value }))
  const blocks = sortedBlocks(items, by, () => ++made)
  const makeAll = () => blocks.blocks().map((block) => block.made())
  makeAll()
  const before = made
  blocks.remove(items[700] as Item)
  blocks.add({ value: 700.5 })
  makeAll()
  expect(made - before).toBe(1)
})
