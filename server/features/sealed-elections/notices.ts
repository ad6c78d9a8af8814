// Voters are told that a vote was recorded in their names.
import { hasVotedIn } from '#features/ballot-notices/notices-data.ts'
import { type ElectionState, readStates } from '#features/election-states/states.ts'
import { desiredNotices, type Notice, syncNotifications } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'

/** Once a day, all that have voted since: told at the instant, it would say whose ballot on the board is whose. */
export async function noteRecordedVotes(ctx: Context) {
  const sealed = [...(await readStates(ctx)).values()].filter(({ words, void: voided }) => words && !voided)
  // Once it is counted, who voted is on record for everybody.
  const open = sealed.filter(({ positions }) => positions.some(({ result }) => !result))
  for (const state of open) await inTransaction(ctx, (tx) => noteVotesOf(tx, state))
}

function noteVotesOf(tx: Context, { id, call, positions }: ElectionState) {
  // Of its own: what is told of an election otherwise is withdrawn where it is no longer so.
  const subject = { type: 'election_record', id }
  const notices = positions.map(
    ({ id: positionId, asked, box }): Notice => ({
      subject,
      kind: 'vote_recorded',
      key: String(positionId),
      where: hasVotedIn([box.id]),
      facts: { title: `${call.title}, ${asked.title}`, endDate: call.endsAt.toISOString(), result: null, head: null },
      until: null,
    }),
  )
  return syncNotifications(tx, { subject }, desiredNotices(notices))
}
