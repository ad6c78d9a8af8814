// What brothers have lately changed about themselves: noted when they save, listed for all, withdrawn when it is private.
import type { ActivityItem, ActivityType } from '@aerie/contract/feed'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import * as data from './data.ts'

const PAGE = 50

/** A piece of news in words that go on from the member's name; nothing in it that not all brothers may see. */
export interface ActivityNote {
  type: ActivityType
  description: string
}

/** Keeps the news of a save, one item for each type and day. Takes one statement, or none without news. */
export async function noteActivity(tx: Context, memberId: number, notes: ActivityNote[]) {
  if (notes.length === 0) return
  await data.writeNotes(tx.db, memberId, notes)
  await announceActivity(tx)
}

/** Removes all items of the types. To be called before `noteActivity`, which may have newer news of the same type. */
export async function withdrawActivity(tx: Context, memberId: number, types: ActivityType[]) {
  if (types.length === 0) return
  await data.deleteItems(tx.db, memberId, types)
  await announceActivity(tx)
}

const announceActivity = (tx: Context) => announce(tx, { keys: [['activity']] })

/** A page of the items, newest first, and the cursor of the next one if there is one. */
export async function listActivity(
  ctx: MemberContext,
  asked: { limit?: number | undefined; cursor?: string | undefined },
) {
  const limit = asked.limit ?? PAGE
  const rows = await data.listItems(ctx.db, limit + 1, readCursor(asked.cursor))
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { items: page.map(toItem), next: last ? `${last.at}-${last.id}` : null }
}

function readCursor(cursor: string | undefined): data.Place | null {
  if (cursor === undefined) return null
  const [, at, id] = /^(\d{1,16})-(\d{1,9})$/.exec(cursor) ?? []
  if (!at || !id) throw invalid('cursor', 'This cursor belongs to another list. Start from the top.')
  return { at: Number(at), id: Number(id) }
}

type Row = Awaited<ReturnType<typeof data.listItems>>[number]

const toItem = (row: Row): ActivityItem => ({
  id: row.id,
  type: row.type as ActivityType,
  description: row.description,
  memberId: row.member_id,
  memberFirstName: row.familiar || row.first_name,
  memberLastName: row.last_name,
  memberProfileImage: row.avatar && `/uploads/${row.avatar}`,
  createdAt: row.created_at.toISOString(),
  reactions: {},
})
