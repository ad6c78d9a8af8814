// The layout, over made-up brotherhoods: nobody overlaps, rows are classes, lines do not cross, and wrong data ends in a forest.
import { describe, expect, test } from 'vitest'
import { brother, brotherhood, forestOf, type MadeUpBrother, random } from './brotherhood.fixture.ts'
import type { Forest } from './forest.ts'
import { type Layout, layOut } from './layout.ts'

const draw = (brothers: MadeUpBrother[]) => {
  const forest = forestOf(brothers)
  return { forest, layout: layOut(forest) }
}
const at = (list: ArrayLike<number>, index: number) => list[index] ?? Number.NaN

/** Everybody once, in the row of his class, a pitch from the next. */
function expectRows({ forest, layout }: ReturnType<typeof draw>) {
  expect(layout.rows.flat().sort((a, b) => a - b)).toEqual(forest.people.map((_, index) => index))
  let closest = Number.POSITIVE_INFINITY
  layout.rows.forEach((row, r) => {
    expect(row.every((index) => forest.row[index] === r)).toBe(true)
    for (const [k, index] of row.slice(1).entries())
      closest = Math.min(closest, at(layout.x, index) - at(layout.x, row[k] ?? -1))
  })
  expect(closest).toBeGreaterThan(1 - 1e-6)
  expect(layout.x.every((x) => x > 0.49 && x < layout.width)).toBe(true)
}

function crossings({ row, parent }: Forest, { x, passes }: Layout) {
  const bands = new Map<number, [number, number][]>()
  parent.forEach((big, little) => {
    if (big < 0 || at(row, big) >= at(row, little)) return
    const steps = [big, ...(passes.get(little) ?? []), little]
    steps.slice(1).forEach((to, k) => {
      const band = bands.get(at(row, big) + k) ?? []
      band.push([at(x, steps[k] ?? -1), at(x, to)])
      bands.set(at(row, big) + k, band)
    })
  })
  let count = 0
  for (const band of bands.values())
    for (const [i, [a, b]] of band.entries())
      for (const [c, d] of band.slice(i + 1)) if ((a - c) * (b - d) < -1e-6) count++
  return count
}

const brotherhoods = [1, 2, 3, 5, 8, 13].flatMap((seed) =>
  [60, 300, 900].flatMap((count) => [0, 0.05].map((faults) => ({ seed, count, faults }))),
)

test.each(brotherhoods)('$count brothers of seed $seed, $faults of them wrong', ({ count, seed, faults }) => {
  const drawn = draw(brotherhood(count, seed, faults))
  expectRows(drawn)
  expect(crossings(drawn.forest, drawn.layout)).toBe(0)
  const widest = Math.max(...drawn.layout.rows.map(({ length }) => length))
  expect(drawn.layout.width).toBeLessThanOrEqual(widest * 1.6 + 2)
})

test('the order in which they come changes nothing', () => {
  const brothers = brotherhood(300, 4, 0.05)
  const next = random(9)
  const shuffled = brothers.map((one) => ({ one, by: next() })).sort((a, b) => a.by - b.by)
  expect(draw(shuffled.map(({ one }) => one)).layout).toEqual(draw(brothers).layout)
})

test('any ties at all end in a forest', () => {
  const next = random(99)
  for (let round = 0; round < 200; round++) {
    const count = 2 + Math.floor(next() * 25)
    const someone = () => 1 + Math.floor(next() * (count + 1))
    const drawn = draw(
      Array.from({ length: count }, (_, k) =>
        brother(k + 1, {
          ...(next() < 0.9 && { pledgeClass: Math.floor(next() * 6) }),
          ...(next() < 0.8 && { bigBrother: next() < 0.1 ? 'Old Guard' : someone() }),
          ...(next() < 0.1 && { littleBrothers: ['Young One', 'old  guard'] }),
        }),
      ),
    )
    const { parent } = drawn.forest
    for (const start of parent.keys()) {
      let steps = 0
      for (let one = start; one >= 0; one = at(parent, one)) steps++
      expect(steps).toBeLessThanOrEqual(parent.length)
    }
    expectRows(drawn)
  }
})

describe('the shapes of', () => {
  test.each<[string, MadeUpBrother[]]>([
    ['10,000 in one class', Array.from({ length: 10_000 }, (_, k) => brother(k + 1, { pledgeClass: 7 }))],
    [
      'a chain of 300 generations',
      Array.from({ length: 300 }, (_, k) => brother(k + 1, { pledgeClass: k, ...(k > 0 && { bigBrother: k }) })),
    ],
    [
      'a big with 40 littles',
      Array.from({ length: 41 }, (_, k) =>
        brother(k + 1, { pledgeClass: k > 0 ? 2 : 1, ...(k > 0 && { bigBrother: 1 }) }),
      ),
    ],
    [
      'a chain within one class',
      Array.from({ length: 50 }, (_, k) => brother(k + 1, { pledgeClass: 3, ...(k > 0 && { bigBrother: k }) })),
    ],
    ['everybody unrelated', Array.from({ length: 2000 }, (_, k) => brother(k + 1, { pledgeClass: k % 39 }))],
    ['one brother', [brother(1)]],
    ['nobody', []],
  ])('%s', (_, brothers) => expectRows(draw(brothers)))
})

test('a brother who was deleted still joins his big and his little', () => {
  const { forest } = draw([
    brother(1, { pledgeClass: 1, littleBrothers: ['Gone  Man'] }),
    brother(2, { pledgeClass: 3, bigBrother: 'gone man' }),
    brother(3, { pledgeClass: 2 }),
  ])
  expect([...forest.parent]).toEqual([-1, 3, -1, 0])
  expect([...forest.row]).toEqual([0, 2, 1, 1])
})

test('a circle loses the tie whose big stands furthest below his little', () => {
  const { forest } = draw([1, 2, 3].map((k) => brother(k, { pledgeClass: k, bigBrother: k === 1 ? 3 : k - 1 })))
  expect([...forest.parent]).toEqual([-1, 0, 1])
  expect(forest.extra).toEqual([{ big: 2, little: 0, why: 'circle' }])
  expect(forest.oddities.get(0)).toEqual(['circle'])
})

test('a line has the colour of its nearest big who has one', () => {
  const { forest } = draw([
    brother(1, { pledgeClass: 1, lineageColor: 'blue' }),
    brother(2, { pledgeClass: 2, bigBrother: 1 }),
    brother(3, { pledgeClass: 3, bigBrother: 2, lineageColor: 'red' }),
    brother(4, { pledgeClass: 4, bigBrother: 3 }),
    brother(5, { pledgeClass: 4 }),
  ])
  expect(forest.color).toEqual(['blue', 'blue', 'red', 'red', null])
})
