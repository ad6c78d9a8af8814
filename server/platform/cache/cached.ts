// A value read from the database and cached in memory until a change of its endpoints is announced.
import { EVERYTHING } from '@aerie/contract/stale'
import { touchedBy } from '../events/bus.ts'
import type { LoadContext, WithCaches } from './caches.ts'

interface CachedDefinition<T> {
  /** The endpoints whose answers it holds. */
  answers: { path: string }[]
  load: (reading: LoadContext) => Promise<T>
  /** Updates the entries a change by ids touches instead of loading everything; returns the new value. */
  replace?: (kept: T, ids: number[], reading: LoadContext) => Promise<T>
}

export interface Cached<T> {
  (ctx: WithCaches): Promise<T>
  /** The value where it is in memory as it is now; undefined where it has to be read. */
  present(ctx: WithCaches): T | undefined
}

/** Returns the function that reads the value; it is cached once per process. */
export function cached<T>(definition: CachedDefinition<T>): Cached<T> {
  const opened = ({ caches }: WithCaches) => caches.open(definition, (reading) => open(definition, reading))
  return Object.assign((ctx: WithCaches) => opened(ctx).read(), { present: (ctx: WithCaches) => opened(ctx).present() })
}

function open<T>({ answers, load, replace }: CachedDefinition<T>, reading: LoadContext) {
  let current: Promise<T> | null = null
  /** What `current` came to, once it has. */
  let known: { from: Promise<T>; value: T } | null = null
  let outdated = new Set<number>()
  reading.bus.subscribe((change) => {
    const touched = touchedBy(change, answers)
    if (touched === null) return
    if (replace && touched !== EVERYTHING && touched.every(({ ids }) => ids))
      for (const id of touched.flatMap(({ ids }) => ids ?? [])) outdated.add(id)
    else current = known = null
  })
  const renew = (kept: Promise<T> | null) => {
    const ids = [...outdated]
    outdated = new Set()
    return kept && replace ? kept.then((value) => replace(value, ids, reading)) : load(reading)
  }
  const read = () => {
    if (current && outdated.size === 0) return current
    const renewed = renew(current)
    current = renewed
    renewed.then(
      (value) => {
        if (current === renewed) known = { from: renewed, value }
      },
      // A failed read must not be cached.
      () => {
        if (current === renewed) current = null
      },
    )
    return renewed
  }
  return {
    read,
    present: () => (known !== null && known.from === current && outdated.size === 0 ? known.value : undefined),
  }
}
