// Outages of the database alone: it is killed, or one of its sessions, while the server goes on serving.
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, openClient } from '../instruments/client.ts'
import { processesOf } from '../instruments/cpu-time.ts'
import { type Mailbox, openMailbox } from '../instruments/mailbox.ts'
import { type ServerProcess, startServer } from '../instruments/server-process.ts'
import { seedDataFolder } from '../seed/data-folder.ts'
import { inspect } from './inspect.ts'
import { databaseOn } from './kills.ts'
import { politely } from './lane.ts'
import { findMailFaults } from './promised-mails.ts'
import { keepWriting, type Members, type Writing } from './writing.ts'

const TIMES = 20
const BROTHERS = 500
const UNINVITED = 20
const BETWEEN_MS = 1_000
/** The server itself, and its pages. */
const MOST_ALIVE_MS = 2_000
const [MOST_ANSWER_MS, MOST_WRITES_MS] = [5_000, 5_000]

export interface Outage {
  what: string
  /** Resolves when the database is gone, or on its way back. */
  strike(): void | Promise<void>
  /** Before the next one. */
  settle?(): Promise<void>
}

/** Kills the database of a folder twenty times, and one of its sessions twenty times. Answers what is wrong. */
export async function killDatabaseAlone(folder: string): Promise<string[]> {
  const { mailboxes, strangers } = await seedDataFolder(folder, BROTHERS, { uninvited: UNINVITED })
  const mailbox = await openMailbox()
  const server = await startServer(folder, { SMTP_URL: mailbox.url, LOG_LEVEL: 'warn' })
  const outages = Array.from(
    { length: 2 * TIMES },
    (_, time): Outage =>
      time % 2 === 0
        ? { what: 'the whole database', strike: () => void process.kill(databaseOn(folder), 'SIGKILL') }
        : { what: 'one session', strike: () => void process.kill(sessionOn(folder), 'SIGKILL') },
  )
  const { faults, kept } = await sitThrough({ server, mailboxes, strangers, mailbox, outages })
  await server.stop()
  await mailbox.close()
  return [...faults, ...(await inspect(folder, kept))]
}

/** A process of PostgreSQL that serves a connection: those it needs for itself are older. */
function sessionOn(folder: string) {
  const sessions = processesOf(databaseOn(folder))
  return sessions.at(-1) ?? 0
}

interface Trial extends Members {
  /** Whose pages have to come through all of it. */
  server: Pick<ServerProcess, 'address' | 'pid'>
  mailbox: Mailbox
  outages: Outage[]
  /** By which they write, where it is another than usual. */
  client?: Client
  more?: Parameters<typeof keepWriting>[2]
  /** The longest that a call may take, and that any kind of write may be away. */
  mostMs?: { answer: number; writes: number }
}

/** Lets members write through all outages; answers what is wrong, and what was acknowledged. */
export async function sitThrough({
  server,
  mailbox,
  outages,
  client = openClient(server.address),
  more,
  mostMs = { answer: MOST_ANSWER_MS, writes: MOST_WRITES_MS },
  ...members
}: Trial) {
  const writing = await keepWriting(politely(client, mostMs.answer), members, more)
  const faults: string[] = []
  const waits: number[] = []
  try {
    for (const [time, outage] of outages.entries()) {
      const { wait, found } = await sitOut(outage, { server, client, writing, mostMs })
      waits.push(wait)
      faults.push(...found.map((fault) => `${fault}, at outage ${time + 1} (${outage.what})`))
      console.log(
        `Outage ${time + 1} (${outage.what}): every kind of write acknowledged again after ${Math.round(wait)} ms.`,
      )
    }
    faults.push(...(await writing.verify()), ...(await findMailFaults(mailbox, writing.mails(), outages.length)))
  } catch (error) {
    faults.push(`outage ${waits.length + 1}: ${error instanceof Error ? error.message : error}`)
  }
  client.close()
  report(outages.length, waits, writing)
  return { faults, kept: writing.kept, putOff: writing.putOff(), waits }
}

type SatOut = Required<Pick<Trial, 'server' | 'client' | 'mostMs'>> & { writing: Writing }

/** Answers how long it took until all kinds of writes were acknowledged again, in milliseconds, and what is wrong. */
async function sitOut({ strike, settle }: Outage, { server, client, writing, mostMs }: SatOut) {
  await pause(BETWEEN_MS)
  await strike()
  const struck = performance.now()
  const found = await findDead(server, client)
  const wait = (await writing.allAcknowledgedSince(struck)) - struck
  if (wait > mostMs.writes) found.push(`writes came back after ${Math.round(wait)} ms`)
  await settle?.()
  return { wait, found }
}

/** Nothing when the process lives and serves its pages. */
async function findDead({ pid }: Trial['server'], client: Client) {
  const began = performance.now()
  const { status } = await client.send('/members')
  const took = Math.round(performance.now() - began)
  process.kill(pid, 0)
  return status === 200 && took < MOST_ALIVE_MS ? [] : [`a page answered ${status} after ${took} ms`]
}

function report(outages: number, waits: number[], { kept, putOff }: Writing) {
  const longest = Math.round(Math.max(...waits))
  console.log(
    `${outages} outages: ${kept.cookies.length} sign-ins, ${kept.saves} saves, ${kept.photos} photos, ${kept.trips.length} trips and ${kept.invited.length} invitations acknowledged, ${putOff()} calls put off with 503; writes back after ${longest} ms at most.`,
  )
}
