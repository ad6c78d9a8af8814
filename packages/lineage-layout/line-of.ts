// Somebody's line: all his bigs up to the first, himself, and all who come down from him.

/** `parent` has everybody's big, or -1. */
export function lineOf(parent: Int32Array, littles: (index: number) => readonly number[], index: number): Set<number> {
  const above: number[] = []
  for (let at = index; at >= 0; at = parent[at] ?? -1) above.push(at)
  const line = new Set([index])
  for (const at of line) for (const little of littles(at)) line.add(little)
  return new Set([...above, ...line])
}
