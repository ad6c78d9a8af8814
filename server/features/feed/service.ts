// What brothers have lately changed about themselves: noted when they save, listed for all, withdrawn when it is private.
import { type ActivityItem, type ActivityType, feed } from '@aerie/contract/feed'
import { stale } from '@aerie/contract/stale'
import { displayFirstName, portraitAddress } from '#features/people/person.ts'
import { privacyOf } from '#features/people/privacy.ts'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { cutPage, type Page, type PageRequest, readCursor } from '#platform/page.ts'
import { atClose } from '#platform/transaction.ts'
import * as data from './data.ts'
import { type ActivityFacts, activityNotes } from './record-news.ts'

/** With the write of a record: adds its news, and withdraws those that are private by now. */
export async function updateFeed(tx: Context, before: RecordFacts, after: RecordFacts) {
  const record = { type: 'member', id: after.id }
  await withdrawActivity(tx, record, withdrawnTypes(before, after))
  await noteActivity(tx, after.id, record, activityNotes(before, after))
}

type RecordFacts = ActivityFacts & { id: number }

const ALL: ActivityType[] = ['location', 'family', 'work', 'other']

/** Earlier items may hold what fewer may see now. */
function withdrawnTypes(before: RecordFacts, after: RecordFacts): ActivityType[] {
  if (before.shares_activity && !after.shares_activity) return ALL
  const [was, is] = [privacyOf(before), privacyOf(after)]
  const closed = (field: 'city' | 'family' | 'children') => was[field] === 'brothers' && is[field] !== 'brothers'
  return [
    ...(closed('city') ? (['location'] as const) : []),
    ...(closed('family') || closed('children') ? (['family'] as const) : []),
  ]
}

/** Keeps what a member did to something, one item for each type and day, with the end of the transaction. */
export async function noteActivity(tx: Context, memberId: number, source: data.Source, notes: data.ActivityNote[]) {
  if (notes.length === 0) return
  await atClose(tx, data.noteAll(memberId, source, notes))
  await announceActivity(tx)
}

/** Removes all items of the types. To be called before `noteActivity`, which may have newer notes of the same type. */
export async function withdrawActivity(tx: Context, source: data.Source, types: ActivityType[]) {
  if (types.length === 0) return
  await atClose(tx, data.withdrawAll(source, types))
  await announceActivity(tx)
}

const announceActivity = (tx: Context) => announce(tx, stale(feed.activity))

/** A page of the items, newest first; the same for everybody. */
export async function listActivity(
  { db }: Pick<Context, 'db'>,
  { limit, cursor }: PageRequest,
): Promise<Page<ActivityItem[]>> {
  const rows = await data.listItems(db, limit + 1, placeIn(cursor))
  const { items, next } = cutPage(rows, limit, ({ at, id }) => `${at}-${id}`)
  return { items: items.map(toItem), next }
}

function placeIn(cursor: string | undefined): data.Place | null {
  const found = readCursor(cursor, /^(\d{1,16})-(\d{1,9})$/)
  return found && { at: Number(found[0]), id: Number(found[1]) }
}

type Row = Awaited<ReturnType<typeof data.listItems>>[number]

const toItem = (row: Row): ActivityItem => ({
  id: row.id,
  type: row.type as ActivityType,
  description: row.description,
  memberId: row.member_id,
  memberFirstName: displayFirstName(row),
  memberLastName: row.last_name,
  memberProfileImage: portraitAddress(row.avatar),
  createdAt: row.created_at.toISOString(),
  reactions: {},
})
