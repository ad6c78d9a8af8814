// Closing polls whose end has come: the ballots are opened together, counted, certified, and parted from who cast them.
import { polls } from '@aerie/contract/polls'
import { staleOf } from '@aerie/contract/stale'
import { closeAndCertify } from '#features/ballots/certifying.ts'
import * as ballots from '#features/ballots/service.ts'
import { publicKeyOf } from '#features/ballots/signing/signing.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { definitionOf } from './definition.ts'
import { lockPoll } from './locking.ts'
import { syncNotices } from './notices.ts'
import { type PollStates, readStates } from './states.ts'

/** Finds nothing left where it is run twice. One that cannot be closed keeps none of the others open. */
export async function closePolls(ctx: Context) {
  const [states, now] = await Promise.all([readStates(ctx), ballots.readClock(ctx)])
  const { failures } = await closeDuePolls(ctx, states, now)
  if (failures.length > 0) throw failures[0]
}

export async function closeDuePolls(ctx: Context, states: PollStates, now: Date) {
  const due = [...states.values()].filter(({ box }) => !box.closedAt && box.endsAt <= now)
  const failures: unknown[] = []
  for (const { id } of due) await closePoll(ctx, id).catch((error: unknown) => failures.push(error))
  return { closed: due.length - failures.length, failures }
}

/** Whoever looks first closes it, and it is not his act. */
export const closePoll = (ctx: Context, id: number) =>
  inTransaction({ ...ctx, actor: null, address: null }, async (tx) => {
    const { row, box } = await lockPoll(tx, id)
    // Meanwhile it may have been closed, declared void, or given a later end.
    if (box.closedAt || box.endsAt > (await ballots.readClock(tx))) return
    const { result, head } = await closeAndCertify(tx, box, {
      subject: { format: 'aerie-poll-2' as const, pollId: id },
      definition: definitionOf(row),
    })
    await data.insertResult(tx.db, { poll_id: id, ...result })
    // The audit log's newest entry leaves the installation every day: a vote that is changed later, or signed anew, does not fit it.
    await record(tx, { action: 'poll.close', objectId: id, after: { head, signedWith: publicKeyOf(tx).fingerprint } })
    await syncNotices(tx, id)
    await announce(tx, staleOf([id], polls.list, polls.listAll, polls.audit, polls.receipt))
  })
