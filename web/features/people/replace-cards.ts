// Keeps an open directory up to date card by card, in place of fetching all of it whenever somebody saves.
import { people } from '@aerie/contract/people'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { directoryQuery } from './queries.ts'
import { withCards } from './with-cards.ts'

/** So many changed cards are not cheaper than the whole. */
const MOST = 100

const outdated = new WeakMap<QueryClient, Set<number>>()

/** Fetches the cards and puts them in their places. What changes meanwhile waits for the next round. */
export function replaceCards(cache: QueryClient, ids: number[]) {
  if (cache.getQueryData(directoryQuery.queryKey) === undefined || cache.isFetching(directoryQuery) > 0)
    return void cache.invalidateQueries({ queryKey: [people.list.path] })
  const waiting = outdated.get(cache)
  if (waiting) for (const id of ids) waiting.add(id)
  else void replaceAll(cache, new Set(ids))
}

async function replaceAll(cache: QueryClient, first: Set<number>) {
  let ids = first
  while (ids.size > 0) {
    const later = new Set<number>()
    outdated.set(cache, later)
    const isDone = ids.size <= MOST && (await replace(cache, [...ids]).catch(() => false))
    if (!isDone) await cache.invalidateQueries({ queryKey: [people.list.path] })
    ids = later
  }
  outdated.delete(cache)
}

async function replace(cache: QueryClient, ids: number[]) {
  const cards = await call(people.list, { query: { ids: ids.join() } })
  cache.setQueryData(directoryQuery.queryKey, (directory) => directory && withCards(directory, ids, cards))
  return true
}
