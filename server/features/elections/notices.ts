// What members are told of an election: that it has begun, that it ends without their vote, and that there is a result.
import { reminderOf } from '#features/ballot-notices/moments.ts'
import { andMayVoteIn, isOneOf, mayVoteIn, waitsToVoteIn } from '#features/ballot-notices/notices-data.ts'
import { resultNotices } from '#features/ballot-notices/result-notices.ts'
import * as ballots from '#features/ballots/service.ts'
import { listWaitedFor } from '#features/election-sealing/waiting.ts'
import { type ElectionState, readStates } from '#features/election-states/states.ts'
import { desiredNotices, type Notice, syncNotifications } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import { headOf, readHeads } from './heads.ts'
import { lockElection } from './locking.ts'
import { resultStatusOf } from './show.ts'

/** Within a transaction. That somebody votes changes nothing here: it would say when he did. */
export async function syncNotices(tx: Context, id: number) {
  const state = await lockElection(tx, id)
  const now = await ballots.readClock(tx)
  const heads = await readHeads(tx, state.positions)
  const isOver = isSettled(state)
  const subject = { type: 'election' as const, id }
  const facts = {
    title: state.call.title,
    endDate: state.call.endsAt.toISOString(),
    result: isOver ? resultStatusOf(state, now) : null,
    head: isOver ? await headOf(tx, heads) : null,
  }
  const boxIds = state.positions.map(({ box }) => box.id)
  const waited = isOver ? [] : await listWaitedFor(tx, state)
  const notices = isOver
    ? resultNotices({ subject, facts }, RESULT, { boxIds, isVoid: state.void !== null }).map((notice) => ({
        ...notice,
        // A rehearsal is nobody else's.
        ...(state.call.sealing?.isTrial && { where: andMayVoteIn(boxIds, notice.where) }),
      }))
    : [
        ...openNotices(state, { now, extensions: heads[0]?.extensions ?? 0 }).map((notice) => ({
          ...notice,
          subject,
          facts,
          until: state.call.endsAt,
        })),
        ...(waited.length > 0 ? [{ subject, facts, kind: 'key_to_turn', where: isOneOf(waited), until: null }] : []),
      ]
  await syncNotifications(tx, { subject }, desiredNotices(notices))
}

const RESULT = { voted: 'election_voted', other: 'election_result' }

function openNotices(
  { call, positions }: ElectionState,
  { now, extensions }: { now: Date; extensions: number },
): Pick<Notice, 'kind' | 'rank' | 'where'>[] {
  const open = positions.flatMap(({ box }) => (box.openedAt ? [box] : []))
  const boxIds = open.map(({ id }) => id)
  const mayVote = mayVoteIn(boxIds)
  const remindAt = reminderOf(call.endsAt)
  // Who heard of it within its last day has heard of its end with it.
  const isClosing = remindAt <= now && open.some(({ openedAt }) => openedAt && openedAt < remindAt)
  return [
    { kind: 'election_opened', where: mayVote },
    ...(extensions > 0 ? [{ kind: 'election_extended', rank: extensions, where: mayVote }] : []),
    ...(isClosing ? [{ kind: 'election_closing', where: waitsToVoteIn(boxIds) }] : []),
  ]
}

/** What trustees seal is settled once they have counted it. */
const isSettled = ({ call, void: voided, positions }: ElectionState) =>
  voided !== null || positions.every(({ box, result }) => (call.sealing ? result : box.closedAt))

/** Of all elections that end within a day. */
export async function remindOfElections(ctx: Context) {
  const now = await ballots.readClock(ctx)
  const soon = [...(await readStates(ctx)).values()].filter(
    (state) => !isSettled(state) && reminderOf(state.call.endsAt) <= now,
  )
  for (const { id } of soon) await inTransaction(ctx, (tx) => syncNotices(tx, id))
}
