// What was asked for lately, in memory up to so many bytes: what was asked for longest ago goes first.

export interface Recent<T> {
  get(key: string): T | undefined
  /** Of a key that is there already nothing changes. */
  keep(key: string, value: T): void
  clear(): void
}

/** `sizeOf` answers bytes. */
export function openRecent<T>(mostBytes: number, sizeOf: (value: T, key: string) => number): Recent<T> {
  // A map remembers the order in which its entries came.
  const entries = new Map<string, T>()
  let total = 0
  return {
    get(key) {
      const found = entries.get(key)
      if (found !== undefined) {
        entries.delete(key)
        entries.set(key, found)
      }
      return found
    },
    keep(key, value) {
      if (entries.has(key)) return
      entries.set(key, value)
      total += sizeOf(value, key)
      for (const [oldest, left] of entries) {
        if (total <= mostBytes) break
        entries.delete(oldest)
        total -= sizeOf(left, oldest)
      }
    },
    clear() {
      entries.clear()
      total = 0
    },
  }
}
