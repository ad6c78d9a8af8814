// Closing polls whose end has come: the ballots are opened together, counted, certified, and parted from who cast them.
import type { PollCertificate } from '@aerie/contract/poll-records'
import { isQuorumMet, quorumNeeded } from '@aerie/contract/poll-values'
import { polls } from '@aerie/contract/polls'
import { staleOf } from '@aerie/contract/stale'
import * as ballots from '#features/ballots/service.ts'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { definitionOf, optionIdOf } from './definition.ts'
import { lockPoll } from './locking.ts'
import { syncNotices } from './notices.ts'
import { leadersOf, outcomeOf } from './outcome.ts'
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
    const opened = await ballots.openBallots(tx, box)
    const { certificate, ...result } = await certify(tx, { id, box, row, opened })
    await ballots.closeBox(tx, box, opened)
    await ballots.writeLog(tx, box, 'Result', { certificateHash: ballots.hashOfJson(certificate) })
    await data.insertResult(tx.db, { poll_id: id, ...result, certificate: JSON.stringify(certificate) })
    await syncNotices(tx, id)
    await announce(tx, staleOf([id], polls.list, polls.listAll, polls.audit, polls.receipt))
  })

interface Closing {
  id: number
  box: ballots.BallotBox
  row: data.PollRow
  opened: ballots.OpenedBallot[]
}

async function certify(tx: Context, { id, box, row, opened }: Closing) {
  const definition = definitionOf(row)
  const { quorumThreshold, requiresQuorum, options } = definition
  const { eligible, joined } = await ballots.countElectorate(tx, box)
  const counts = countsOf(opened, options.length)
  const voters = opened.length
  const outcome = outcomeOf({ counts, voters, eligible, quorumThreshold, requiresQuorum })
  const closedAt = (await ballots.readClock(tx)).toISOString()
  await ballots.writeLog(tx, box, 'Electorate', { eligible, joined })
  await ballots.writeLog(tx, box, 'Closed', { closedAt, ballots: voters })
  const { head, number } = await ballots.readHead(tx, box)
  const statement: Omit<PollCertificate, 'publicKey' | 'signature'> = {
    format: 'aerie-poll-1',
    pollId: id,
    definition,
    definitionHash: ballots.hashOfJson(definition),
    endDate: box.endsAt.toISOString(),
    closedAt,
    eligible,
    voters,
    counts: Object.fromEntries(counts.map((count, at) => [optionIdOf(at), count])),
    quorumNeeded: quorumNeeded(quorumThreshold, eligible),
    quorumMet: isQuorumMet(quorumThreshold, eligible, voters),
    outcome,
    leadingIds: leadersOf(counts).map(optionIdOf),
    ballotsHash: ballots.hashOfJson(
      ballots.published(
        opened,
        options.map((option) => option.id),
      ),
    ),
    head,
    headNumber: number,
  }
  return { certificate: ballots.signed(tx, statement), eligible, voters, counts, outcome }
}

function countsOf(opened: ballots.OpenedBallot[], options: number) {
  const counts = Array<number>(options).fill(0)
  for (const { choices } of opened) for (const choice of choices) counts[choice] = (counts[choice] ?? 0) + 1
  return counts
}
