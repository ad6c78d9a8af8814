// What a command does to an installation in the way that its server would: running servers hear of it.
import { join } from 'node:path'
import { openBallotChecks } from '#platform/ballot-checks/ballot-checks.ts'
import { openCaches } from '#platform/cache/caches.ts'
import { type Context, contextOf } from '#platform/context.ts'
import type { Database } from '#platform/db/db.ts'
import { openBus } from '#platform/events/bus.ts'
import { openFolderStore } from '#platform/files/store.ts'
import { openVoteKeys } from '#platform/vote-keys.ts'

export async function inContext<Done>(database: Database, dataFolder: string, work: (ctx: Context) => Promise<Done>) {
  const { db } = database
  const bus = await openBus(database)
  const files = openFolderStore(join(dataFolder, 'files'))
  const voteKeys = openVoteKeys(join(dataFolder, 'keys', 'votes'))
  const ballotChecks = openBallotChecks()
  try {
    return await work(contextOf({ db, bus, files, voteKeys, ballotChecks, caches: openCaches(db, bus) }))
  } finally {
    await ballotChecks.close()
    await bus.close()
  }
}
