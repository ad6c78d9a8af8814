// Those who are named and have not answered are asked again: when an officer presses for it, and once before the close.
import { reminderOf } from '#features/ballot-notices/moments.ts'
import * as states from '#features/election-states/data.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { announceNominations, isOpen, lockForOfficer, type Nominated } from './nominated.ts'
import { syncNotices } from './notices.ts'

const DAY_MS = 86_400_000

export const remind = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const found = await lockForOfficer(tx, id)
    const why = whyNotReminded(found)
    if (why !== null) throw new Refusal('conflict', why)
    const reminded = await remindAll(tx, found)
    await record(tx, { action: 'election.remind-nominees', objectId: id, after: { brothers: reminded } })
    await syncNotices(tx, id)
    await announceNominations(tx, id)
  })

/** Null where they may be reminded. */
export function whyNotReminded(found: Nominated) {
  const { nominations, nominees, now } = found
  if (!isOpen(found)) return 'Nominations are closed.'
  if (!nominees.some(isUnanswered)) return 'Everybody has answered.'
  if (nominations.remindedAt && now.getTime() - nominations.remindedAt.getTime() < DAY_MS)
    return 'They were reminded within the last day.'
  return null
}

/** In the last day, unless they were reminded in it. */
export async function remindBeforeClose(tx: Context, found: Nominated) {
  const { nominations, now } = found
  const from = reminderOf(nominations.until)
  const wasReminded = nominations.remindedAt !== null && nominations.remindedAt >= from
  if (isOpen(found) && from <= now && !wasReminded && found.nominees.some(isUnanswered)) await remindAll(tx, found)
}

async function remindAll(tx: Context, { state, nominees, now }: Nominated) {
  const unanswered = nominees.filter(isUnanswered)
  const ids = unanswered.map(({ id }) => id)
  await data.countReminder(tx.db, ids)
  await states.updateNominations(tx.db, state.id, { nominations_reminded_at: now })
  return new Set(unanswered.map((each) => each.member_id)).size
}

export const isUnanswered = ({ state }: { state: string }) => state === 'asked'
