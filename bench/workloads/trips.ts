// Sharing a trip among 100,000 brothers: what it takes beside the bare statements.
import { join } from 'node:path'
import type { City } from '@aerie/contract/places'
import { sql } from 'kysely'
import { seeded } from '../../server/demo/generate/random.ts'
import { openPlaces } from '../../server/features/places/service.ts'
import { createTrip } from '../../server/features/trips/service.ts'
import { openBallotChecks } from '../../server/platform/ballot-checks/ballot-checks.ts'
import { openCaches } from '../../server/platform/cache/caches.ts'
import { contextOf, type MemberContext } from '../../server/platform/context.ts'
import type { Database, Db } from '../../server/platform/db/db.ts'
import { openBus } from '../../server/platform/events/bus.ts'
import { openFolderStore } from '../../server/platform/files/store.ts'
import { openVoteKeys } from '../../server/platform/vote-keys.ts'
import { type Bench, type Figure, milliseconds, times } from '../instruments/figure.ts'
import { median } from '../instruments/measure.ts'
import { withDatabase } from '../seed/data-folder.ts'
import { biggestCities, seedResidences } from '../seed/residences.ts'

const BROTHERS = 100_000
const TRIPS = 60
const CROWD = 10_000
const MOST_TIMES = 3
const GOAL_CROWD_MS = 100

export const trips = ({ folder }: Bench) => withDatabase(join(folder, 'travelling'), shareMany)

async function shareMany(database: Database): Promise<Figure[]> {
  const cities = biggestCities(await openPlaces())
  const random = seeded(7)
  await seedResidences(database, cities, BROTHERS, random)
  const bus = await openBus(database)
  const usual = await shareAndCompare(database, bus, TRIPS, () =>
    Array.from({ length: 1 + Math.floor(random() * 5) }, () => cities[Math.floor(random() ** 2.3 * cities.length)]),
  )
  const crowded = cities.at(-1)
  await sql`update members set latitude = ${crowded?.latitude ?? 0}, longitude = ${crowded?.longitude ?? 0}
    where id <= ${CROWD}`.execute(database.db)
  await sql`vacuum analyze members`.execute(database.db)
  const crowd = await shareAndCompare(database, bus, 10, () => [crowded])
  await bus.close()
  return [
    {
      workload: `share a trip among ${BROTHERS} brothers, ${usual.told} near on average (wall time, median)`,
      baseline: `${milliseconds(usual.least)}: the bare query, and INSERT … SELECT of the same`,
      goal: `at most ${MOST_TIMES} × the baseline`,
      measured: `${milliseconds(usual.taken)}, ${times(usual.taken / usual.least)}`,
      met: usual.taken <= MOST_TIMES * usual.least,
    },
    {
      workload: `the same to where ${crowd.told} live`,
      baseline: milliseconds(crowd.least),
      goal: `under ${GOAL_CROWD_MS} ms`,
      measured: milliseconds(crowd.taken),
      met: crowd.taken < GOAL_CROWD_MS,
    },
  ]
}

/** Shares trips, each followed by its baseline; medians of both, and how many each told on average. */
async function shareAndCompare(
  { db }: Database,
  bus: MemberContext['bus'],
  count: number,
  choose: () => (City | undefined)[],
) {
  const context = contextOf({
    db,
    bus,
    files: openFolderStore(''),
    voteKeys: openVoteKeys(''),
    ballotChecks: openBallotChecks(),
    caches: openCaches(db, bus),
  })
  const shared: number[] = []
  const least: number[] = []
  let told = 0
  for (let turn = 0; turn < count; turn++) {
    const actor = { id: BROTHERS - turn, role: 'member' as const, sessionId: '', confirmedAt: new Date() }
    const ctx: MemberContext = { ...context, actor }
    const locations = choose().map((city) => city?.fullName ?? '')
    const input = { title: 'A trip', locations, ...days(turn), isShared: true }
    shared.push(await timeOf(() => createTrip(ctx, input)))
    const trip = await latestTrip(db)
    const baseline = bareStatements(db, trip, actor.id)
    await sql`delete from notifications where subject_type = 'trip' and subject_id = ${trip}`.execute(db)
    least.push((await timeOf(baseline.query)) + (await timeOf(baseline.insert)))
    told += await countNotifications(db, trip)
  }
  return { taken: median(shared), least: median(least), told: Math.round(told / count) }
}

/** No two on the same days: who crosses whom is not what is measured. */
function days(turn: number) {
  const day = (days: number) => new Date(Date.now() + (10 * turn + days) * 86_400_000).toISOString().slice(0, 10)
  return { startDate: day(1), endDate: day(8) }
}

async function timeOf(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function latestTrip(db: Db) {
  const { rows } = await sql<{ id: number }>`select max(id) as id from trips`.execute(db)
  return rows[0]?.id ?? 0
}

async function countNotifications(db: Db, tripId: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from notifications where subject_type = 'trip' and subject_id = ${tripId}`.execute(db)
  return rows[0]?.count ?? 0
}

function bareStatements(db: Db, tripId: number, travellerId: number) {
  const near = sql`
    select distinct on (m.id) m.id, stop.location, trip.id as trip_id, trip.end_date, jsonb_build_object('location',
      stop.location, 'tripTitle', trip.title, 'startDate', trip.start_date, 'endDate', trip.end_date) as facts
    from trips trip join trip_stops stop on stop.trip_id = trip.id
      cross join boxes_around(stop.latitude, stop.longitude, 100) box
      join members m on m.latitude between box.south and box.north and m.longitude between box.west and box.east
    where trip.id = ${tripId} and m.id <> ${travellerId}
      and distance_km(stop.latitude, stop.longitude, m.latitude, m.longitude) <= 100`
  return {
    query: () => sql`select id, location from (${near}) near`.execute(db),
    insert: () =>
      sql`
      insert into notifications (member_id, subject_type, subject_id, kind, about_id, facts, until)
      select id, 'trip', trip_id, 'coming', ${travellerId}::int, facts, end_date from (${near}) near`.execute(db),
  }
}
