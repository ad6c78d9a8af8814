// Activity with its reactions, a page at a time; the newest items are in memory, with whose reactions they have.
import { ActivityItem, type ActivityType, feed } from '@aerie/contract/feed'
import { goesBy, portraitAddress } from '#features/people/person.ts'
import { asNobodys, type Reactions, readReactions } from '#features/reactions/service.ts'
import { type ItemJson, nameState, writeItem } from '#features/reactions/written.ts'
import { cached } from '#platform/cache/cached.ts'
import type { MemberContext } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { type Cursor, cutPage, formatCursor, type Page, type PageRequest, parseCursor } from '#platform/page.ts'
import * as data from './data.ts'
import { ACTIVITY_REACTIONS } from './reactions-data.ts'

/** An item with the members of each reaction, and as it is sent. */
export interface Activity {
  row: data.ActivityRow
  reactions: Reactions | undefined
  written: ItemJson
}

/** As many as a page has when nothing else is asked for, and one more. */
const NEWEST = 51

interface Newest {
  items: Activity[]
  /** Changes with whatever an answer is made of. */
  state: string
}

const stateOf = (items: Activity[]): Newest => ({ items, state: nameState() })

export const readNewest = cached<Newest>({
  answers: [feed.activity],
  load: async ({ db }) => stateOf(await listAfter(db, NEWEST, null)),
  // By ids, reactions change and nothing else.
  replace: async (kept, ids, { db }) => {
    const concerned = kept.items.filter(({ row }) => ids.includes(row.id)).map(({ row }) => row)
    if (concerned.length === 0) return kept
    const renewed = new Map((await withReactions(db, concerned)).map((one) => [one.row.id, one]))
    return stateOf(kept.items.map((one) => renewed.get(one.row.id) ?? one))
  },
})

/** A page, newest first; its tag names what it says to this caller, where it is known without reading anything. */
export async function listActivity(
  ctx: MemberContext,
  { limit, cursor }: PageRequest,
): Promise<Page<Activity[]> & { tag: string | null }> {
  const newest = cursor === undefined && limit < NEWEST ? await readNewest(ctx) : null
  const found = newest ? newest.items.slice(0, limit + 1) : await listAfter(ctx.db, limit + 1, parseCursor(cursor))
  const page = cutPage(found, limit, ({ row }) => formatCursor(row))
  return { ...page, tag: newest && `${newest.state}-${limit}-${ctx.actor.id}` }
}

/** Some items, whose reactions have changed: the newest are in memory, with what each has by now. */
export async function listNamed(ctx: MemberContext, ids: Set<number>): Promise<Activity[]> {
  const found = (await readNewest(ctx)).items.filter(({ row }) => ids.has(row.id))
  const others = ids.difference(new Set(found.map(({ row }) => row.id)))
  if (others.size === 0) return found
  return [...found, ...(await withReactions(ctx.db, await data.listNamed(ctx.db, [...others])))]
}

export const listAfter = async (db: Db, limit: number, after: Cursor | null) =>
  withReactions(db, await data.listItems(db, limit, after))

async function withReactions(db: Db, rows: data.ActivityRow[]): Promise<Activity[]> {
  const ids = rows.map(({ id }) => id)
  const all = await readReactions({ db }, ACTIVITY_REACTIONS, ids)
  return rows.map((row) => {
    const reactions = all.get(row.id)
    return { row, reactions, written: writeItem(ActivityItem.parse(toItem(row, reactions)), reactions) }
  })
}

/** As whoever has not reacted sees it. */
export const toItem = (row: data.ActivityRow, reactions: Activity['reactions']): ActivityItem => ({
  id: row.id,
  type: row.type as ActivityType,
  description: row.description,
  memberId: row.member_id,
  memberFirstName: goesBy(row),
  memberLastName: row.last_name,
  memberProfileImage: portraitAddress(row.avatar),
  createdAt: row.created_at.toISOString(),
  ...asNobodys(reactions),
})
