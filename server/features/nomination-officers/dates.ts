// Officers move the close of nominations, close them at once, or open them again for what nobody stood for.
import { endOf } from '#features/ballot-notices/moments.ts'
import * as states from '#features/election-states/data.ts'
import { addPosition, announceElection, mustEndInTime, scheduleNominations } from '#features/elections/service.ts'
import {
  closeList,
  listEmpty,
  lockForOfficer,
  type Nominated,
  removeConfirmations,
  removeEmpty,
  syncNotices,
} from '#features/nominations/service.ts'
import { readTimeZone } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'

/** A moment, or a day by the organisation's clock. */
export const changeUntil = (ctx: MemberContext, id: number, given: string) =>
  inTransaction(ctx, async (tx) => {
    const found = await lockForOfficer(tx, id)
    const { nominations, state } = found
    if (nominations.closedAt) throw new Refusal('conflict', 'Nominations are closed.')
    const until = await readUntil(tx, found, given)
    if (until.getTime() === nominations.until.getTime()) return
    await states.updateNominations(tx.db, id, { nominations_until: until })
    await scheduleNominations(tx, until, state.call.startsAt)
    const [before, after] = [{ until: nominations.until.toISOString() }, { until: until.toISOString() }]
    await record(tx, {
      action: 'election.extend-nominations',
      objectId: id,
      before,
      after,
    })
    await syncNotices(tx, id)
    await announceElection(tx, id)
  })

export const closeNow = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const { nominations } = await lockForOfficer(tx, id)
    if (nominations.closedAt) throw new Refusal('conflict', 'Nominations are closed already.')
    await closeList(tx, id)
    await syncNotices(tx, id)
  })

/** Once, before voting begins. Lists that were taken over stay; all have to be confirmed again. */
export const reopen = (ctx: MemberContext, id: number, given: string) =>
  inTransaction(ctx, async (tx) => {
    const found = await lockForOfficer(tx, id)
    const { state, nominations } = found
    const why = await whyNotReopened(tx, found)
    if (why !== null) throw new Refusal('conflict', why)
    const until = await readUntil(tx, found, given)
    for (const row of await listEmpty(tx.db, id)) {
      const { place, title, description, class_range_start: from, class_range_end: to } = row
      await addPosition(tx, { id, call: state.call }, place, { title, description, from, to, candidates: [] })
    }
    await removeEmpty(tx.db, id)
    await removeConfirmations(tx.db, id)
    const columns = { nominations_until: until, nominations_closed_at: null, is_confirmed: false }
    await states.updateNominations(tx.db, id, { ...columns, nominations_reopened_at: found.now })
    await scheduleNominations(tx, until, state.call.startsAt)
    const [before, after] = [{ until: nominations.until.toISOString() }, { until: until.toISOString() }]
    await record(tx, {
      action: 'election.reopen-nominations',
      objectId: id,
      before,
      after,
    })
    await syncNotices(tx, id)
    await announceElection(tx, id)
  })

/** Null where they may be opened again. */
export async function whyNotReopened(ctx: Pick<MemberContext, 'db'>, { state, nominations, now }: Nominated) {
  if (!nominations.closedAt) return 'Nominations are open.'
  if (nominations.reopenedAt) return 'They were opened again once, and cannot be a second time.'
  if (now >= state.call.startsAt) return 'Voting has begun, or waits for the list.'
  const hasEmpty = state.positions.some(({ asked }) => asked.candidates.length === 0)
  if (!hasEmpty && (await listEmpty(ctx.db, state.id)).length === 0) return 'Somebody stands for every position.'
  return null
}

async function readUntil(tx: MemberContext, { state }: Nominated, given: string) {
  const until = endOf(given, await readTimeZone(tx))
  await mustEndInTime(tx, state.call, until, 'until')
  return until
}
