// Lines of descent: members of one line share its first big brother.

/** For every member with a tie, the brother at the head of his line. A cycle in old data counts as one line. */
export function linesOf(ties: { big: number; little: number }[]) {
  const bigs = new Map(ties.map(({ big, little }) => [little, big]))
  const heads = new Map<number, number>()
  for (const { big, little } of ties) for (const id of [little, big]) headOf(id, bigs, heads)
  return heads
}

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
