// The littles of each person, from the bigs.

/** A function that lists them. */
export function littlesOf(parent: Int32Array): (index: number) => readonly number[] {
  const littles = new Map<number, number[]>()
  parent.forEach((big, little) => {
    if (big < 0) return
    const known = littles.get(big)
    if (known) known.push(little)
    else littles.set(big, [little])
  })
  return (index) => littles.get(index) ?? NONE
}

const NONE: readonly number[] = []

/** Himself, all bigs above him and all littles below. */
export function lineOf(index: number, parent: Int32Array, littles: (index: number) => readonly number[]): Set<number> {
  const line = new Set<number>([index])
  for (const one of line) for (const little of littles(one)) line.add(little)
  for (let big = parent[index] ?? -1; big >= 0; big = parent[big] ?? -1) line.add(big)
  return line
}
