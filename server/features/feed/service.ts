// What brothers have lately changed about themselves: noted when they save, withdrawn when it is private, deleted.

import type { ActivityType } from '@aerie/contract/feed'
import { stale, staleAtTop } from '@aerie/contract/stale'
import { privacyOf } from '#features/people/privacy.ts'
import { readYear } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { atClose, inTransaction } from '#platform/transaction.ts'
import { SHOWING_ACTIVITY } from './at-top.ts'
import * as counted from './counted-since.ts'
import * as data from './data.ts'
import { type ActivityFacts, activityNotes } from './record-news.ts'

/** With the write of a record: adds its news, and withdraws those that are private by now. */
export async function updateFeed(tx: Context, before: RecordFacts, after: RecordFacts) {
  const record = { type: 'member', id: after.id }
  await withdrawActivity(tx, record, withdrawnTypes(before, after))
  await noteActivity(tx, after.id, record, activityNotes(before, after, await readYear(tx)))
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
  await announce(tx, staleAtTop(...SHOWING_ACTIVITY))
}

/** Removes all items of the types. To be called before `noteActivity`, which may have newer notes of the same type. */
export async function withdrawActivity(tx: Context, source: data.Source, types: ActivityType[]) {
  if (types.length === 0) return
  await atClose(tx, data.withdrawAll(source, types))
  await announceActivity(tx)
}

export async function removeActivity(ctx: MemberContext, id: number) {
  await inTransaction(ctx, async (tx) => {
    const item = await data.deleteItem(tx.db, id)
    if (!item) throw notFound('Activity item')
    await record(tx, { action: 'activity.delete', objectId: id, before: { memberId: item.member_id, type: item.type } })
    await announceActivity(tx)
  })
}

const announceActivity = (tx: Context) => announce(tx, stale(...SHOWING_ACTIVITY))

/** For features above: what others did after a time, and where for a member begins what is new. */
export const { countActivitySince, countBirthsSince, readLine } = counted
