// What members are told of a poll: that there is one, that it ends within a day without their vote, and what it came to.
import { PollOutcome } from '@aerie/contract/poll-values'
import { reminderOf } from '#features/ballot-notices/moments.ts'
import { hasNotVotedIn, isAnotherThan } from '#features/ballot-notices/notices-data.ts'
import { resultNotices } from '#features/ballot-notices/result-notices.ts'
import * as ballots from '#features/ballots/service.ts'
import { desiredNotices, type Notice, syncNotifications } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import { lockPoll } from './locking.ts'
import { readStates } from './states.ts'

/** Within the transaction that holds the poll. That somebody votes changes nothing here: it would say when he did. */
export async function syncNotices(tx: Context, pollId: number) {
  const { row, box } = await lockPoll(tx, pollId)
  const now = await ballots.readClock(tx)
  const log = await ballots.summarizeLog(tx, box)
  const isOver = box.closedAt !== null
  const outcome = row.voided_at ? 'void' : row.outcome && PollOutcome.parse(row.outcome)
  const subject = { type: 'poll' as const, id: pollId }
  const facts = {
    title: row.title,
    endDate: box.endsAt.toISOString(),
    outcome: isOver ? outcome : null,
    head: isOver ? log.head : null,
  }
  const open = { subject, facts, until: box.endsAt }
  // Who heard of it within its last day has heard of its end with it.
  const isClosing = reminderOf(box.endsAt) <= now && box.createdAt < reminderOf(box.endsAt)
  const notices: Notice[] = isOver
    ? resultNotices({ subject, facts }, RESULT, { boxIds: [box.id], isVoid: row.voided_at !== null })
    : [
        { ...open, kind: 'poll_opened', where: isAnotherThan(row.created_by) },
        ...(log.extensions > 0 ? [{ ...open, kind: 'poll_extended', rank: log.extensions }] : []),
        ...(isClosing ? [{ ...open, kind: 'poll_closing', where: hasNotVotedIn(box.id) }] : []),
      ]
  await syncNotifications(tx, { subject }, desiredNotices(notices))
}

const RESULT = { voted: 'poll_voted', other: 'poll_result' }

/** Of all polls that end within a day. */
export async function remindOfPolls(ctx: Context) {
  const now = await ballots.readClock(ctx)
  const soon = [...(await readStates(ctx)).values()].filter(({ box }) => !box.closedAt && reminderOf(box.endsAt) <= now)
  for (const { id } of soon) await inTransaction(ctx, (tx) => syncNotices(tx, id))
}
