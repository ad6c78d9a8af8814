// Polls: a vote, two hundred at once, the list of many polls, the close of a large one, and counting it again.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startBaseline } from '../instruments/baseline-process.ts'
import { expectStatus, openClient } from '../instruments/client.ts'
import { type Bench, type Figure, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest, inParallel, median } from '../instruments/measure.ts'
import { startRowsBaseline } from '../instruments/rows-baseline.ts'
import { type ServerProcess, startServer } from '../instruments/server-process.ts'
import { seedDataFolder, withAnalyzed, withDatabase } from '../seed/data-folder.ts'
import { OPTIONS, seedPoll, withVotes } from '../seed/polls.ts'
import { openSessions } from '../seed/sessions.ts'
import { measureClose } from './votes-close.ts'

const BROTHERS = 10_000
const POLLS = 200
/** On each of the polls in the list; together ten thousand. */
const VOTERS = 50
const TOGETHER = { rounds: 5, requests: 600, atOnce: 16 }
const ALONE = { rounds: 5, requests: 150, atOnce: 1 }
const AT_ONCE = 200
/** No reminder is due meanwhile: that comes a day before the end, and would be counted with what is measured. */
const OPEN_MS = 3 * 86_400_000
const GOALS = { vote: 2, togetherMs: 0.6, aloneMs: 2, atOnceMs: 250, list: 4 }

/** The round before the first included. */
const votesOf = ({ rounds, requests }: typeof ALONE) => (rounds + 1) * requests

export async function votes({ folder }: Bench): Promise<Figure[]> {
  const voting = join(folder, 'voting')
  const seeded = await seedDataFolder(voting, BROTHERS)
  const { ids } = seeded
  const cookies = await withDatabase(voting, async (database) => {
    await withVotes(database, voting, async (ctx) => {
      for (let poll = 0; poll < POLLS; poll++)
        await seedPoll(ctx, { voters: ids.slice(0, VOTERS), endsAt: new Date(Date.now() + OPEN_MS) })
    })
    return openSessions(database.db, ids, votesOf(TOGETHER) + votesOf(ALONE) + AT_ONCE + 1)
  })
  await withAnalyzed(seeded)
  const server = await startServer(voting)
  const figures = [
    await measureList(folder, server, cookies[1] ?? ''),
    ...(await measureVotes(folder, server, cookies)),
  ]
  await server.stop()
  rmSync(voting, { recursive: true, force: true })
  return [...figures, ...(await measureClose(folder))]
}

async function measureList(folder: string, { address, pid }: ServerProcess, cookie: string): Promise<Figure> {
  const path = '/api/polls/all'
  const client = openClient(address)
  const get = () => expectStatus(200, client.send(path, { headers: { cookie } }))
  const baseline = await startRowsBaseline(folder, { [path]: JSON.parse(String((await get()).body)) })
  const [used = 0, floor = 0] = await cpuPerRequest(
    [
      { pid, send: get },
      { pid: baseline.pid, send: () => baseline.ask(path) },
    ],
    { requests: 150 },
  )
  await baseline.stop()
  client.close()
  return {
    workload: `the list of ${POLLS} polls with their counts, on all of which its reader has voted`,
    baseline: `${milliseconds(floor)}: node:http stringifying the same`,
    goal: `at most ${GOALS.list} × the baseline`,
    measured: `${milliseconds(used)}, ${times(used / floor)}`,
    met: used <= GOALS.list * floor,
  }
}

async function measureVotes(folder: string, { address, pid }: ServerProcess, cookies: string[]): Promise<Figure[]> {
  const client = openClient(address)
  const [officer, ...voters] = cookies
  const post = (path: string, cookie: string | undefined, body: object) =>
    client.send(path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const endDate = new Date(Date.now() + OPEN_MS).toISOString()
  const asked = await expectStatus(201, post('/api/polls', officer, { title: 'Which?', options: OPTIONS, endDate }))
  const { id } = JSON.parse(String(asked.body))
  const vote = (at: number) =>
    expectStatus(200, post(`/api/polls/${id}/vote`, voters[at], { optionIndex: at % OPTIONS.length }))
  const baseline = await startBaseline('bare-votes', join(folder, 'bare-votes'))
  const bare = openClient(String(baseline.greeting))
  const voteBarely = (memberId: number) =>
    expectStatus(200, bare.send('/', { method: 'POST', body: JSON.stringify({ memberId, choice: 1 }) }))
  let [votes, bareVotes] = [0, 0]
  const walls: number[] = []
  const measure = (effort: typeof ALONE) =>
    cpuPerRequest(
      [
        { pid, send: () => timed(walls, () => vote(votes++)) },
        { pid: baseline.pid, send: () => voteBarely(bareVotes++) },
      ],
      effort,
    )
  const [together = 0, bareTogether = 0] = await measure(TOGETHER)
  walls.length = 0
  const [alone = 0, bareAlone = 0] = await measure(ALONE)
  const wall = median(walls)
  bare.close()
  await baseline.stop()
  const taken: number[] = []
  await inParallel(AT_ONCE, AT_ONCE, () => timed(taken, () => vote(votes++)))
  client.close()
  const longest = Math.max(...taken)
  return [
    {
      workload: `a vote, ${TOGETHER.atOnce} at a time (processor time, server and database together)`,
      baseline: `${milliseconds(bareTogether)}: ${BARE}`,
      goal: `at most ${GOALS.vote} × the baseline, and ${GOALS.togetherMs} ms`,
      measured: `${milliseconds(together)}, ${times(together / bareTogether)}`,
      met: together <= GOALS.vote * bareTogether && together <= GOALS.togetherMs,
    },
    {
      workload: 'a vote alone (processor time, server and database together)',
      baseline: `${milliseconds(bareAlone)}: ${BARE}`,
      goal: `at most ${GOALS.aloneMs} ms`,
      measured: `${milliseconds(alone)}, ${times(alone / bareAlone)}; ${milliseconds(wall)} of wall time`,
      met: alone <= GOALS.aloneMs,
    },
    {
      workload: `${AT_ONCE} votes at once on one poll: the longest answer`,
      baseline: '',
      goal: `under ${GOALS.atOnceMs} ms`,
      measured: milliseconds(longest),
      met: longest < GOALS.atOnceMs,
    },
  ]
}

const BARE = 'node:http and a transaction with two bare inserts'

/** Notes how long it took, in milliseconds. */
async function timed(taken: number[], act: () => Promise<unknown>) {
  const began = performance.now()
  await act()
  taken.push(performance.now() - began)
}
