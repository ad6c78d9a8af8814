// Gatherings beside a trip, trips beside a gathering, and asking along who passes by anyway.
import {
  DAYS_AROUND_TRIP,
  type GatheringTrips,
  gatheringTrips,
  MOST_PASSING,
  type NearGathering,
  type PassingBrother,
} from '@aerie/contract/gathering-trips'
import { MOST_ASKED, NEAR_GATHERING_KM } from '@aerie/contract/gathering-values'
import { staleOf } from '@aerie/contract/stale'
import { daysAfter } from '@aerie/text/dates'
import { listStanding } from '#features/gathering-list/service.ts'
import { askByName, findGathering, type HostedRow, isHostOf, lockGathering } from '#features/gatherings/service.ts'
import { listLine } from '#features/lineage/service.ts'
import { notify } from '#features/notifications/service.ts'
import { toPersonRef } from '#features/people/person.ts'
import { openPlaces } from '#features/places/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { must, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import { listIdsNear, readOwnWays } from './data.ts'
import { countAsked, insertAskings, listPassing, type PassingRow } from './passing-data.ts'
import { askingLock } from './policy.ts'

interface PlannedStop {
  location: string
  startDate: string
  endDate: string
}

/** What the caller is asked to near a place and around the days of a trip; officers no more than others. */
export async function listNear(ctx: MemberContext, { location, startDate, endDate }: PlannedStop) {
  const place = (await openPlaces()).find(location)
  if (!place || endDate < startDate) return []
  const days = { from: daysAfter(startDate, -DAYS_AROUND_TRIP), to: daysAfter(endDate, DAYS_AROUND_TRIP) }
  const ids = await listIdsNear(ctx.db, { ...place, ...days }, NEAR_GATHERING_KM)
  const cards = await listStanding(ctx, ids)
  return cards.map(({ id, title, location: where, city, startDate: first, endDate: last, own }): NearGathering => {
    return { id, title, location: where, city, startDate: first, endDate: last, own }
  })
}

export async function showTrips(ctx: MemberContext, id: number): Promise<GatheringTrips> {
  const row = await findGathering(ctx, id)
  const isHost = isHostOf(ctx.actor, row)
  const isOpen = askingLock(row, ctx.now()) === null
  const [passing, plan] = await Promise.all([isHost && isOpen ? readPassing(ctx, row) : [], planFor(ctx, row)])
  return { passing: passing.map(showPassing), plan }
}

/** Whom the caller names, as far as they pass by and were not asked along before. */
export async function askAlong(ctx: MemberContext, id: number, memberIds: number[]) {
  await inTransaction(ctx, async (tx) => {
    const { row, isHost } = await lockGathering(tx, id)
    must(isHost, 'Only its hosts ask brothers along.')
    const why = askingLock(row, tx.now())
    if (why !== null) throw new Refusal('conflict', why)
    const passing = await readPassing(tx, row)
    const asked = passing.filter((one) => memberIds.includes(one.id) && !one.is_asked_along)
    if (asked.length === 0) throw new Refusal('conflict', 'They were asked along already, or do not pass by any more.')
    await insertAskings(tx.db, id, idsOf(asked), { id: tx.actor.id, at: tx.now() })
    await record(tx, { action: 'gathering.ask-along', objectId: id, after: { count: asked.length } })
    // Who is asked by name now is told of it as all are who are asked by name.
    const added = asked.filter((one) => !one.is_invited)
    if (added.length > 0 && (await countAsked(tx.db, id)) + added.length > MOST_ASKED)
      throw new Refusal('conflict', `At most ${MOST_ASKED} brothers are asked by name.`)
    if (added.length > 0) await askByName(tx, id, idsOf(added))
    await tell(tx, row, idsOf(asked.filter((one) => one.is_invited)))
    await announce(tx, staleOf([id], gatheringTrips.show), { memberIds: row.hosts.map((host) => host.id) })
  })
  return showTrips(ctx, id)
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

async function readPassing(ctx: MemberContext, row: HostedRow) {
  const line = row.audience === 'line' && row.called_by !== null ? await listLine(ctx, row.called_by) : []
  return listPassing(ctx.db, { ...row, line }, { km: NEAR_GATHERING_KM, most: MOST_PASSING })
}

const showPassing = (row: PassingRow): PassingBrother => ({
  member: toPersonRef(row),
  pledgeClass: row.pledge_class,
  city: row.city,
  startDate: row.start_date,
  endDate: row.end_date,
  isAskedAlong: row.is_asked_along,
  isInvited: row.is_invited,
})

/** For who goes, lives elsewhere and has no trip there on its days; never made, only suggested. */
async function planFor(ctx: MemberContext, row: HostedRow): Promise<GatheringTrips['plan']> {
  const { latitude, longitude, location, start_date: from, end_date: to } = row
  if (row.own_standing !== 'going' || askingLock(row, ctx.now()) !== null) return null
  if (latitude === null || longitude === null) return null
  const { nearbyRadiusKm: home } = await readSettings(ctx)
  const where = { latitude, longitude, from, to }
  const ways = await readOwnWays(ctx.db, ctx.actor.id, where, { home, trip: NEAR_GATHERING_KM })
  // A trip ends on a later day than it begins.
  return ways.livesThere || ways.goesThere ? null : { location, startDate: from, endDate: daysAfter(to, 1) }
}

const tell = (tx: MemberContext, row: HostedRow, memberIds: number[]) =>
  notify(
    tx,
    memberIds.map((memberId) => ({
      memberId,
      subject: { type: 'gathering-asking', id: row.id },
      key: '',
      kind: 'gathering_asked_along' as const,
      aboutId: tx.actor.id,
      facts: { title: row.title, location: row.location, startDate: row.start_date, startTime: row.start_time },
      until: row.start_date,
    })),
  )
