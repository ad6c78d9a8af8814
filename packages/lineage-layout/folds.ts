// A line of which some parts are folded away: whoever stands below a folded brother.

type Littles = (index: number) => readonly number[]

/** Those of the line who stay. */
export function withoutFolded(line: ReadonlySet<number>, littles: Littles, folded: ReadonlySet<number>): Set<number> {
  const gone = new Set<number>()
  const add = (index: number) => {
    for (const little of littles(index)) if (line.has(little)) gone.add(little)
  }
  for (const index of folded) add(index)
  for (const index of gone) add(index)
  return new Set([...line].filter((index) => !gone.has(index)))
}

/** How many stand below him. */
export function countBelow(littles: Littles, index: number): number {
  const below = new Set(littles(index))
  for (const one of below) for (const little of littles(one)) below.add(little)
  below.delete(index)
  return below.size
}

/** Whom to fold so that no generation below him is wider than `widest`: as many generations stay as fit, one at least. */
export function foldsToFit(littles: Littles, from: number, widest: number): Set<number> {
  const seen = new Set([from])
  let generation = [from]
  while (true) {
    const next = generation.flatMap((index) => littles(index).filter((little) => !seen.has(little)))
    if (next.length === 0) return new Set()
    if (next.length > widest && seen.size > 1) return new Set(generation.filter((index) => littles(index).length > 0))
    for (const index of next) seen.add(index)
    generation = next
  }
}
