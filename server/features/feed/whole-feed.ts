// News and activity in one order, newest first; where both are of the same time, news stands above.
import type { FeedEntry, FeedShow } from '@aerie/contract/feed'
import { listTeasers } from '#features/news/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { cutPage, type Page, type PageRequest, readCursor } from '#platform/page.ts'
import { listAfter, toItem } from './activity.ts'

type Rank = 1 | 0
interface Place {
  at: number
  id: number
  /** 1 of news, 0 of activity. */
  rank: Rank
}
interface Found {
  place: Place
  entry: FeedEntry
}

interface Choice {
  show: FeedShow | undefined
  tag: string | undefined
}

/** Each of the two lists is read from the same place on, from its own index. */
export async function listFeed(
  ctx: MemberContext,
  { limit, cursor }: PageRequest,
  { show, tag }: Choice,
): Promise<Page<FeedEntry[]>> {
  const after = placeIn(cursor)
  const [news, activity] = await Promise.all([
    show === 'activity' ? [] : listTeasers(ctx, { kind: show ?? 'all', tag }, limit + 1, after && boundOf(after, 1)),
    tag !== undefined || show === 'news' || show === 'trips'
      ? []
      : listAfter(ctx.db, limit + 1, after && boundOf(after, 0)),
  ])
  const found: Found[] = [
    ...news.map(({ place, teaser }) => ({
      place: { ...place, rank: 1 as const },
      entry: { kind: 'news' as const, at: teaser.publishedAt ?? '', news: teaser },
    })),
    ...activity.map((one) => ({
      place: { at: one.row.at, id: one.row.id, rank: 0 as const },
      entry: {
        kind: 'activity' as const,
        at: one.row.created_at.toISOString(),
        activity: toItem(one, ctx.actor.id),
      },
    })),
  ].sort((one, other) => compare(other.place, one.place))
  const { items, next } = cutPage(
    found.slice(0, limit + 1),
    limit,
    ({ place }) => `${place.at}-${place.rank}-${place.id}`,
  )
  return { items: items.map(({ entry }) => entry), next }
}

const compare = (one: Place, other: Place) => one.at - other.at || one.rank - other.rank || one.id - other.id

function placeIn(cursor: string | undefined): Place | null {
  const found = readCursor(cursor, /^(\d{1,16})-([01])-(\d{1,9})$/)
  return found && { at: Number(found[0]), rank: found[1] === '1' ? 1 : 0, id: Number(found[2]) }
}

const MOST_ID = 2_147_483_647

/** Where a list of one rank goes on: at the same time all of it follows what has a higher rank, and none a lower. */
const boundOf = ({ at, id, rank }: Place, own: Rank) => ({ at, id: rank === own ? id : rank > own ? MOST_ID : 0 })
