// Made-up brotherhoods for tests: everything follows from the seed.
import { prepare } from './forest.ts'
import type { Brother } from './people.ts'

const COLORS = ['blue', 'red', 'orange', 'yellow', 'green', 'purple', 'brown', 'grey', 'black'] as const
/** What stands for whoever asked not to be named. */
export const UNNAMED = 'A brother'

export interface MadeUpBrother extends Brother {
  firstName: string
  lastName: string
  pledgeClass?: number
  class?: number
  lineageColor?: (typeof COLORS)[number]
}

export function random(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** As their forest. */
export const forestOf = (brothers: readonly MadeUpBrother[]) =>
  prepare(brothers, {
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    classOf: ({ pledgeClass, class: given }) => pledgeClass ?? given,
    classOfUnknown: 1,
    colors: COLORS,
    unnamed: UNNAMED,
  })

export const brother = (id: number, more: Partial<MadeUpBrother> = {}): MadeUpBrother => ({
  id,
  firstName: 'Brother',
  lastName: String(id),
  ...more,
})

const CLASSES = 39

/** `faults` is the share of those whose data cannot be right. */
export function brotherhood(count: number, seed: number, faults: number): MadeUpBrother[] {
  const next = random(seed)
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
  const free: number[][] = Array.from({ length: CLASSES }, () => [])
  return Array.from({ length: count }, (_, at) => {
    const id = at + 1
    const row = Math.floor((at * CLASSES) / count)
    const back = next() < 0.8 ? 1 : next() < 0.7 ? 2 : 3
    const bigs = free[row - back] ?? []
    const place = Math.floor(next() * bigs.length)
    const [big] = next() < 0.92 ? bigs.splice(place, 1) : []
    free[row]?.push(id, id)
    const color = big === undefined ? oneOf(COLORS) : undefined
    const one = brother(id, {
      pledgeClass: row - 3,
      ...(big && { bigBrother: big }),
      ...(color && { lineageColor: color }),
    })
    return next() < faults ? spoilt(one, next, count) : one
  })
}

function spoilt(one: MadeUpBrother, next: () => number, count: number): MadeUpBrother {
  const anybody = 1 + Math.floor(next() * (count + 1))
  const { pledgeClass: _, ...classless } = one
  const kinds: MadeUpBrother[] = [
    { ...one, bigBrother: anybody },
    { ...one, bigBrother: 'Old  Guard', littleBrothers: ['Young One', 'Old Guard'] },
    { ...one, bigBrother: one.id },
    classless,
    { ...classless, class: 1988 },
    { ...classless, class: 2004, bigBrother: anybody },
  ]
  return kinds[Math.floor(next() * kinds.length)] ?? one
}
