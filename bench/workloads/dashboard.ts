// A visit to the dashboard of 10,000 brothers: what its page asks, all at once as a browser does, beside the same as single calls.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { dashboard as contract, DASHBOARD_PARTS } from '@aerie/contract/dashboard'
import { residences } from '@aerie/contract/residences'
import { BROWSER_HEADERS } from '../instruments/client.ts'
import { type Bench, type Figure, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest } from '../instruments/measure.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import { fillDashboard } from '../seed/dashboard.ts'
import { seedDataFolder, withDatabase } from '../seed/data-folder.ts'
import { openSessions } from '../seed/sessions.ts'

/** What the page asks before it notes that the feed was seen. */
const VISIT = [contract.show.path, residences.map.path]
const GOAL_MS = 0.6
const MOST_CALLS = 3
const VISITS = 300
/** Members who come for the first time since the start, each of whom is asked about once. */
const OTHERS = 2_000

export async function dashboard({ folder }: Bench): Promise<Figure[]> {
  const filled = await fillDashboard(await seedDataFolder(join(folder, 'visited'), 10_000))
  const cookies = await withDatabase(filled.folder, ({ db }) => openSessions(db, filled.ids, OTHERS))
  const signedIn = await startSignedInServer(filled)
  const { pid } = signedIn.server
  const [together = 0, apart = 0] = await cpuPerRequest(
    [
      { pid, send: () => visit(signedIn) },
      { pid, send: () => askAll(signedIn, [...SINGLE_CALLS, residences.map.path]) },
    ],
    { requests: VISITS, atOnce: 1 },
  )
  const rounds = 4
  const others = cookies.values()
  const [first = 0] = await cpuPerRequest([{ pid, send: () => visit(signedIn, others.next().value) }], {
    rounds,
    requests: Math.floor(OTHERS / (rounds + 1)),
    atOnce: 1,
  })
  await signedIn.close()
  rmSync(filled.folder, { recursive: true, force: true })
  return [
    {
      workload: 'the dashboard’s calls together, as one visit of a browser',
      baseline: `${milliseconds(apart)}: the same as ${SINGLE_CALLS.length + 1} calls`,
      goal: `${GOAL_MS} ms, at most ${MOST_CALLS} calls`,
      measured: `${milliseconds(together)}, ${VISIT.length} calls, ${times(together / apart)}`,
      met: together <= GOAL_MS && VISIT.length <= MOST_CALLS,
    },
    {
      workload: 'the same of a member of whom nothing is kept yet',
      baseline: '',
      goal: '',
      measured: milliseconds(first),
      met: null,
    },
  ]
}

/** One visit, of the member who is signed in or of another. */
export const visit = (signedIn: SignedInServer, cookie = signedIn.cookie) => askAll(signedIn, VISIT, cookie)

const askAll = ({ get }: SignedInServer, paths: string[], cookie?: string) =>
  Promise.all(paths.map((path) => get(path, { ...BROWSER_HEADERS, ...(cookie && { cookie }) })))

const SINGLE_CALLS = Object.values(DASHBOARD_PARTS).map(({ endpoint: { path }, query }) => {
  const search = new URLSearchParams(query)
  return search.size > 0 ? `${path}?${search}` : path
})
