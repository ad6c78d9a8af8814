// The server is killed while two hundred vote, and while a poll is closed: every vote that was acknowledged counts, once.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, expectStatus, openClient } from '../instruments/client.ts'
import { type ServerProcess, startServer } from '../instruments/server-process.ts'
import { seedDataFolder, withDatabase } from '../seed/data-folder.ts'
import { openSessions } from '../seed/sessions.ts'
import { inspect } from './inspect.ts'
import { KILLS, type Kill } from './kills.ts'
import { untilKilled } from './until-killed.ts'
import { findVoteFaults, untilCounted, type Vote } from './verify-votes.ts'

const TIMES = 20
const VOTERS = 200
const OPTIONS = ['Yes', 'No', 'Later']
/** All vote within the first of these, and the poll ends at the second. */
const [VOTING_MS, OPEN_MS] = [1_200, 1_500]
/** Each poll is killed at another moment: the latest come while it is closed, or after. */
const [SHORTEST_MS, LONGEST_MS] = [150, 1_900]

/** Answers what is wrong. */
export async function killWhileTheyVote(folder: string): Promise<string[]> {
  const dataFolder = join(folder, 'votes')
  const { ids } = await seedDataFolder(dataFolder, VOTERS + 100)
  const cookies = await withDatabase(dataFolder, ({ db }) => openSessions(db, ids, VOTERS))
  const faults: string[] = []
  let server = await startServer(dataFolder)
  for (let time = 0; time < TIMES; time++) {
    const kill = KILLS[time % KILLS.length] as Kill
    const moment = SHORTEST_MS + ((time * 7) % TIMES) * ((LONGEST_MS - SHORTEST_MS) / (TIMES - 1))
    const { pollId, votes } = await strikeWhileVoting({ server, dataFolder, kill, moment }, cookies)
    server = await startServer(dataFolder)
    const client = openClient(server.address)
    const audit = await untilCounted(client, cookies[0] ?? '', pollId)
    client.close()
    const found = await findVoteFaults(audit, votes)
    faults.push(...found.map((fault) => `${fault}, at kill ${time + 1} (${kill.what})`))
    console.log(
      `Kill ${time + 1}, after ${Math.round(moment)} ms (${kill.what}): ${votes.length} votes acknowledged, ${audit.ballots?.length} counted, ${found.length} faults.`,
    )
  }
  await server.stop()
  return [...faults, ...(await inspect(dataFolder, { cookies: [], imports: [], trips: [] }))]
}

interface Strike {
  server: ServerProcess
  dataFolder: string
  kill: Kill
  /** In milliseconds from the first vote on. */
  moment: number
}

async function strikeWhileVoting({ server, dataFolder, kill, moment }: Strike, cookies: string[]) {
  const client = openClient(server.address)
  const post = poster(client)
  const endsAt = Date.now() + OPEN_MS
  const { body } = await expectStatus(
    201,
    post(cookies[0], '/api/polls', {
      title: 'Whether it is there',
      options: OPTIONS,
      endDate: new Date(endsAt).toISOString(),
      requiresQuorum: false,
    }),
  )
  const { id: pollId } = JSON.parse(String(body))
  const votes: Vote[] = []
  let isEnding = false
  const voting = Promise.all(
    cookies.map(async (cookie, at) => {
      await pause((at * VOTING_MS) / cookies.length)
      if (isEnding) return
      await untilKilled(
        () => isEnding,
        async () => {
          const optionIndex = at % OPTIONS.length
          const asked = post(cookie, `/api/polls/${pollId}/vote`, { optionIndex })
          // On a machine that is slow at the time the poll ends before all have voted.
          const { status } = await asked
          if (status === 403 && Date.now() >= endsAt) return
          const answer = await expectStatus(200, asked)
          votes.push({ tracker: JSON.parse(String(answer.body)).tracker, choice: `option_${optionIndex + 1}` })
        },
      )
    }),
  )
  await pause(moment)
  await kill.strike(server, dataFolder, () => {
    isEnding = true
  })
  await voting
  client.close()
  return { pollId, votes }
}

const poster = (client: Client) => (cookie: string | undefined, path: string, body: object) =>
  client.send(path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
