// What follows from a set as it stands: who is told what of it in the bell, and who is called by mail.
import type { TrusteeSetState } from '@aerie/contract/trustee-sets'
import { desiredNotices, type Notice, syncNotifications } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { among, amongOrOfficers, OFFICERS } from './notices-data.ts'
import * as policy from './policy.ts'
import { announceSet, readState } from './service.ts'
import { keysLeftOf, nameOf, type SetState, waitedFor } from './show.ts'

/** For so long officers are told that a set is ready. */
const NEWS_MS = 7 * 86_400_000

/** At the end of each transaction that changes a set. */
export async function follow(tx: Context, id: number) {
  const state = await settle(tx, id)
  if (state) await announceSet(tx, state)
}

async function settle(tx: Context, id: number) {
  const state = await readState(tx, await data.lockSet(tx.db, id))
  if (!state) return null
  const waited = waitedFor(state, await data.listSent(tx.db, [id]))
  await syncNotifications(
    tx,
    { subject: { type: 'trustee_set', id } },
    desiredNotices(noticesOf(state, waited, tx.now())),
  )
  await callByMail(tx, state, waited)
  return state
}

type Said = Pick<Notice, 'kind' | 'rank' | 'where'> & { facts?: object }

function noticesOf(state: SetState, waited: data.SeatRow[], now: Date): Notice[] {
  const { set } = state
  const common = {
    name: set.name,
    round: null,
    why: null,
    names: '',
    keysLeft: keysLeftOf(state),
    threshold: set.threshold,
  }
  const said = set.state === 'ready' ? readyNotices(state, now) : roundNotices(state, waited, now)
  const subject = { type: 'trustee_set', id: set.id }
  return said.map(({ facts, ...notice }) => ({ subject, until: null, ...notice, facts: { ...common, ...facts } }))
}

function readyNotices(state: SetState, now: Date): Said[] {
  const { set, seats } = state
  const keysLeft = keysLeftOf(state)
  const isNews = set.ready_at !== null && now.getTime() - set.ready_at.getTime() < NEWS_MS
  const few = policy.areKeysFew({ keysLeft, threshold: set.threshold, size: seats.length })
  const lost = seats.filter((seat) => !policy.hasKey(policy.standingOf(seat), seat))
  const asked = seats.filter((seat) => policy.isAskedForWords(set.ready_at, seat, now))
  return [
    { kind: 'trustee_set_ready', rank: set.run, where: isNews ? amongOrOfficers(seats) : among(seats) },
    { kind: 'trustee_words_asked', rank: set.run, where: among(asked) },
    ...(few
      ? [{ kind: 'trustee_keys_few', rank: seats.length - keysLeft, where: OFFICERS, facts: { names: namesOf(lost) } }]
      : []),
  ]
}

function roundNotices({ set, seats }: SetState, waited: data.SeatRow[], now: Date): Said[] {
  const round = policy.roundOf(set.state as TrusteeSetState)
  if (!round) return stoppedNotices({ set, seats })
  const absent = seats.filter((seat) => policy.standingOf(seat) !== 'active')
  const isLate = set.deadline <= now
  const held = absent.length > 0 ? absent : isLate ? waited : []
  const why = absent.length > 0 ? 'inactive' : 'late'
  return [
    {
      kind: 'trustee_called',
      rank: policy.rankOf(set.run, round),
      where: among(waited),
      facts: { round },
    },
    ...(held.length > 0
      ? [
          {
            kind: 'trustee_set_waits',
            rank: set.run * 10 + held.length,
            where: OFFICERS,
            facts: { why, names: namesOf(held) },
          },
        ]
      : []),
  ]
}

function stoppedNotices({ set, seats }: SetState): Said[] {
  const dealer = seats.filter(({ index }) => index === set.stopped_dealer)
  const facts = { why: set.stopped_why, names: namesOf(dealer) }
  return [
    { kind: 'trustee_set_stopped', rank: set.run, where: among(seats), facts },
    ...(set.stopped_why === 'voided'
      ? []
      : [{ kind: 'trustee_set_waits', rank: set.run * 10, where: OFFICERS, facts }]),
  ]
}

const namesOf = (seats: data.SeatRow[]) => seats.map(nameOf).join(', ')

/** Whom his step has not been mailed yet, or long enough ago to be reminded of it. */
async function callByMail(tx: Context, { set, seats }: SetState, waited: data.SeatRow[]) {
  const now = tx.now()
  const round = policy.roundOf(set.state as TrusteeSetState)
  const wordsFrom = set.state === 'ready' && set.ready_at ? policy.wordsAskedFrom(set.ready_at) : null
  const asked = wordsFrom ? seats.filter((seat) => policy.isAskedForWords(set.ready_at, seat, now)) : waited
  const step = wordsFrom ? 'words' : round
  if (!step) return
  const rank = policy.rankOf(set.run, step)
  const due = asked.filter(
    (seat) =>
      policy.standingOf(seat) === 'active' && policy.isMailDue(seat, { rank, deadline: set.deadline, wordsFrom, now }),
  )
  if (due.length === 0) return
  await data.noteCalled(
    tx.db,
    set.id,
    due.map(({ index }) => index),
    { rank, at: now },
  )
  for (const { index, called_rank } of due)
    await enqueue(tx, 'trustee-mail', { setId: set.id, index, rank, isReminder: called_rank === rank ? 1 : 0 })
}

/** What comes with time: a deadline, reminders, the question for words, and that a trustee is active no more. */
export async function settleTrusteeSets(ctx: Context) {
  for (const id of await data.listKept(ctx.db)) await inTransaction(ctx, (tx) => settle(tx, id))
}
