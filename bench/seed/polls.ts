// Polls with real ballots: asked and cast by the server's own code, so sealed, tagged and in the log.
import { join } from 'node:path'
import { castBallot } from '../../server/features/ballots/service.ts'
import { lockPoll } from '../../server/features/polls/locking.ts'
import { askPoll } from '../../server/features/polls/officers.ts'
import { openBallotChecks } from '../../server/platform/ballot-checks/ballot-checks.ts'
import { openCaches } from '../../server/platform/cache/caches.ts'
import { contextOf, type MemberContext } from '../../server/platform/context.ts'
import type { Database } from '../../server/platform/db/db.ts'
import { openBus } from '../../server/platform/events/bus.ts'
import { openFolderStore } from '../../server/platform/files/store.ts'
import { inTransaction } from '../../server/platform/transaction.ts'
import { openVoteKeys } from '../../server/platform/vote-keys.ts'

export const OPTIONS = ['The lake house', '4019 Pine', 'Lisbon']
const TOGETHER = 1_000

/** Asks polls as the first of these members would, with the keys where a server on the folder finds them. */
export async function withVotes<T>(database: Database, folder: string, work: (ctx: MemberContext) => Promise<T>) {
  const { db } = database
  const first = await db.selectFrom('members').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  const bus = await openBus(database)
  const context = contextOf({
    db,
    bus,
    files: openFolderStore(join(folder, 'files')),
    voteKeys: openVoteKeys(join(folder, 'keys', 'votes')),
    ballotChecks: openBallotChecks(),
    caches: openCaches(db, bus),
  })
  try {
    return await work({ ...context, actor: actorOf(first.id) })
  } finally {
    await bus.close()
  }
}

const actorOf = (id: number) => ({ id, role: 'admin' as const, sessionId: '', confirmedAt: new Date() })

/** The ids of the first so many who may vote. */
export async function listVoters({ db }: Database, count: number) {
  const active = await db
    .selectFrom('members')
    .select('id')
    .where('inactive_since', 'is', null)
    .orderBy('id')
    .limit(count)
    .execute()
  return active.map(({ id }) => id)
}

/** Answers its id. All of the voters have voted on it. */
export async function seedPoll(ctx: MemberContext, { voters, endsAt }: { voters: number[]; endsAt: Date }) {
  const { id, box } = await inTransaction(ctx, async (tx) => {
    const asked = await askPoll(tx, {
      title: 'Where do we hold the reunion?',
      options: OPTIONS.map((text) => ({ text })),
      endDate: endsAt.toISOString(),
      quorumThreshold: 50,
      requiresQuorum: true,
      allowMultipleVotes: false,
      resultsVisibility: 'after_vote',
    })
    return { id: asked, box: (await lockPoll(tx, asked)).box }
  })
  for (let from = 0; from < voters.length; from += TOGETHER)
    await Promise.all(
      voters
        .slice(from, from + TOGETHER)
        .map((voter, at) => castBallot({ ...ctx, actor: actorOf(voter) }, box, [at % OPTIONS.length], { stale: [] })),
    )
  return id
}
