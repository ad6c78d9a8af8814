// Polls for officers: asking, changing what nobody has answered yet, a later end, and declaring a poll void.
import { MOST_POLLS } from '@aerie/contract/poll-values'
import { NewPoll, type PollChanges, polls } from '@aerie/contract/polls'
import { staleOf } from '@aerie/contract/stale'
import { canonicalJson } from '@aerie/votes/canonical-json'
import { endOf, reminderOf } from '#features/ballot-notices/moments.ts'
import * as ballots from '#features/ballots/service.ts'
import { hashOfJson } from '#features/ballots/signing/signing.ts'
import { readTimeZone } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { schedule } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { columnsOf, definitionFrom, definitionOf, type PollDefinition, shapeOf } from './definition.ts'
import { lockPoll } from './locking.ts'
import { syncNotices } from './notices.ts'
import { showOne } from './service.ts'

export const createPoll = async (ctx: MemberContext, given: NewPoll) =>
  showOne(ctx, await inTransaction(ctx, (tx) => askPoll(tx, given)))

/** Answers its id. */
export async function askPoll(tx: MemberContext, given: NewPoll) {
  if ((await data.countPolls(tx.db)) >= MOST_POLLS)
    throw new Refusal('conflict', `There are ${MOST_POLLS} polls, and no room for another.`)
  const definition = definitionFrom(given)
  const endsAt = endOf(given.endDate, await readTimeZone(tx))
  const after = { ...definition, endDate: endsAt.toISOString() }
  await mustBeAhead(tx, endsAt)
  const box = await ballots.makeBox(tx, shapeOf(definition, endsAt))
  const { id } = await data.insertPoll(tx.db, { ...columnsOf(definition), box_id: box.id, created_by: tx.actor.id })
  await ballots.writeLog(tx, box, 'PollCreated', { ...factsOf(id, definition), endDate: after.endDate })
  await ballots.openForAll(tx, box)
  await record(tx, { action: 'poll.create', objectId: id, after })
  await follow(tx, id, endsAt)
  return id
}

export async function changePoll(ctx: MemberContext, id: number, changes: PollChanges) {
  await inTransaction(ctx, async (tx) => {
    const { row, box } = await lockPoll(tx, id)
    if (row.voided_at) throw new Refusal('conflict', 'This poll is void, and stays as it is.')
    if (box.closedAt || box.endsAt <= (await ballots.readClock(tx)))
      throw new Refusal('conflict', 'This poll has ended, and stays as it is.')
    const before = definitionOf(row)
    const after = { ...before, ...definitionFrom(NewPoll.parse({ ...before, endDate: DISTANT, ...changes })) }
    const endsAt = changes.endDate === undefined ? box.endsAt : endOf(changes.endDate, await readTimeZone(tx))
    const isSame = canonicalJson(before) === canonicalJson(after)
    if (isSame && endsAt.getTime() === box.endsAt.getTime()) return
    if ((await ballots.countVoters(tx, box)) === 0) await reword(tx, { id, box, after, endsAt })
    else if (isSame && endsAt > box.endsAt) await extend(tx, box, endsAt)
    else throw new Refusal('conflict', 'Somebody has voted: from now on only the end can be moved, to a later time.')
    const former = { ...before, endDate: box.endsAt.toISOString() }
    await record(tx, {
      action: 'poll.change',
      objectId: id,
      before: former,
      after: { ...after, endDate: endsAt.toISOString() },
    })
    await follow(tx, id, endsAt)
  })
  return showOne(ctx, id)
}

interface Rewording {
  id: number
  box: ballots.BallotBox
  after: PollDefinition
  endsAt: Date
}

async function reword(tx: Context, { id, box, after, endsAt }: Rewording) {
  await mustBeAhead(tx, endsAt)
  await data.updatePoll(tx.db, id, columnsOf(after))
  await ballots.reshapeBox(tx, box, shapeOf(after, endsAt))
  await ballots.writeLog(tx, box, 'PollChanged', { ...factsOf(id, after), endDate: endsAt.toISOString() })
  await ballots.openForAll(tx, box)
}

async function extend(tx: Context, box: ballots.BallotBox, endsAt: Date) {
  await ballots.extendBox(tx, box, endsAt)
  await ballots.writeLog(tx, box, 'EndExtended', { from: box.endsAt.toISOString(), endDate: endsAt.toISOString() })
}

/** What was voted is kept as it is; of an open poll it is never opened. */
export async function voidPoll(ctx: MemberContext, id: number, reason: string) {
  await inTransaction(ctx, async (tx) => {
    const { row, box } = await lockPoll(tx, id)
    if (row.voided_at) throw new Refusal('conflict', 'This poll is void already.')
    const { voided_at } = await data.voidPoll(tx.db, id, reason)
    await ballots.writeLog(tx, box, 'PollVoid', { reason, at: voided_at?.toISOString() })
    if (!box.closedAt) await ballots.closeBox(tx, box, null)
    await record(tx, { action: 'poll.void', objectId: id, after: { reason } })
    await syncNotices(tx, id)
    await announcePoll(tx, id)
  })
  return showOne(ctx, id)
}

const factsOf = (pollId: number, definition: PollDefinition) => ({
  pollId,
  definition,
  definitionHash: hashOfJson(definition),
})

async function follow(tx: Context, id: number, endsAt: Date) {
  await schedule(tx, 'close-polls', endsAt)
  await schedule(tx, 'remind-of-polls', reminderOf(endsAt))
  await syncNotices(tx, id)
  await announcePoll(tx, id)
}

const announcePoll = (tx: Context, id: number) =>
  announce(tx, staleOf([id], polls.list, polls.listAll, polls.audit, polls.receipt))

/** Stands in for the end where a definition alone is checked. */
const DISTANT = '9999-01-01'

async function mustBeAhead(tx: Context, endsAt: Date) {
  if (endsAt <= (await ballots.readClock(tx))) throw invalid('endDate', 'The end has to be in the future.')
}
