// How two are related: the nearest brother from whom both come down, and what the one is to the other in our words.
import type { Forest } from './forest.ts'

export interface Kinship {
  /** The brother from whom both come down. */
  shared: number
  /** How many steps the first stands below him, and the second. */
  up: number
  down: number
  /** From the first over the shared brother to the second. */
  path: number[]
}

/** Null where no shared brother is on record. The fewest steps count; at a tie, the later class. */
export function findKinship(
  forest: Pick<Forest, 'parent' | 'extra' | 'row'>,
  one: number,
  other: number,
): Kinship | null {
  const [ofOne, ofOther] = [waysUp(forest, one), waysUp(forest, other)]
  let best: Kinship | null = null
  for (const [shared, toOne] of ofOne) {
    const toOther = ofOther.get(shared)
    if (!toOther) continue
    const found = {
      shared,
      up: toOne.length - 1,
      down: toOther.length - 1,
      path: [...toOne, ...toOther.toReversed().slice(1)],
    }
    if (!best || isNearer(found, best, forest)) best = found
  }
  return best
}

function isNearer(found: Kinship, best: Kinship, { row }: Pick<Forest, 'row'>) {
  const further = found.path.length - best.path.length
  return further < 0 || (further === 0 && (row[found.shared] ?? 0) > (row[best.shared] ?? 0))
}

/** The shortest way from him to each brother above him, breadth first over all bigs. */
function waysUp({ parent, extra }: Pick<Forest, 'parent' | 'extra'>, from: number) {
  const second = Map.groupBy(
    extra.filter(({ why }) => why === 'two-bigs'),
    ({ little }) => little,
  )
  const ways = new Map<number, number[]>([[from, [from]]])
  for (const [at, way] of ways)
    for (const big of [parent[at] ?? -1, ...(second.get(at) ?? []).map((tie) => tie.big)])
      if (big >= 0 && !ways.has(big)) ways.set(big, [...way, big])
  return ways
}

/** From so many generations on they are counted. */
const FAR = 5
const NTH = ['', '', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth ', 'seventh ', 'eighth ']

const generations = (count: number, word: string) => (count === 1 ? word : `${'great-'.repeat(count - 2)}grand${word}`)

const cousin = (steps: number) => (steps === 1 ? 'twin' : `${NTH[steps - 1] ?? 'distant '}line cousin`)

/** What the second is to the first, whom `whose` and `who` name: 'your' and 'you', or 'Lev Roy’s' and 'Lev Roy'. */
export function kinWord({ up, down }: Pick<Kinship, 'up' | 'down'>, whose: string, who: string): string {
  const gap = Math.abs(up - down)
  const isStraight = up === 0 || down === 0
  if (gap === 0) return up === 0 ? 'the same brother' : `${whose} ${cousin(up)}`
  if (isStraight && gap >= FAR) return `${gap} generations ${up > down ? 'above' : 'below'} ${who}, in the same line`
  if (isStraight) return `${whose} ${generations(gap, up > down ? 'big' : 'little')}`
  if (gap >= FAR && down > up) return `${gap} generations below ${whose} ${cousin(up)}`
  if (gap >= FAR) return `the ${cousin(down)} of ${whose} big ${gap} generations up`
  return down > up
    ? `${whose} ${cousin(up)}’s ${generations(gap, 'little')}`
    : `${whose} ${generations(gap, 'big')}’s ${cousin(down)}`
}
