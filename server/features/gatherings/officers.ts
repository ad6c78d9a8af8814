// What officers do with the gatherings of others: take them down, put them back, and make them the organisation's.
import type { AuditAction } from '@aerie/contract/audit-actions'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { announceChanged, lockGathering, showOne } from './find.ts'
import { syncNews } from './notices.ts'
import type { GatheringRow } from './row.ts'

export const takeDown = (ctx: MemberContext, id: number, reason: string) =>
  change(ctx, id, 'gathering.take-down', ({ taken_down_at }) => {
    if (taken_down_at) throw new Refusal('conflict', 'This gathering was taken down already.')
    return { taken_down_at: ctx.now(), take_down_reason: reason }
  })

export const putBack = (ctx: MemberContext, id: number) =>
  change(ctx, id, 'gathering.put-back', ({ taken_down_at }) => {
    if (!taken_down_at) throw new Refusal('conflict', 'This gathering was not taken down.')
    return { taken_down_at: null, take_down_reason: null }
  })

export const setOfficial = (ctx: MemberContext, id: number, isOfficial: boolean) =>
  change(ctx, id, isOfficial ? 'gathering.make-official' : 'gathering.make-private', () => ({
    is_official: isOfficial,
    ...(isOfficial && { told_at: ctx.now() }),
  }))

async function change(
  ctx: MemberContext,
  id: number,
  action: AuditAction,
  changesOf: (row: GatheringRow) => Parameters<typeof data.update>[2],
) {
  await inTransaction(ctx, async (tx) => {
    const { row } = await lockGathering(tx, id)
    // Calendars hear of it, too.
    const changed = { version: row.version + 1, changed_at: tx.now() }
    await data.update(tx.db, id, { ...changed, ...changesOf(row) })
    await record(tx, { action, objectId: id })
    await syncNews(tx, id)
    await announceChanged(tx, id)
  })
  return showOne(ctx, id)
}
