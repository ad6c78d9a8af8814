// News and activity in one order, newest first; where both are of the same time, news stands above. Pages asked for lately are in memory.
import { FeedNews, type FeedShow, feed } from '@aerie/contract/feed'
import { news } from '@aerie/contract/news'
import { listTeasers } from '#features/news/service.ts'
import { asNobodys } from '#features/reactions/service.ts'
import { type ItemJson, sendWritten, writeAsEntry, writeItem } from '#features/reactions/written.ts'
import { cachedEach } from '#platform/cache/cached-each.ts'
import type { MemberContext } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { touchedIds } from '#platform/events/bus.ts'
import type { SerializedJson } from '#platform/http/serialized-json.ts'
import { type Cursor, cutPage, type Page, type PageRequest, readCursor } from '#platform/page.ts'
import { listAfter } from './activity.ts'

type Rank = 1 | 0
interface FeedCursor extends Cursor {
  /** 1 of news, 0 of activity. */
  rank: Rank
}
interface FeedRow {
  place: FeedCursor
  written: ItemJson
}

interface FeedFilter {
  show: FeedShow | undefined
  tag: string | undefined
}

interface FeedQuery extends FeedFilter {
  limit: number
  cursor: string | undefined
}

/** Pages that are in memory, at some 30 kB each. */
const MOST_KEPT = 300

/** What says whose reactions have changed, by rank. */
const REACTED = [feed.activity, news.reactions]

/** Pages as they were asked for lately: all who read on from the same place see the same, but for what is their own. */
const readPage = cachedEach<string, Page<FeedRow[]>>({
  answers: [feed.list, ...REACTED],
  load: (asked, { db }) => readFeed(db, JSON.parse(asked)),
  concerned(change) {
    if (touchedIds(change, [feed.list, ...REACTED]) === null) return 'all'
    // By ids, reactions change and nothing else.
    const touched = REACTED.map((endpoint) => touchedIds(change, [endpoint]) ?? [])
    return ({ items }) => items.some(({ place: { rank, id } }) => touched[rank]?.includes(id))
  },
  most: MOST_KEPT,
})

export async function listFeed(
  ctx: MemberContext,
  { limit, cursor }: PageRequest,
  { show, tag }: FeedFilter,
): Promise<Page<SerializedJson>> {
  const { items, next } = await readPage(ctx, JSON.stringify({ limit, cursor, show, tag } satisfies FeedQuery))
  return {
    items: sendWritten(
      items.map(({ written }) => written),
      ctx.actor.id,
    ),
    next,
  }
}

/** Each of the two lists is read from the same place on, from its own index. */
async function readFeed(db: Db, { limit, cursor, show, tag }: FeedQuery): Promise<Page<FeedRow[]>> {
  const after = parseFeedCursor(cursor)
  const [teasers, activity] = await Promise.all([
    show === 'activity' ? [] : listTeasers({ db }, { kind: show ?? 'all', tag }, limit + 1, after && boundOf(after, 1)),
    tag !== undefined || show === 'news' || show === 'trips'
      ? []
      : listAfter(db, limit + 1, after && boundOf(after, 0)),
  ])
  const found: FeedRow[] = [
    ...teasers.map(({ place, teaser, reactions }) => {
      const item = FeedNews.parse({ ...teaser, ...asNobodys(reactions) })
      const written = writeAsEntry('news', teaser.publishedAt ?? '', writeItem(item, reactions))
      return { place: { ...place, rank: 1 as const }, written }
    }),
    ...activity.map(({ row, written }) => ({
      place: { at: row.at, id: row.id, rank: 0 as const },
      written: writeAsEntry('activity', row.created_at.toISOString(), written),
    })),
  ].sort((one, other) => compare(other.place, one.place))
  return cutPage(found.slice(0, limit + 1), limit, ({ place }) => `${place.at}-${place.rank}-${place.id}`)
}

const compare = (one: FeedCursor, other: FeedCursor) => one.at - other.at || one.rank - other.rank || one.id - other.id

function parseFeedCursor(cursor: string | undefined): FeedCursor | null {
  const found = readCursor(cursor, /^(\d{1,16})-([01])-(\d{1,9})$/)
  return found && { at: Number(found[0]), rank: found[1] === '1' ? 1 : 0, id: Number(found[2]) }
}

const MOST_ID = 2_147_483_647

/** Where a list of one rank goes on: at the same time all of it follows what has a higher rank, and none a lower. */
const boundOf = ({ at, id, rank }: FeedCursor, own: Rank) => ({ at, id: rank === own ? id : rank > own ? MOST_ID : 0 })
