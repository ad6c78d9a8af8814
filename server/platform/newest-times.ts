// What happened since a time, from the newest thousand times of its kind in memory: only what goes further back is counted by the database.

/** As many times as are kept of a kind. */
export const TIMES_KEPT = 1000

/** In microseconds since 1970, as the database has it. */
interface Timed {
  at: number
}

/** Those after a time, in milliseconds as pages know it, of at most `TIMES_KEPT` with the newest first; null where these do not go back so far. */
export function newerThan<One extends Timed>(newest: readonly One[], since: Date): readonly One[] | null {
  const first = since.getTime() * 1000 + 1000
  const end = newest.findIndex(({ at }) => at < first)
  if (end >= 0) return newest.slice(0, end)
  return newest.length < TIMES_KEPT ? newest : null
}
