// A second process on the database of a world: it has a bus, caches and an app of its own.
import { openCaches } from '#platform/cache/caches.ts'
import { contextOf } from '#platform/context.ts'
import { type Database, type Location, openDatabase } from '#platform/db/db.ts'
import { openBus } from '#platform/events/bus.ts'
import type { Installation } from '#platform/feature.ts'
import { buildTestApp, type World } from './world.ts'

interface Options {
  /** Another way to the world's database. */
  location?: Location
  /** Another way of listening than the database's own. */
  listenOf?: (database: Database) => Database['listen']
  installation?: Partial<Installation>
}

export async function openSecondProcess(
  world: World,
  { location = world.location, listenOf = ({ listen }) => listen, installation = {} }: Options = {},
) {
  const database = openDatabase(location, { pool: 5 })
  const { db } = database
  const bus = await openBus({ db, listen: listenOf(database) })
  const { files, voteKeys, ballotChecks } = world.ctx
  const platform = { db, bus, files, voteKeys, ballotChecks, caches: openCaches(db, bus) }
  const app = await buildTestApp(platform, { installation })
  return {
    app,
    bus,
    ctx: contextOf(platform),
    async close() {
      await app.close()
      await bus.close()
      await database.close()
    },
  }
}
