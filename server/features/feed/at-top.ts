// What brothers have just changed about themselves, for the pages that follow: nobody has to ask for it.
import { digest } from '@aerie/contract/digest'
import { type CameToTop, feed } from '@aerie/contract/feed'
import type { TopOfList } from '#platform/events/top-of-list.ts'
import { readNewest, toItem } from './activity.ts'
import { readTimes } from './counted-since.ts'

/** More at once are not worth their bytes. */
const MOST_SENT = 10
const MOST_KNOWN = 5000

/** All that an item of activity that comes makes out of date; pages reckon the rest from the item. */
export const SHOWING_ACTIVITY = [feed.activity, feed.list, feed.visit, digest.summary]

export const activityAtTop: TopOfList = {
  endpoints: SHOWING_ACTIVITY,
  open() {
    /** When each was, in microseconds, of those that pages have been told of. */
    let known: Map<number, number> | null = null
    return async (ctx) => {
      if (!known || known.size > MOST_KNOWN) {
        known = new Map((await readTimes(ctx)).map(({ id, at }) => [id, at]))
        return null
      }
      const before = known
      const { items } = await readNewest(ctx)
      const came = items.filter(({ row }) => before.get(row.id) !== row.at)
      const entries = came.map(({ row, reactions }): CameToTop => {
        const was = before.get(row.id)
        return { item: toItem(row, reactions), was: was === undefined ? null : new Date(was / 1000).toISOString() }
      })
      for (const { row } of came) before.set(row.id, row.at)
      return entries.length <= MOST_SENT ? entries : null
    }
  },
}
