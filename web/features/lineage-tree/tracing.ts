// Which line is traced, kept outside of what React draws: it follows the pointer.

/** A line stands out in its colours; a path between two brothers in brass. */
export interface Traced {
  people: ReadonlySet<number>
  isPath: boolean
}

export type Tracing = ReturnType<typeof openTracing>

export function openTracing() {
  let passing: Traced | null = null
  let pinned: Traced | null = null
  const listeners = new Set<() => void>()
  const become = (change: () => void) => {
    const before = passing ?? pinned
    change()
    if ((passing ?? pinned) !== before) for (const listener of listeners) listener()
  }
  return {
    /** What is pointed at comes before what is pinned. */
    traced: () => passing ?? pinned,
    point: (next: Traced | null) =>
      become(() => {
        passing = next
      }),
    pin: (next: Traced | null) =>
      become(() => {
        pinned = next
      }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
