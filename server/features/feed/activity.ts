// Activity with its reactions, a page at a time; the newest items are in memory, with whose reactions they have.
import { type ActivityItem, type ActivityType, EMOJI, type Emoji, feed } from '@aerie/contract/feed'
import { displayFirstName, portraitAddress } from '#features/people/person.ts'
import { cached } from '#platform/cache/cached.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { cutPage, type Page, type PageRequest, readCursor } from '#platform/page.ts'
import * as data from './data.ts'
import { listReactions } from './reactions-data.ts'
import { type Written, writeItem } from './written.ts'

/** An item with the members of each reaction, and as it is sent. */
export interface Activity {
  row: data.Row
  reactions: Map<Emoji, Set<number>>
  written: Written
}

/** As many as a page has when nothing else is asked for, and one more. */
const NEWEST = 51

interface Newest {
  items: Activity[]
  /** Changes with whatever an answer is made of. */
  state: string
}

let states = 0
const stateOf = (items: Activity[]): Newest => {
  states += 1
  return { items, state: `${process.pid.toString(36)}-${Date.now().toString(36)}-${states.toString(36)}` }
}

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
  const found = newest ? newest.items.slice(0, limit + 1) : await listAfter(ctx.db, limit + 1, placeIn(cursor))
  const page = cutPage(found, limit, ({ row }) => `${row.at}-${row.id}`)
  return { ...page, tag: newest && `${newest.state}-${limit}-${ctx.actor.id}` }
}

/** Some items, whose reactions have changed: the newest are in memory, with what each has by now. */
export async function listNamed(ctx: MemberContext, ids: Set<number>): Promise<Activity[]> {
  const found = (await readNewest(ctx)).items.filter(({ row }) => ids.has(row.id))
  const others = ids.difference(new Set(found.map(({ row }) => row.id)))
  if (others.size === 0) return found
  return [...found, ...(await withReactions(ctx.db, await data.listNamed(ctx.db, [...others])))]
}

export const listAfter = async (db: Db, limit: number, after: data.Place | null) =>
  withReactions(db, await data.listItems(db, limit, after))

async function withReactions(db: Db, rows: data.Row[]): Promise<Activity[]> {
  const reactions =
    rows.length === 0
      ? []
      : await listReactions(
          db,
          rows.map(({ id }) => id),
        )
  const byItem = Map.groupBy(reactions, ({ activity_id }) => activity_id)
  return rows.map((row) => {
    const reacted = inOrder(byItem.get(row.id) ?? [])
    return { row, reactions: reacted, written: writeItem(toItem(row, reacted), reacted) }
  })
}

/** In the order of the picker. */
const inOrder = (found: { emoji: string; members: number[] }[]) =>
  new Map(
    EMOJI.flatMap((emoji) => {
      const one = found.find((reaction) => reaction.emoji === emoji)
      return one ? [[emoji, new Set(one.members)] as const] : []
    }),
  )

export const readReactions = async ({ db }: Context, activityId: number) =>
  inOrder(await listReactions(db, [activityId]))

function placeIn(cursor: string | undefined): data.Place | null {
  const found = readCursor(cursor, /^(\d{1,16})-(\d{1,9})$/)
  return found && { at: Number(found[0]), id: Number(found[1]) }
}

/** As whoever has not reacted sees it. */
export const toItem = (row: data.Row, reactions: Activity['reactions']): ActivityItem => ({
  id: row.id,
  type: row.type as ActivityType,
  description: row.description,
  memberId: row.member_id,
  memberFirstName: displayFirstName(row),
  memberLastName: row.last_name,
  memberProfileImage: portraitAddress(row.avatar),
  createdAt: row.created_at.toISOString(),
  reactions: Object.fromEntries([...reactions].map(([emoji, members]) => [emoji, members.size])),
  myReactions: [],
})
