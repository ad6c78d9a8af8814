// Sweeps a data folder as the server does two days later.
import { openBallotChecks } from '../../server/platform/ballot-checks/ballot-checks.ts'
import { openCaches } from '../../server/platform/cache/caches.ts'
import { type Context, contextOf } from '../../server/platform/context.ts'
import type { Database } from '../../server/platform/db/db.ts'
import { openBus } from '../../server/platform/events/bus.ts'
import { openFolderStore } from '../../server/platform/files/store.ts'
import { openVoteKeys } from '../../server/platform/vote-keys.ts'

const DAY_MS = 86_400_000

/** `folder` is that of the files; no server may run on it. */
export async function sweeping(database: Database, folder: string, sweep: (later: Context) => Promise<void>) {
  const { db } = database
  const later = new Date(Date.now() + 2 * DAY_MS)
  const bus = await openBus(database)
  const files = openFolderStore(folder)
  await sweep({
    ...contextOf({
      db,
      bus,
      files,
      voteKeys: openVoteKeys(''),
      ballotChecks: openBallotChecks(),
      caches: openCaches(db, bus),
    }),
    now: () => later,
  })
  await bus.close()
}
