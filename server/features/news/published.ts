// Published news as brothers see them, with their reactions; the newest are in memory, with whose reactions they have.
import { news, PublishedNews } from '@aerie/contract/news'
import { asNobodys, readReactions } from '#features/reactions/service.ts'
import { type ItemJson, nameState, writeItem } from '#features/reactions/written.ts'
import { cached } from '#platform/cache/cached.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { cutPage, type Page, type PageRequest, readCursor } from '#platform/page.ts'
import * as data from './data.ts'
import { NEWS_REACTIONS } from './reactions-data.ts'
import { toItem } from './show.ts'

interface Published {
  row: data.NewsRow
  written: ItemJson
}

/** As many as a page has when nothing else is asked for, and one more. */
const NEWEST = 51

const readNewest = cached<{ items: Published[]; state: string }>({
  answers: [news.list, news.reactions],
  load: async ({ db }) => ({
    items: await withReactions(db, await data.listPublished(db, NEWEST, null)),
    state: nameState(),
  }),
  // By ids, reactions change and nothing else.
  async replace(kept, ids, { db }) {
    const concerned = kept.items.filter(({ row }) => ids.includes(row.id)).map(({ row }) => row)
    if (concerned.length === 0) return kept
    const renewed = new Map((await withReactions(db, concerned)).map((one) => [one.row.id, one]))
    return { items: kept.items.map((one) => renewed.get(one.row.id) ?? one), state: nameState() }
  },
})

/** A page, pinned first; its tag names what it says to this caller, where it is known without reading anything. */
export async function listNews(
  ctx: MemberContext,
  { limit, cursor }: PageRequest,
): Promise<Page<ItemJson[]> & { tag: string | null }> {
  const newest = cursor === undefined && limit < NEWEST ? await readNewest(ctx) : null
  const found = newest?.items.slice(0, limit + 1) ?? (await listAfter(ctx, limit + 1, cursor))
  const { items, next } = cutPage(found, limit, ({ row }) => `${row.is_pinned ? 1 : 0}-${row.at}-${row.id}`)
  return {
    items: items.map(({ written }) => written),
    next,
    tag: newest && `${newest.state}-${limit}-${ctx.actor.id}`,
  }
}

const listAfter = async ({ db }: Context, limit: number, cursor: string | undefined) =>
  withReactions(db, await data.listPublished(db, limit, parseNewsCursor(cursor)))

async function withReactions(db: Context['db'], rows: data.NewsRow[]): Promise<Published[]> {
  const all = await readReactions(
    { db },
    NEWS_REACTIONS,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const reactions = all.get(row.id)
    const shown = PublishedNews.parse({ ...toItem(row), ...asNobodys(reactions) })
    return { row, written: writeItem(shown, reactions) }
  })
}

function parseNewsCursor(cursor: string | undefined) {
  const found = readCursor(cursor, /^([01])-(\d{1,16})-(\d{1,9})$/)
  return found && { isPinned: found[0] === '1', at: Number(found[1]), id: Number(found[2]) }
}
