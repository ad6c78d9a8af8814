// A page as a browser has it open: it follows the stream of changes, asks anew what went stale, and goes to other views.
import { get, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { DASHBOARD_PARTS, dashboard } from '@aerie/contract/dashboard'
import { feed } from '@aerie/contract/feed'
import { notifications } from '@aerie/contract/notifications'
import { CHANGED_HEADER, people } from '@aerie/contract/people'
import { residences } from '@aerie/contract/residences'
import { CHANGE_HEADER, changes, EVERYTHING, SPREAD_MS, type StaleMessage } from '@aerie/contract/stale'
import { trips } from '@aerie/contract/trips'
import { pick, type Random } from '../../server/demo/generate/random.ts'
import { BROWSER_HEADERS, type Client } from './client.ts'

/** What one call of a page took. */
export interface Call {
  path: string
  at: number
  ms: number
  isRefused: boolean
}

interface Caller {
  client: Client
  address: string
  cookie: string
  random: Random
  note: (call: Call) => void
}

type Query = { path: string; url: string; id?: number }
/** What a page shows, and what it asks as it opens where that is another call. */
type View = { shows: Query[]; opensWith?: Query[] }

const of = ({ path }: { path: string }, search = ''): Query => ({ path, url: `${path}${search}` })
const DIRECTORY: Query = { path: people.list.path, url: `${people.list.path}?mayBeStale=true` }
const EVERYWHERE = [of(notifications.count)]
const ON_MAP = [of(residences.map), of(trips.list, '?scope=shared')]
const DASHBOARD: View = {
  opensWith: [of(dashboard.show), ...ON_MAP],
  shows: [...Object.values(DASHBOARD_PARTS).map(queryOf), ...ON_MAP],
}

const DIRECTORY_ALONE: View = { shows: [DIRECTORY] }
const DIRECTORY_AND_MAP: View = { shows: [DIRECTORY, of(residences.map)] }

function queryOf({ endpoint, query }: { endpoint: { path: string }; query: Record<string, string> }) {
  const search = new URLSearchParams(query).toString()
  return of(endpoint, search && `?${search}`)
}

export type FollowingPage = Awaited<ReturnType<typeof openFollowingPage>>

/** Opens the stream; the page is at the dashboard. `ids`: whose profiles it visits. */
export async function openFollowingPage(caller: Caller, ids: number[]) {
  const { random } = caller
  const ask = asking(caller)
  const profile = (id: number): View => ({
    shows: [{ path: '/api/members/:memberId', url: `/api/members/${id}`, id }],
  })
  let view = DASHBOARD
  const askAll = (queries: Query[]) => Promise.all(queries.map((query) => ask(query)))
  const stream = await openStream(caller, async ({ number, stale, within = SPREAD_MS }) => {
    ask.hear(number)
    await pause(random() * within)
    const open = [...view.shows, ...EVERYWHERE]
    if (stale === EVERYTHING) return void (await askAll(open))
    // What came to the top of a list is sent along, and members are known by their cards, of whom the dashboard shows few.
    const asked = stale.filter(({ entries, members }) => !entries && !members)
    const touched = (query: Query) =>
      asked.some((one) => one.path === query.path && (!one.ids || query.id === undefined || one.ids.includes(query.id)))
    const changed = stale.find(({ path }) => path === DIRECTORY.path)?.ids
    const single = (query: Query) => (query === DIRECTORY && changed ? cardsOf(changed) : query)
    await askAll(open.filter(touched).map(single))
  })
  return {
    /** Sees every view once, as after a first visit. */
    async arrive() {
      await askAll(EVERYWHERE)
      for (const one of [DASHBOARD, DIRECTORY_ALONE, profile(pick(random, ids))])
        await askAll(one.opensWith ?? one.shows)
      await noteSeen(caller)
    },
    /** Goes to another view. */
    async turn() {
      view = pick(random, [DASHBOARD, DASHBOARD, DIRECTORY_AND_MAP, profile(pick(random, ids))])
      await askAll(view.opensWith ?? view.shows)
    },
    close: () => stream.destroy(),
  }
}

const cardsOf = (ids: number[]): Query => ({ path: people.list.path, url: `${people.list.path}?ids=${ids.join()}` })

/** Asks with what a browser keeps: the tag of an answer, and the number of the newest change. */
function asking({ client, cookie, note }: Caller) {
  const tags = new Map<string, string>()
  let heard = 0
  const ask = async ({ path, url }: Query) => {
    const began = performance.now()
    const known = tags.get(url)
    const headers = {
      ...BROWSER_HEADERS,
      cookie,
      ...(known && { 'if-none-match': known }),
      ...(heard > 0 && { [CHANGE_HEADER]: heard }),
    }
    const { status, headers: answered } = await client.send(url, { headers })
    note({ path, at: began, ms: performance.now() - began, isRefused: status !== 200 && status !== 304 })
    if (answered.etag) tags.set(url, answered.etag)
    const changed = answered[CHANGED_HEADER]
    if (changed) await ask(cardsOf(String(changed).split(',').map(Number)))
  }
  return Object.assign(ask, {
    hear(number: number | null) {
      heard = Math.max(heard, number ?? 0)
    },
  })
}

/** As a page does once in ten minutes. */
const noteSeen = ({ client, cookie }: Caller) =>
  client.send(feed.see.path, {
    method: feed.see.method,
    headers: { ...BROWSER_HEADERS, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ at: new Date().toISOString() }),
  })

/** Resolves once the server has greeted the page. */
function openStream({ address, cookie }: Caller, hear: (message: StaleMessage) => Promise<void>) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(`${address}${changes.stream.path}`, { agent: false, headers: { cookie } }, (stream) => {
      stream.on('error', () => {})
      createInterface({ input: stream }).on('line', (line) => {
        if (line.startsWith('retry:')) resolve(stream)
        if (line.startsWith('data: ')) void hear(JSON.parse(line.slice('data: '.length)))
      })
    }).once('error', reject)
  })
}
