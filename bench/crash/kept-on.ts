// What throws in the server, hangs it or fills its memory: others go on, or it is started again, and nothing acknowledged is lost.
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Client, openClient, signIn } from '../instruments/client.ts'
import { PASSWORD, seedDataFolder } from '../seed/data-folder.ts'
import { inspect } from './inspect.ts'
import { type KeptServer, startKept } from './kept-server.ts'
import { type ProfileWrites, saveProfile, startProfile, verifyProfile } from './profile-writer.ts'
import { shareTrip } from './trip-writer.ts'

const BROTHERS = 300
/** As many acts are acknowledged between two mishaps. */
const ACTS_BETWEEN = 30
const AGAIN_MS = 50
const ROUTES = fileURLToPath(new URL('../../server/test/throwing-routes.fixture.ts', import.meta.url))
const MISHAPS = fileURLToPath(new URL('./mishaps.ts', import.meta.url))
const THROWN = [
  'timer',
  'promise-nobody-awaits',
  'stream-listener',
  'event-handler',
  'worker-message',
  'when-it-drains',
]

/** Errors of single calls end these alone; one that belongs to nobody ends the process, which is started again. */
export const throwInside = (folder: string) =>
  keepWritingThrough(folder, { flags: ['--import', ROUTES], environment: {} }, async (server, between) => {
    const faults: string[] = []
    const before = server.pid()
    for (const kind of [...THROWN, ...THROWN]) {
      const answer = await fetch(`${server.address}/throws/${kind}`)
      await answer.arrayBuffer().catch(() => {})
      await between()
      if (server.pid() !== before) faults.push(`what was thrown in a ${kind} ended the process`)
    }
    console.log(`${2 * THROWN.length} errors in calls: the same process.`)
    for (let time = 0; time < 3; time++) await strike(server, 'SIGUSR2', `error ${time + 1} of nobody's`, between)
    return faults
  })

/** An endless loop, and a process that the system has stopped. */
export const hang = (folder: string) =>
  keepWritingThrough(
    folder,
    { flags: ['--import', MISHAPS], environment: { MISHAP: 'hang' } },
    async (server, between) => {
      await strike(server, 'SIGUSR2', 'an endless loop', between)
      await strike(server, 'SIGSTOP', 'a process that was stopped', between)
      return []
    },
  )

export const fillMemory = (folder: string) =>
  keepWritingThrough(
    folder,
    { flags: ['--max-old-space-size=192', '--import', MISHAPS], environment: { MISHAP: 'fill' } },
    async (server, between) => {
      for (let time = 0; time < 3; time++) await strike(server, 'SIGUSR2', `memory filled, time ${time + 1}`, between)
      return []
    },
  )

async function strike(server: KeptServer, signal: NodeJS.Signals, what: string, between: () => Promise<void>) {
  const former = server.pid()
  process.kill(former, signal)
  const took = await server.untilAnother(former)
  console.log(`${what}: open again ${(took / 1000).toFixed(1)} s later.`)
  await between()
}

interface Start {
  flags: string[]
  environment: NodeJS.ProcessEnv
}

/** `between` resolves once members have had so many acts acknowledged again. Answers what is wrong. */
async function keepWritingThrough(
  folder: string,
  { flags, environment }: Start,
  mishaps: (server: KeptServer, between: () => Promise<void>) => Promise<string[]>,
) {
  const { mailboxes } = await seedDataFolder(folder, BROTHERS)
  const server = await startKept(folder, { flags, environment })
  const client = openClient(server.address)
  const writing = await startWriting(client, mailboxes)
  const faults = await mishaps(server, () => Promise.race([writing.moreActs(ACTS_BETWEEN), writing.over]))
  await writing.end()
  const { profile, cookies, trips } = writing
  console.log(`${profile.saves} saves, ${cookies.length} sign-ins and ${trips.length} trips acknowledged.`)
  faults.push(...(await verifyProfile(client, profile)))
  client.close()
  await server.stop()
  return [...faults, ...(await inspect(folder, { cookies, trips, imports: [] }))]
}

interface Writing {
  profile: ProfileWrites
  cookies: string[]
  trips: number[]
  moreActs(count: number): Promise<void>
  /** Rejects with what a member met that is no broken connection. */
  over: Promise<void>
  end(): Promise<void>
}

async function startWriting(client: Client, mailboxes: string[]): Promise<Writing> {
  const officer = await signIn(client, mailboxes[0] ?? '', PASSWORD)
  const profile = startProfile(await signIn(client, mailboxes[1] ?? '', PASSWORD))
  const [cookies, trips]: [string[], number[]] = [[], []]
  let acts = 0
  let isEnding = false
  const lane = async (act: () => Promise<unknown>) => {
    while (!isEnding) {
      if (await isDone(act)) acts += 1
      else await pause(AGAIN_MS)
    }
  }
  const over = Promise.all([
    lane(() => saveProfile(client, profile)),
    lane(() => shareTrip(client, officer, (id) => trips.push(id))),
    lane(async () =>
      cookies.push(await signIn(client, mailboxes[2 + (cookies.length % (mailboxes.length - 2))] ?? '', PASSWORD)),
    ),
  ]).then(() => {})
  over.catch(() => {})
  return {
    profile,
    cookies,
    trips,
    over,
    async moreActs(count) {
      for (const until = acts + count; acts < until; ) await pause(10)
    },
    async end() {
      isEnding = true
      await over
    },
  }
}

/** False where the connection broke, or the server asked for another try. */
async function isDone(act: () => Promise<unknown>) {
  try {
    await act()
    return true
  } catch (error) {
    if (error instanceof Error && ('code' in error || error.message.startsWith('503 '))) return false
    throw error
  }
}
