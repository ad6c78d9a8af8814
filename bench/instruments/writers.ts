// Members who write within this process, as the server's own code would for them.
import { join } from 'node:path'
import { openBallotChecks } from '../../server/platform/ballot-checks/ballot-checks.ts'
import { openCaches } from '../../server/platform/cache/caches.ts'
import { contextOf, type MemberContext } from '../../server/platform/context.ts'
import type { Database } from '../../server/platform/db/db.ts'
import { openBus } from '../../server/platform/events/bus.ts'
import { openFolderStore } from '../../server/platform/files/store.ts'
import { openVoteKeys } from '../../server/platform/vote-keys.ts'

/** `close` leaves the database open. */
export async function openWriters(database: Database, folder: string) {
  const bus = await openBus(database)
  const context = contextOf({
    db: database.db,
    bus,
    files: openFolderStore(join(folder, 'files')),
    voteKeys: openVoteKeys(join(folder, 'keys', 'votes')),
    ballotChecks: openBallotChecks(),
    caches: openCaches(database.db, bus),
  })
  const as = (id: number, role: MemberContext['actor']['role'] = 'member'): MemberContext => ({
    ...context,
    actor: { id, role, sessionId: '', confirmedAt: new Date() },
  })
  return { as, close: () => bus.close() }
}

export type As = Awaited<ReturnType<typeof openWriters>>['as']
