// 500 brothers who follow the stream as pages do: with saves and a trip to 9,400 of them, and without.
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { memberChanges } from '@aerie/contract/member-changes'
import { trips } from '@aerie/contract/trips'
import { sql } from 'kysely'
import { seeded } from '../../server/demo/generate/random.ts'
import { type Client, expectStatus, openClient, signIn } from '../instruments/client.ts'
import { cpuTimeOf } from '../instruments/cpu-time.ts'
import { type Bench, type Figure, megabytes, milliseconds, times } from '../instruments/figure.ts'
import { type Call, type FollowingPage, openFollowingPage } from '../instruments/following-page.ts'
import { quantile } from '../instruments/measure.ts'
import { proportionalSizeOf } from '../instruments/memory.ts'
import { startServer } from '../instruments/server-process.ts'
import { PASSWORD, seedDataFolder, withDatabase } from '../seed/data-folder.ts'

const BROTHERS = 10_000
const PAGES = 500
const LIVE_THERE = 9_400
const THERE = { location: 'Lisbon, Portugal', city: 'Lisbon', country: 'Portugal', latitude: 38.72, longitude: -9.13 }
const SECONDS = 60
/** Every third of them is one of a card. */
const SAVE_EVERY_MS = 2_000
/** How long each looks at a view on average. */
const VIEW_MS = 15_000
/** How long the trip is felt. */
const TRIP_MS = 5_000
const GOALS = { ratio: 2, p95: 25, p99: 100, tripP99: 300, share: 0.5, peak: 320_000_000, later: 250_000_000 }

export async function crowd({ folder }: Bench): Promise<Figure[]> {
  const filled = await seedDataFolder(join(folder, 'crowd'), BROTHERS)
  await withDatabase(filled.folder, async ({ db }) => {
    await db.updateTable('members').set(THERE).where('id', 'in', filled.ids.slice(0, LIVE_THERE)).execute()
    await sql`vacuum analyze`.execute(db)
  })
  const server = await startServer(filled.folder)
  const client = openClient(server.address)
  const calls: Call[] = []
  const cookies: string[] = []
  for (const mailbox of filled.mailboxes.slice(1, PAGES + 1)) cookies.push(await signIn(client, mailbox, PASSWORD))
  const pages: FollowingPage[] = []
  for (const [at, cookie] of cookies.entries()) {
    const caller = {
      client,
      address: server.address,
      cookie,
      random: seeded(at),
      note: (call: Call) => calls.push(call),
    }
    const page = await openFollowingPage(caller, filled.ids)
    await page.arrive()
    pages.push(page)
  }
  const measure = () => measureMinute(server.pid, pages, calls)
  const quiet = await measure()
  const tripAt = performance.now() + (SECONDS / 2) * 1000
  const [busy] = await Promise.all([measure(), saveForAMinute(client, cookies, tripAt)])
  for (const page of pages) page.close()
  client.close()
  await pause(60_000)
  const later = proportionalSizeOf(server.pid)
  await server.stop()
  return figuresOf({ quiet, busy, tripAt, later })
}

type Minute = Awaited<ReturnType<typeof measureMinute>>

/** Lets every page turn to other views for a minute. */
async function measureMinute(pid: number, pages: FollowingPage[], calls: Call[]) {
  calls.length = 0
  const [began, used] = [performance.now(), cpuTimeOf(pid)]
  const until = began + SECONDS * 1000
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, proportionalSizeOf(pid))
  }, 1000)
  const random = seeded(1)
  const look = async (page: FollowingPage) => {
    for (;;) {
      await pause(random() * 2 * VIEW_MS)
      if (performance.now() > until) return
      await page.turn()
    }
  }
  await Promise.race([Promise.all(pages.map(look)), pause(SECONDS * 1000)])
  clearInterval(watch)
  const share = (cpuTimeOf(pid) - used) / (performance.now() - began)
  return { calls: calls.slice(), share, peak }
}

