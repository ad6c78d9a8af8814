// Shows what is done before the server has answered, and takes back what it refuses.
import { type DataTag, hashKey, type QueryClient, type QueryKey, type QueryState } from '@tanstack/react-query'

/** Changes what is known of a query; what is not known yet stays so. */
type Edit = <Data>(query: { queryKey: DataTag<QueryKey, Data, Error> }, change: (known: Data) => Data) => void

export interface Optimistic<Input> {
  /** Acts of one name reach the server one after the other. All that change the same queries have the same. */
  name: string
  /** Has to change the same queries, and nothing else, as often as it is called. */
  change: (edit: Edit, input: Input) => void
}

/** One act that is shown already. */
export interface OptimisticAct {
  takeBack: () => void
  /** To be called once when it is over; answers whether it was the last that was under way. */
  settle: () => boolean
}

/** Acts of one name that overlap: what was known before the first, and which of them still hold. */
interface Series {
  before: Map<string, { queryKey: QueryKey; known: unknown }>
  /** By the same hashes: whose answer was called off, or who would count as fresh though it is not. */
  toAsk: Set<string>
  holding: Set<() => void>
  underWay: number
}

const running = new WeakMap<QueryClient, Map<string, Series>>()

export async function showAtOnce<Input>(
  cache: QueryClient,
  { name, change }: Optimistic<Input>,
  input: Input,
): Promise<OptimisticAct> {
  const keys: QueryKey[] = []
  change(({ queryKey }) => keys.push(queryKey), input)
  const stale = keys.filter((queryKey) => isStale(cache.getQueryState(queryKey))).map((queryKey) => hashKey(queryKey))
  // An answer from before the act would show the old state again.
  await Promise.all(keys.map((queryKey) => cache.cancelQueries({ queryKey, exact: true })))

  const series = seriesOf(cache, name)
  for (const hash of stale) series.toAsk.add(hash)
  for (const queryKey of keys) {
    const hash = hashKey(queryKey)
    if (!series.before.has(hash)) series.before.set(hash, { queryKey, known: cache.getQueryData(queryKey) })
  }
  const apply = () =>
    change(({ queryKey }, edit) => cache.setQueryData(queryKey, (known) => known && edit(known)), input)
  series.holding.add(apply)
  series.underWay += 1
  apply()
  return {
    takeBack() {
      series.holding.delete(apply)
      // What others have changed meanwhile is taken back with it.
      for (const [hash, { queryKey, known }] of series.before) {
        cache.setQueryData(queryKey, known)
        series.toAsk.add(hash)
      }
      for (const holding of series.holding) holding()
    },
    settle() {
      series.underWay -= 1
      if (series.underWay > 0) return false
      running.get(cache)?.delete(name)
      for (const [hash, { queryKey }] of series.before)
        if (series.toAsk.has(hash)) void cache.invalidateQueries({ queryKey, exact: true })
      return true
    },
  }
}

const isStale = (state: QueryState | undefined) =>
  state !== undefined && (state.isInvalidated || state.fetchStatus !== 'idle')

function seriesOf(cache: QueryClient, name: string) {
  const ofCache = running.get(cache) ?? new Map<string, Series>()
  running.set(cache, ofCache)
  const series = ofCache.get(name) ?? { before: new Map(), toAsk: new Set(), holding: new Set(), underWay: 0 }
  ofCache.set(name, series)
  return series
}
