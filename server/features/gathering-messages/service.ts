// Words of the hosts of a gathering to those who come: no address is told to anybody, each hears of it as he has chosen.
import { factsOf } from '#features/gathering-news/service.ts'
import { lockGathering } from '#features/gatherings/service.ts'
import { notify } from '#features/notifications/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { must, Refusal } from '#platform/errors.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

/** In a day and for one gathering, whichever of its hosts writes. */
const MESSAGES_A_DAY = 3
const DAY_MINUTES = 1_440

export const sendMessage = (ctx: MemberContext, id: number, text: string) =>
  inTransaction(ctx, async (tx) => {
    const { row, isHost } = await lockGathering(tx, id)
    must(isHost && row.taken_down_at === null, 'Only its hosts write to those who come.')
    if (row.over_at <= tx.now()) throw new Refusal('conflict', 'This gathering is over.')
    const readers = await data.listReaders(tx.db, id)
    if (readers.length === 0) throw new Refusal('conflict', 'Nobody but its hosts comes yet.')
    const bucket = `gathering-messages:${id}`
    await countHits(tx.db, [{ bucket, most: MESSAGES_A_DAY, withinMinutes: DAY_MINUTES }], 'messages')
    await notify(
      tx,
      readers.map((memberId) => ({
        memberId,
        subject: { type: 'gathering-message', id },
        kind: 'gathering_message' as const,
        key: `message ${tx.now().toISOString()}`,
        aboutId: tx.actor.id,
        facts: factsOf(row, text),
        until: row.end_date,
      })),
    )
    await record(tx, { action: 'gathering.write', objectId: id, after: { told: readers.length } })
    return { told: readers.length }
  })
