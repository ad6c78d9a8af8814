// Where most of 20,000 brothers would be together, reckoned anew after a trip was shared, beside reading the trips alone.
import { join } from 'node:path'
import type { City } from '@aerie/contract/places'
import { daysAfter } from '@aerie/text/dates'
import { sql } from 'kysely'
import { seeded } from '../../server/demo/generate/random.ts'
import { listSharedStops } from '../../server/features/meeting-places/data.ts'
import { listMeetingPlaces } from '../../server/features/meeting-places/service.ts'
import { openPlaces } from '../../server/features/places/service.ts'
import { openResidences } from '../../server/features/residences/service.ts'
import { readSettings } from '../../server/features/settings/service.ts'
import { openBallotChecks } from '../../server/platform/ballot-checks/ballot-checks.ts'
import { openCaches } from '../../server/platform/cache/caches.ts'
import { contextOf } from '../../server/platform/context.ts'
import type { Database } from '../../server/platform/db/db.ts'
import { openBus } from '../../server/platform/events/bus.ts'
import { openFolderStore } from '../../server/platform/files/store.ts'
import { openVoteKeys } from '../../server/platform/vote-keys.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { median } from '../instruments/measure.ts'
import { withDatabase } from '../seed/data-folder.ts'
import { biggestCities, seedResidences } from '../seed/residences.ts'

const BROTHERS = 20_000
const TRIPS = 2_000
const TURNS = 15
const GOAL_MS = 150

export const meetingPlaces = ({ folder }: Bench) => withDatabase(join(folder, 'together'), reckonMany)

async function reckonMany(database: Database): Promise<Figure[]> {
  const cities = biggestCities(await openPlaces())
  const random = seeded(11)
  await seedResidences(database, cities, BROTHERS, random)
  const today = new Date().toISOString().slice(0, 10)
  await seedTrips(database, cities, today, random)
  const bus = await openBus(database)
  const [reckoned, read]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn++) {
    const { db } = database
    const caches = openCaches(db, bus)
    const ctx = contextOf({
      db,
      bus,
      files: openFolderStore(''),
      voteKeys: openVoteKeys(''),
      ballotChecks: openBallotChecks(),
      caches,
    })
    // What is in memory in any case.
    await Promise.all([openResidences(ctx), readSettings(ctx)])
    reckoned.push(await timeOf(() => listMeetingPlaces(ctx)))
    read.push(await timeOf(() => listSharedStops(db, today)))
  }
  await bus.close()
  const [taken, least] = [median(reckoned), median(read)]
  return [
    {
      workload: `where most of ${BROTHERS} would be together, by ${TRIPS} shared trips, after one has changed (wall time, median)`,
      baseline: `${milliseconds(least)}: reading their destinations alone`,
      goal: `under ${GOAL_MS} ms; else it is in memory`,
      measured: milliseconds(taken),
      met: taken < GOAL_MS,
    },
  ]
}

/** Of one to three cities, for a week or two within the year. */
async function seedTrips({ db }: Database, cities: City[], today: string, random: () => number) {
  const below = (many: number) => Math.floor(random() * many)
  const trips = Array.from({ length: TRIPS }, () => {
    const startDate = daysAfter(today, below(300))
    return { memberId: 1 + below(BROTHERS), startDate, endDate: daysAfter(startDate, 3 + below(14)) }
  })
  const stops = trips.flatMap((_trip, at) =>
    Array.from({ length: 1 + below(3) }, (_, position) => {
      const city = cities[Math.floor(random() ** 2.5 * cities.length)]
      const { name, country, latitude, longitude } = city ?? {}
      return { trip: at + 1, position: position + 1, name, country, latitude, longitude }
    }),
  )
  await sql`insert into trips (member_id, title, start_date, end_date, is_shared, first_shared_at)
    select "memberId", 'A trip', "startDate", "endDate", true, now()
    from jsonb_to_recordset(${JSON.stringify(trips)}::jsonb) as t ("memberId" int, "startDate" date, "endDate" date)`.execute(
    db,
  )
  await sql`insert into trip_stops (trip_id, position, location, city, country, latitude, longitude)
    select trip, position, name, name, country, latitude, longitude from jsonb_to_recordset(${JSON.stringify(stops)}::jsonb)
      as s (trip int, position int, name text, country text, latitude float8, longitude float8)`.execute(db)
  await sql`vacuum analyze trips, trip_stops`.execute(db)
}

async function timeOf(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}
