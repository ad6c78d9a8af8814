// Renews single items of activity wherever a page shows them, in place of fetching every page of the feed again.
import { feed } from '@aerie/contract/feed'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { inRounds } from '#lib/in-rounds.ts'
import { askAnew, changeActivity, knownLists, shownActivity } from './shown-activity.ts'

/** So many are not cheaper than the whole. */
const MOST = 50

/** Takes the ids of items to which somebody has reacted. */
export const renewActivity = inRounds(async (cache, ids) => {
  // What is on its way may be from before the change.
  askAnew(
    cache,
    knownLists(cache).filter((queryKey) => cache.isFetching({ queryKey, exact: true }) > 0),
  )
  const shown = shownActivity(cache)
  const changed = ids.filter((id) => shown.has(id))
  if (changed.length === 0) return
  const isDone = changed.length <= MOST && (await renew(cache, changed).catch(() => false))
  if (!isDone) askAnew(cache, knownLists(cache))
})

/** Who is not found has gone. */
async function renew(cache: QueryClient, ids: number[]) {
  const items = await call(feed.activity, { query: { ids: ids.join() } })
  for (const id of ids) changeActivity(cache, id, () => items.find((item) => item.id === id))
  return true
}
