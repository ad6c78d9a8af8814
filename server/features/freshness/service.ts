// Confirming one's own record, and putting the question off.
import { DAYS_LATER, freshness, type RecordPart } from '@aerie/contract/freshness'
import { members } from '@aerie/contract/members'
import { stale } from '@aerie/contract/stale'
import { daysAfter } from '@aerie/text/dates'
import { confirmedOf, confirming } from '#features/member-fields/confirmed.ts'
import { amendRecord, lockRecord } from '#features/members/service.ts'
import { announceMembers } from '#features/people/service.ts'
import { readToday } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import { withdrawAnswered } from './asking.ts'
import * as data from './data.ts'

/** What he has confirmed today already stays as it is. */
export const confirmParts = (ctx: MemberContext, parts: RecordPart[]) =>
  inTransaction(ctx, async (tx) => {
    const before = confirmedOf(await lockRecord(tx, tx.actor.id))
    const columns = confirming(parts, tx.now())
    const after = confirmedOf({ ...NOTHING, ...columns })
    if (parts.every((part) => before[part] === after[part])) return
    await amendRecord(tx, tx.actor.id, columns)
    await record(tx, { action: 'member.confirm-record', objectId: tx.actor.id, after: { parts } })
    await withdrawAnswered(tx, tx.actor.id)
    await announceMembers(tx, 'profile', [tx.actor.id])
    await announce(tx, stale(members.manage, freshness.count))
  })

const NOTHING = { place_confirmed_at: null, contact_confirmed_at: null, work_confirmed_at: null }

export const askLater = (ctx: MemberContext) =>
  inTransaction(ctx, async (tx) => {
    const ask_again_on = daysAfter(await readToday(tx), DAYS_LATER)
    await amendRecord(tx, tx.actor.id, { ask_again_on })
    await record(tx, { action: 'member.ask-later', objectId: tx.actor.id, after: { until: ask_again_on } })
    await withdrawAnswered(tx, tx.actor.id)
    await announceMembers(tx, 'profile', [tx.actor.id])
  })

export const countFresh = (ctx: MemberContext) => data.countFresh(ctx.db, ctx.now())
