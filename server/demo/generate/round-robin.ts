// Items in turn instead of by chance, so that neighbours do not get the same one.

/** Answers item after item, and starts over at the end. */
export function roundRobin<T>(items: readonly T[]): () => T {
  let given = 0
  return () => {
    const item = items[given % items.length]
    if (item === undefined) throw new RangeError('There is nothing to give')
    given += 1
    return item
  }
}
