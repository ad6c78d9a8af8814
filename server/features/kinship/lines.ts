// Lines of descent: members of one line share its first big brother.
import { whileSame } from '#platform/cache/while-same.ts'

/** For every member with a tie, the brother at the head of his line. A cycle in old data counts as one line. */
export function linesOf(ties: { big: number; little: number }[]) {
  const bigs = new Map(ties.map(({ big, little }) => [little, big]))
  const heads = new Map<number, number>()
  for (const { big, little } of ties) for (const id of [little, big]) headOf(id, bigs, heads)
  return heads
}

/** Who is of the line of a member, himself among them; himself alone without a tie. `heads`: as `linesOf` answers them. */
export function lineOf(heads: ReadonlyMap<number, number>, memberId: number): readonly number[] {
  const head = heads.get(memberId)
  return (head !== undefined && groupByHead(heads).get(head)) || [memberId]
}

const groupByHead = whileSame((heads: ReadonlyMap<number, number>) => Map.groupBy(heads.keys(), (id) => heads.get(id)))

function headOf(id: number, bigs: Map<number, number>, heads: Map<number, number>) {
  const path = new Set<number>()
  let at = id
  while (!heads.has(at) && !path.has(at)) {
    path.add(at)
    const big = bigs.get(at)
    if (big === undefined) break
    at = big
  }
  const head = heads.get(at) ?? at
  for (const passed of path) heads.set(passed, head)
}
