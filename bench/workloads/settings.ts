// What reading the organisation's settings adds to a request: they are kept in memory, and read by nearly every one.
import { join } from 'node:path'
import { readSettings } from '../../server/features/settings/service.ts'
import { openBallotChecks } from '../../server/platform/ballot-checks/ballot-checks.ts'
import { openCaches } from '../../server/platform/cache/caches.ts'
import { contextOf } from '../../server/platform/context.ts'
import { openBus } from '../../server/platform/events/bus.ts'
import { openFolderStore } from '../../server/platform/files/store.ts'
import { openVoteKeys } from '../../server/platform/vote-keys.ts'
import { type Bench, type Figure, milliseconds } from '../instruments/figure.ts'
import { least } from '../instruments/measure.ts'
import { withDatabase } from '../seed/data-folder.ts'

const READ_MS = 0.005
const READS = 20_000
const ROUNDS = 5

export async function settings({ sharedFolder }: Bench): Promise<Figure[]> {
  const { folder } = await sharedFolder()
  const used = await withDatabase(folder, async (database) => {
    const { db } = database
    const bus = await openBus(database)
    const files = openFolderStore(join(folder, 'files'))
    const voteKeys = openVoteKeys(join(folder, 'keys', 'votes'))
    const ctx = contextOf({ db, bus, files, voteKeys, ballotChecks: openBallotChecks(), caches: openCaches(db, bus) })
    const rounds: number[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const before = process.cpuUsage()
      for (let read = 0; read < READS; read++) await readSettings(ctx)
      const { user, system } = process.cpuUsage(before)
      // The first asks the database.
      if (round > 0) rounds.push((user + system) / 1000 / READS)
    }
    await bus.close()
    return least(rounds)
  })
  return [
    {
      workload: 'the settings, read on a request',
      baseline: '',
      goal: `under ${milliseconds(READ_MS)}`,
      measured: milliseconds(used),
      met: used < READ_MS,
    },
  ]
}
