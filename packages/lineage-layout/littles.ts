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
