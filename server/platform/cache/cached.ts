// A value read from the database and cached in memory until a change of its endpoints is announced.
import { EVERYTHING } from '@aerie/contract/stale'
import { touchedBy } from '../events/bus.ts'
import type { Reading, WithCaches } from './caches.ts'

interface Definition<T> {
  /** The endpoints whose answers it holds. */
  answers: { path: string }[]
  load: (reading: Reading) => Promise<T>
  /** Updates the entries a change by ids touches instead of loading everything; returns the new value. */
  replace?: (kept: T, ids: number[], reading: Reading) => Promise<T>
}

/** Returns the function that reads the value; it is cached once per process. */
export function cached<T>(definition: Definition<T>): (ctx: WithCaches) => Promise<T> {
  return ({ caches }) => caches.open(definition, (reading) => open(definition, reading))()
}

function open<T>({ answers, load, replace }: Definition<T>, reading: Reading) {
  let current: Promise<T> | null = null
  let outdated = new Set<number>()
  reading.bus.subscribe((change) => {
    const touched = touchedBy(change, answers)
    if (touched === null) return
    if (replace && touched !== EVERYTHING && touched.every(({ ids }) => ids))
      for (const id of touched.flatMap(({ ids }) => ids ?? [])) outdated.add(id)
    else current = null
  })
  const renew = (kept: Promise<T> | null) => {
    const ids = [...outdated]
    outdated = new Set()
    return kept && replace ? kept.then((value) => replace(value, ids, reading)) : load(reading)
  }
  return () => {
    if (current && outdated.size === 0) return current
    const renewed = renew(current)
    current = renewed
    // A failed read must not be cached.
    renewed.catch(() => {
      if (current === renewed) current = null
    })
    return renewed
  }
}
