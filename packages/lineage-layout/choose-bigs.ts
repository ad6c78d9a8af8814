// One big for each: the likeliest of those who are named, and none that would close a circle.
import type { Claims } from './people.ts'

/** A tie that is shown, but places nobody. */
export interface ExtraTie {
  big: number
  little: number
  why: 'two-bigs' | 'circle' | 'proposed'
  /** Of what is proposed: who has yet to agree. */
  awaited?: number[]
}

export function chooseBigs({ row, bigs }: Claims) {
  const parent = new Int32Array(bigs.length).fill(-1)
  const extra: ExtraTie[] = []
  const below = (big: number, little: number) => (row[big] ?? 0) - (row[little] ?? 0)
  bigs.forEach((named, little) => {
    // An earlier class before the same or a later one, then the nearest class, then the first named.
    const gap = (big: number) => (below(big, little) < 0 ? -below(big, little) : FAR + below(big, little))
    const [first, ...others] = [...new Set(named)].sort((a, b) => gap(a) - gap(b))
    parent[little] = first ?? -1
    for (const big of others) extra.push({ big, little, why: 'two-bigs' })
  })
  for (const little of circles(parent, below)) {
    extra.push({ big: parent[little] ?? -1, little, why: 'circle' })
    parent[little] = -1
  }
  return { parent, extra }
}

/** Further than any two classes are apart. */
const FAR = 10_000

/** Of each circle the little whose big stands furthest below him. */
function circles(parent: Int32Array, below: (big: number, little: number) => number): number[] {
  const bigOf = (index: number) => parent[index] ?? -1
  const seenFrom = new Int32Array(parent.length).fill(-1)
  const found: number[] = []
  for (let start = 0; start < parent.length; start++) {
    let at = start
    while (at >= 0 && seenFrom[at] === -1) {
      seenFrom[at] = start
      at = bigOf(at)
    }
    if (at < 0 || seenFrom[at] !== start) continue
    let worst = at
    for (let next = bigOf(at); next !== at; next = bigOf(next)) {
      const isWorse = below(bigOf(next), next) - below(bigOf(worst), worst)
      if (isWorse > 0 || (isWorse === 0 && next < worst)) worst = next
    }
    found.push(worst)
  }
  return found
}
