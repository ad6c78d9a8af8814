// Officers move the dates of an election that begins with nominations, close the list at once, or open them again for what nobody stood for.
import type { NominationDates } from '@aerie/contract/nominations'
import { canonicalJson } from '@aerie/votes/canonical-json'
import { endOf, startOf } from '#features/ballot-notices/moments.ts'
import * as states from '#features/election-states/data.ts'
import {
  addPosition,
  announceElection,
  applyChanges,
  mustEndInTime,
  scheduleNominations,
} from '#features/elections/service.ts'
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

/** Those that are given; before voting begins. The close of a list that is closed stays. */
export const changeDates = (ctx: MemberContext, id: number, given: NominationDates) =>
  inTransaction(ctx, async (tx) => {
    const found = await lockForOfficer(tx, id)
    const why = whyDatesStay(found)
    if (why !== null) throw new Refusal('conflict', why)
    const before = datesOf(found)
    const after = await readDates(tx, found, given)
    if (canonicalJson(facts(before)) === canonicalJson(facts(after))) return
    const moved = { nominations_until: after.until, dates_moved: found.nominations.datesMoved + 1 }
    await states.updateNominations(tx.db, id, moved)
    await applyChanges(tx, id, { startDate: after.startsAt.toISOString(), endDate: after.endsAt.toISOString() })
    await scheduleNominations(tx, after.until, after.startsAt)
    const said = { before: facts(before), after: facts(after) }
    await record(tx, { action: 'election.extend-nominations', objectId: id, ...said })
    await syncNotices(tx, id)
    await announceElection(tx, id)
  })

/** Null where they can be moved. */
export function whyDatesStay({ state, now }: Nominated) {
  if (state.positions.some(({ box }) => box.openedAt))
    return 'Voting has begun. Only its end can be moved, to a later time.'
  return state.call.endsAt <= now ? 'The time to vote is over.' : null
}

const datesOf = ({ state: { call }, nominations }: Nominated) => ({
  until: nominations.until,
  startsAt: call.startsAt,
  endsAt: call.endsAt,
})

type Dates = ReturnType<typeof datesOf>

const facts = ({ until, startsAt, endsAt }: Dates) => ({
  until: until.toISOString(),
  startDate: startsAt.toISOString(),
  endDate: endsAt.toISOString(),
})

/** That voting ends after it begins, and in the future, the election itself sees to. */
async function readDates(tx: MemberContext, found: Nominated, given: NominationDates): Promise<Dates> {
  const before = datesOf(found)
  const timeZone = await readTimeZone(tx)
  const dates = {
    until: given.until === undefined ? before.until : endOf(given.until, timeZone),
    startsAt: given.startDate === undefined ? before.startsAt : startOf(given.startDate, timeZone),
    endsAt: given.endDate === undefined ? before.endsAt : endOf(given.endDate, timeZone),
  }
  if (!found.nominations.closedAt) await mustEndInTime(tx, dates, dates.until, 'until')
  else if (dates.until.getTime() !== before.until.getTime())
    throw new Refusal('conflict', 'Nominations are closed. Until when they were open stays.')
  return dates
}

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