/** Each save is another brother's; halfway one shares a trip to where most of the others live. */
async function saveForAMinute(client: Client, cookies: string[], tripAt: number) {
  const send = (cookie: string, path: string, method: string, body: object) =>
    expectStatus(
      200,
      client.send(path, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const trip = {
    title: 'All of us',
    locations: [THERE.location],
    startDate: '2099-01-01',
    endDate: '2099-01-09',
    isShared: true,
  }
  let isShared = false
  for (let turn = 0; turn < (SECONDS * 1000) / SAVE_EVERY_MS; turn++) {
    const cookie = cookies[turn] ?? ''
    const changed = turn % 3 === 0 ? { currentCompany: `Company ${turn}` } : { bio: `Words of his own, ${turn}` }
    await send(cookie, memberChanges.save.path, memberChanges.save.method, changed)
    if (!isShared && performance.now() > tripAt) {
      isShared = true
      await send(cookie, trips.create.path, trips.create.method, trip)
    }
    await pause(SAVE_EVERY_MS)
  }
}

function figuresOf({ quiet, busy, tripAt, later }: { quiet: Minute; busy: Minute; tripAt: number; later: number }) {
  const isOfTrip = ({ at }: Call) => at > tripAt && at < tripAt + TRIP_MS
  const usual = busy.calls.filter((call) => !isOfTrip(call))
  const [p95, quietP95] = [quantileOf(busy.calls, 0.95), quantileOf(quiet.calls, 0.95)]
  const p99 = quantileOf(usual, 0.99)
  const tripP99 = quantileOf(busy.calls.filter(isOfTrip), 0.99)
  const refused = busy.calls.filter(({ isRefused }) => isRefused).length
  const who = `${PAGES} brothers, ${SECONDS} s, 30 saves and a trip to ${LIVE_THERE.toLocaleString('en')}`
  const figure = (workload: string, goal: string, measured: string, met: boolean | null, baseline = ''): Figure => ({
    workload: `${who}: ${workload}`,
    baseline,
    goal,
    measured,
    met,
  })
  return [
    figure(
      'an answer (wall time, p95)',
      `at most ${GOALS.ratio} × the baseline, and under ${GOALS.p95} ms`,
      `${milliseconds(p95)}, ${times(p95 / quietP95)}, of ${busy.calls.length.toLocaleString('en')}`,
      p95 <= GOALS.ratio * quietP95 && p95 < GOALS.p95,
      `${milliseconds(quietP95)}: the same pages without saves, ${Math.round(quiet.share * 100)} % of a core`,
    ),
    figure('the same, p99', `under ${GOALS.p99} ms`, milliseconds(p99), p99 < GOALS.p99),
    figure(
      `p99 in the ${TRIP_MS / 1000} s after the trip`,
      `under ${GOALS.tripP99} ms`,
      milliseconds(tripP99),
      tripP99 < GOALS.tripP99,
    ),
    figure('answers refused', 'none', String(refused), refused === 0),
    figure(
      'processor time',
      `under ${GOALS.share * 100} % of a core`,
      `${Math.round(busy.share * 100)} %`,
      busy.share < GOALS.share,
    ),
    figure(
      'memory of server and database (PSS), at its peak',
      `under ${megabytes(GOALS.peak)}`,
      megabytes(busy.peak),
      busy.peak < GOALS.peak,
    ),
    figure(
      'the same a minute after they have left',
      `under ${megabytes(GOALS.later)}`,
      megabytes(later),
      later < GOALS.later,
    ),
    ...[...Map.groupBy(busy.calls, ({ path }) => path)].map(([path, calls]) =>
      figure(path, '', [0.5, 0.95, 0.99].map((share) => milliseconds(quantileOf(calls, share))).join(', '), null),
    ),
  ]
}

const quantileOf = (calls: Call[], share: number) =>
  quantile(
    calls.map(({ ms }) => ms),
    share,
  )
