// News and activity in one order, newest first; where both are of the same time, news stands above. Pages asked for lately are in memory.
import { type FeedShow, feed } from '@aerie/contract/feed'
import { listTeasers } from '#features/news/service.ts'
import { cachedEach } from '#platform/cache/cached-each.ts'
import type { MemberContext } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { touchedIds } from '#platform/events/bus.ts'
import type { SerializedJson } from '#platform/http/serialized-json.ts'
import { cutPage, type Page, type PageRequest, readCursor } from '#platform/page.ts'
import { listAfter } from './activity.ts'
import { sendWritten, type Written, writeAsEntry, writeNews } from './written.ts'

type Rank = 1 | 0
interface Place {
  at: number
  id: number
  /** 1 of news, 0 of activity. */
  rank: Rank
}
interface Found {
  place: Place
  written: Written
  /** Of activity. */
  itemId: number | null
}

interface Choice {
  show: FeedShow | undefined
  tag: string | undefined
}

interface Asked extends Choice {
  limit: number
  cursor: string | undefined
}

/** Pages that are in memory, at some 30 kB each. */
const MOST_KEPT = 300

/** Pages as they were asked for lately: all who read on from the same place see the same, but for what is their own. */
const readPage = cachedEach<string, Page<Found[]>>({
  answers: [feed.list, feed.activity],
  load: (asked, { db }) => readFeed(db, JSON.parse(asked)),
  concerned(change) {
    // By ids, reactions change and nothing else.
    const ids = touchedIds(change, [feed.list, feed.activity])
    return ids ? ({ items }) => items.some(({ itemId }) => itemId !== null && ids.includes(itemId)) : 'all'
  },
  most: MOST_KEPT,
})

export async function listFeed(
  ctx: MemberContext,
  { limit, cursor }: PageRequest,
  { show, tag }: Choice,
): Promise<Page<SerializedJson>> {
  const { items, next } = await readPage(ctx, JSON.stringify({ limit, cursor, show, tag } satisfies Asked))
  return {
    items: sendWritten(
      items.map(({ written }) => written),
      ctx.actor.id,
    ),
    next,
  }
}

/** Each of the two lists is read from the same place on, from its own index. */
async function readFeed(db: Db, { limit, cursor, show, tag }: Asked): Promise<Page<Found[]>> {
  const after = placeIn(cursor)
  const [news, activity] = await Promise.all([
    show === 'activity' ? [] : listTeasers({ db }, { kind: show ?? 'all', tag }, limit + 1, after && boundOf(after, 1)),
    tag !== undefined || show === 'news' || show === 'trips'
      ? []
      : listAfter(db, limit + 1, after && boundOf(after, 0)),
  ])
  const found: Found[] = [
    ...news.map(({ place, teaser }) => ({
      place: { ...place, rank: 1 as const },
      written: writeNews({ kind: 'news', at: teaser.publishedAt ?? '', news: teaser }),
      itemId: null,
    })),
    ...activity.map(({ row, written }) => ({
      place: { at: row.at, id: row.id, rank: 0 as const },
      written: writeAsEntry(row.created_at.toISOString(), written),
      itemId: row.id,
    })),
  ].sort((one, other) => compare(other.place, one.place))
  return cutPage(found.slice(0, limit + 1), limit, ({ place }) => `${place.at}-${place.rank}-${place.id}`)
}

const compare = (one: Place, other: Place) => one.at - other.at || one.rank - other.rank || one.id - other.id

function placeIn(cursor: string | undefined): Place | null {
  const found = readCursor(cursor, /^(\d{1,16})-([01])-(\d{1,9})$/)
  return found && { at: Number(found[0]), rank: found[1] === '1' ? 1 : 0, id: Number(found[2]) }
}

const MOST_ID = 2_147_483_647

/** Where a list of one rank goes on: at the same time all of it follows what has a higher rank, and none a lower. */
const boundOf = ({ at, id, rank }: Place, own: Rank) => ({ at, id: rank === own ? id : rank > own ? MOST_ID : 0 })
