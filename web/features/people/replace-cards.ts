// Keeps an open directory up to date card by card, in place of fetching all of it whenever somebody saves.
import { people } from '@aerie/contract/people'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { inChunks } from '#lib/in-chunks.ts'
import { directoryQuery } from './queries.ts'
import { withCards } from './with-cards.ts'

/** So many changed cards are not cheaper than the whole. */
const MOST = 100

/** Fetches the cards and puts them in their places. */
export function replaceCards(cache: QueryClient, ids: number[]) {
  if (cache.getQueryData(directoryQuery.queryKey) === undefined || cache.isFetching(directoryQuery) > 0)
    return void cache.invalidateQueries({ queryKey: [people.list.path] })
  replaceInTurn(cache, ids)
}

const replaceInTurn = inChunks(async (cache, ids) => {
  const isDone = ids.length <= MOST && (await replace(cache, ids).catch(() => false))
  if (!isDone) await cache.invalidateQueries({ queryKey: [people.list.path] })
})

async function replace(cache: QueryClient, ids: number[]) {
  const cards = await call(people.list, { query: { ids: ids.join() } })
  cache.setQueryData(directoryQuery.queryKey, (directory) => directory && withCards(directory, ids, cards))
  return true
}
