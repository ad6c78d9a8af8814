// Drives both processes through nginx while one after the other is killed and the database restarts, and looks for what was lost.
import type { KeptServer } from '../crash/kept-server.ts'
import { type Outage, sitThrough } from '../crash/outages.ts'
import { type Client, expectStatus, openClient, signIn } from '../instruments/client.ts'
import type { Mailbox } from '../instruments/mailbox.ts'
import { quantile } from '../instruments/measure.ts'
import { asPages, type Pages } from './as-pages.ts'
import { timeCrossings } from './crossings.ts'
import { type Listener, listen } from './live-updates.ts'
import type { NewMachine } from './new-machine.ts'
import type { OldInstallation } from './old-installation.ts'
import { verifyWritten } from './verify-written.ts'
import { openWriters } from './writers.ts'

/** Each process is killed so many times, and the database restarts as often. */
const ROUNDS = 1
const LONGEST_CROSSING_MS = 1_000
/** A call that never answers is a fault; how long others take says the table. */
const LONGEST_AWAY_MS = 110_000

export interface Driven {
  faults: string[]
  /** What `inspect` looks for. */
  kept: { cookies: string[]; trips: number[]; imports: number[] }
  /** In words, for the table. */
  acknowledged: string
  calls: number
  again: number
  putOff: number
  /** Milliseconds after each outage until every kind of write was acknowledged again. */
  waits: number[]
  /** Milliseconds from a save until a page of a process hears of it. */
  crossings: { count: number; median: number; longest: number }
}

interface Driving {
  machine: NewMachine
  servers: [KeptServer, KeptServer]
  installation: OldInstallation
  mailbox: Mailbox
}

export async function drive({ machine, servers, installation, mailbox }: Driving): Promise<Driven> {
  const { mailboxes, strangers, password } = installation
  const pages = asPages(openClient(machine.front.address))
  const [officer, saver, reader] = [
    await signIn(pages, mailboxes[0] ?? '', password),
    await signIn(pages, mailboxes[2] ?? '', password),
    await signIn(pages, mailboxes[3] ?? '', password),
  ]
  const listeners = await listenEverywhere(machine, servers, { cookie: reader, about: await idOf(pages, saver) })
  const { written, kinds } = await openWriters(pages, { officer, mailboxes, password })
  const crossings = timeCrossings(pages, saver, listeners)
  const outages = outagesOf(machine, servers, pages)
  const { faults, kept, putOff, waits } = await sitThrough({
    server: { address: machine.front.address, pid: machine.front.pid },
    mailboxes,
    strangers,
    password,
    mailbox,
    outages,
    client: pages,
    more: kinds,
    mostMs: { answer: LONGEST_AWAY_MS, writes: LONGEST_AWAY_MS },
  })
  await crossings.end()
  const { calls, again } = pages.counts()
  faults.push(...pages.faults, ...crossings.faults, ...(await verifyWritten(pages, officer, written)))
  const longest = Math.max(...crossings.waits)
  if (longest > LONGEST_CROSSING_MS) faults.push(`a change crossed in ${Math.round(longest)} ms`)
  faults.push(...listeners.filter((one) => !one.isOpen()).map(({ what }) => `${what} has not come back`))
  for (const listener of listeners) listener.close()
  pages.close()
  const votes = written.polls.reduce((sum, poll) => sum + poll.votes.length, 0)
  return {
    faults,
    kept,
    calls,
    again,
    putOff,
    waits,
    acknowledged: `${kept.cookies.length} sign-ins, ${kept.saves + crossings.changes()} saves, ${kept.photos} portraits, ${kept.trips.length} trips, ${kept.invited.length} invitations, ${votes} votes on ${written.polls.length} polls, ${written.photos.length} photos, ${written.documents.length} papers`,
    crossings: { count: crossings.waits.length, median: quantile(crossings.waits, 0.5), longest },
  }
}

async function idOf(client: Client, cookie: string): Promise<number> {
  const { body } = await expectStatus(200, client.send('/api/members/profile', { headers: { cookie } }))
  return JSON.parse(String(body)).id
}

/** A page on each process, asking it as nginx does, and two through nginx. */
function listenEverywhere(
  { front }: NewMachine,
  servers: KeptServer[],
  who: { cookie: string; about: number },
): Promise<Listener[]> {
  const headers = { 'x-forwarded-host': new URL(front.address).host, 'x-forwarded-proto': 'https' }
  return Promise.all([
    ...servers.map(({ address }, at) => listen({ what: `a page of process ${at + 1}`, address, headers, ...who })),
    ...[1, 2].map((at) => listen({ what: `page ${at} through nginx`, address: front.address, ...who })),
  ])
}

function outagesOf({ database }: NewMachine, servers: KeptServer[], pages: Pages): Outage[] {
  const kill = (server: KeptServer, at: number): Outage => {
    let former = 0
    return {
      what: `process ${at + 1} killed`,
      strike() {
        pages.expectDeaths()
        former = server.pid()
        process.kill(former, 'SIGKILL')
      },
      settle: async () => void (await server.untilAnother(former)),
    }
  }
  const restart: Outage = { what: 'the database restarted', strike: () => database.restart() }
  return Array.from({ length: ROUNDS }, () => [...servers.map(kill), restart]).flat()
}
