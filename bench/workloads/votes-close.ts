// The close of a poll on which twenty thousand have voted, what others wait meanwhile, and counting it again.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PollAudit } from '../../contract/poll-records.ts'
import { faultsOf } from '../../packages/votes/check-vote.mjs'
import { type Client, expectStatus, openClient } from '../instruments/client.ts'
import { type Figure, milliseconds } from '../instruments/figure.ts'
import { quantile } from '../instruments/measure.ts'
import { startServer } from '../instruments/server-process.ts'
import { seedDataFolder, withDatabase } from '../seed/data-folder.ts'
import { listVoters, seedPoll, withVotes } from '../seed/polls.ts'
import { openSessions } from '../seed/sessions.ts'

const BALLOTS = 20_000
const BROTHERS = 24_000
/** The ballots are cast, and the server started, before the poll ends. */
const SEEDING_MS = 90_000
const GOALS = { closeMs: 3_000, othersMs: 50, verifyMs: 2_000 }

export async function measureClose(folder: string): Promise<Figure[]> {
  const closing = join(folder, 'closing')
  const { ids } = await seedDataFolder(closing, BROTHERS)
  const endsAt = new Date(Date.now() + SEEDING_MS)
  const { pollId, cookie } = await withDatabase(closing, async (database) => {
    const voters = await listVoters(database, BALLOTS)
    const id = await withVotes(database, closing, (ctx) => seedPoll(ctx, { voters, endsAt }))
    return { pollId: id, cookie: (await openSessions(database.db, ids, 1))[0] ?? '' }
  })
  const server = await startServer(closing)
  const client = openClient(server.address)
  const get = (path: string) => expectStatus(200, client.send(path, { headers: { cookie } }))
  await get('/api/polls')
  await pause(Math.max(0, endsAt.getTime() - Date.now()) + 50)
  const others = watchOthers(client, cookie)
  const began = performance.now()
  await get(`/api/polls/${pollId}/receipt`)
  const taken = performance.now() - began
  const waited = await others.stop()
  const { certificate, ballots, log }: PollAudit = JSON.parse(String((await get(`/api/polls/${pollId}/audit`)).body))
  client.close()
  await server.stop()
  rmSync(closing, { recursive: true, force: true })
  if (!certificate || !ballots) throw new Error('The poll is not closed')
  const started = performance.now()
  const faults = await faultsOf({ certificate, ballots, log })
  const verified = performance.now() - started
  if (faults.length > 0 || ballots.length !== BALLOTS) throw new Error(`The poll is not right: ${faults.join(' ')}`)
  const p99 = quantile(waited, 0.99)
  return [
    {
      workload: `the close of a poll of ${BALLOTS.toLocaleString('en')} votes (wall time)`,
      baseline: '',
      goal: `under ${GOALS.closeMs / 1000} s`,
      measured: milliseconds(taken),
      met: taken < GOALS.closeMs,
    },
    {
      workload: `other answers meanwhile (99 of 100 of ${waited.length})`,
      baseline: '',
      goal: `under ${GOALS.othersMs} ms`,
      measured: milliseconds(p99),
      met: p99 < GOALS.othersMs,
    },
    {
      workload: `checking ${BALLOTS.toLocaleString('en')} published ballots, the log and the certificate`,
      baseline: '',
      goal: `under ${GOALS.verifyMs / 1000} s`,
      measured: milliseconds(verified),
      met: verified < GOALS.verifyMs,
    },
  ]
}

/** Somebody reads his profile again and again; answers how long each took, in milliseconds. */
function watchOthers(client: Client, cookie: string) {
  const waited: number[] = []
  let isWatching = true
  const watching = (async () => {
    while (isWatching) {
      const began = performance.now()
      await expectStatus(200, client.send('/api/members/profile', { headers: { cookie } }))
      waited.push(performance.now() - began)
      await pause(5)
    }
  })()
  return {
    async stop() {
      isWatching = false
      await watching
      return waited
    },
  }
}
