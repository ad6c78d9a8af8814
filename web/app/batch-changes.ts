// Batches what went stale for a moment: the pages of a brotherhood do not all ask at once, and hidden ones only when they are seen.
import { EVERYTHING, SPREAD_MS, type StaleMessage } from '@aerie/contract/stale'

type StaleList = StaleMessage['stale']

/** Returns the function that takes what went stale; `apply` gets all of it together. */
export function batchChanges(apply: (changed: StaleList) => void): (changed: StaleList, withinMs?: number) => void {
  let batched: StaleList = []
  let due: { at: number; timer: ReturnType<typeof setTimeout> } | undefined
  const ask = () => {
    clearTimeout(due?.timer)
    due = undefined
    if (document.hidden || batched.length === 0) return
    const changed = batched
    batched = []
    apply(changed)
  }
  document.addEventListener('visibilitychange', ask)
  return (changed, withinMs = SPREAD_MS) => {
    batched = together(batched, changed)
    const pause = Math.random() * withinMs
    const at = Date.now() + pause
    // What few hear of does not wait for what many do.
    if (due && due.at <= at) return
    clearTimeout(due?.timer)
    due = { at, timer: setTimeout(ask, pause) }
  }
}

/** As many entries as wait, at most, to be put in their places: of more, as in a page that is long hidden, all is asked anew. */
const MOST_ENTRIES = 100

function together(one: StaleList, other: StaleList): StaleList {
  if (one === EVERYTHING || other === EVERYTHING) return EVERYTHING
  const both = [...one, ...other]
  const came = both.filter(({ entries }) => entries)
  if (came.reduce((sum, { entries = [] }) => sum + entries.length, 0) > MOST_ENTRIES) return EVERYTHING
  const asked = Map.groupBy(
    both.filter(({ entries }) => !entries),
    ({ path }) => path,
  )
  // What came is put in its place first, so that an answer to what is asked then stands.
  return [
    ...came,
    ...[...asked].map(([path, all]) => {
      if (all.every(({ members }) => members)) return { path, members: all.flatMap(({ members = [] }) => members) }
      const ids = all.map((stale) => stale.ids)
      return ids.includes(undefined) ? { path } : { path, ids: [...new Set(ids.flatMap((some) => some ?? []))] }
    }),
  ]
}
