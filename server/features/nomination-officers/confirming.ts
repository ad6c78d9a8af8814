// Officers who do not stand confirm who does; with the last of them, the election may open.
import { readClock } from '#features/ballots/service.ts'
import { mustStandApart } from '#features/election-sealing/choosing.ts'
import * as states from '#features/election-states/data.ts'
import { announceElection, openDue, syncNotices as syncElectionNotices } from '#features/elections/service.ts'
import {
  addConfirmation,
  handlersOf,
  has,
  hasTimeToAppeal,
  isAppealOpen,
  listConfirmations,
  listOfficers,
  lockForOfficer,
  type Nominated,
  neededConfirmations,
  syncNotices,
  takeOutEmpty,
} from '#features/nominations/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'

export const confirm = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const found = await lockForOfficer(tx, id)
    const why = whyNotConfirmed(found)
    if (why !== null) throw new Refusal('conflict', why)
    const { call, positions } = found.state
    await mustStandApart(
      tx,
      call,
      positions.map(({ asked }) => asked),
    )
    await addConfirmation(tx.db, { election_id: id, officer_id: tx.actor.id, confirmed_at: found.now })
    await record(tx, { action: 'election.confirm', objectId: id })
    if (await isEnough(tx, found)) await open(tx, found)
    await syncNotices(tx, id)
    await announceElection(tx, id)
  })

/** Null where it may be confirmed. */
export function whyNotConfirmed({ state, nominations, nominees, now }: Nominated) {
  if (!nominations.closedAt) return 'Nominations are open. The list is confirmed once they are closed.'
  if (state.isConfirmed) return 'The list is confirmed already.'
  if (state.call.endsAt <= now) return 'The time to vote is over.'
  if (nominees.some(isAppealOpen)) return 'An appeal has to be decided first.'
  if (nominees.some((nominee) => hasTimeToAppeal(nominee, now)))
    return 'Who was refused has two days to appeal, unless he says that he does not.'
  if (state.positions.every(({ asked }) => asked.candidates.length === 0)) return 'Nobody stands for anything.'
  return null
}

/** Of those alone who do not stand by now. */
async function isEnough(tx: MemberContext, { state, nominees }: Nominated) {
  const officers = await listOfficers(tx.db)
  const handlers = handlersOf(officers, nominees)
  const given = await listConfirmations(tx.db, state.id)
  const counted = given.filter(({ officer_id: officer }) => has(handlers, { id: officer }))
  return counted.length >= neededConfirmations(officers, nominees)
}

/** At once where the start has come. */
async function open(tx: MemberContext, { state: { id } }: Nominated) {
  await takeOutEmpty(tx, id, [])
  await states.updateNominations(tx.db, id, { is_confirmed: true })
  await openDue(tx, id, await readClock(tx))
  await syncElectionNotices(tx, id)
}
