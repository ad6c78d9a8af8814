// What grows with the membership: the same calls among 1,000 brothers and among 50,000.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSER_HEADERS, expectStatus } from '../instruments/client.ts'
import { type Bench, type Figure, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest } from '../instruments/measure.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import { fillDashboard } from '../seed/dashboard.ts'
import { seedDataFolder } from '../seed/data-folder.ts'
import { visit } from './dashboard.ts'

const [FEW, MANY] = [1_000, 50_000]
const MOST_TIMES = 1.3

/** Both servers run at the same time, and their rounds alternate. */
export async function growth({ folder }: Bench): Promise<Figure[]> {
  const sides = []
  for (const count of [FEW, MANY]) {
    const filled = await fillDashboard(await seedDataFolder(join(folder, `grown-${count}`), count))
    sides.push({ filled, signedIn: await startSignedInServer(filled) })
  }
  const figures: Figure[] = []
  for (const [workload, { requests, call }] of Object.entries(CALLS)) {
    const subjects = sides.map(({ signedIn, filled }) => ({
      pid: signedIn.server.pid,
      send: (i: number) => call(signedIn, i, filled.ids),
    }))
    const [few = 0, many = 0] = await cpuPerRequest(subjects, { requests, atOnce: 1 })
    figures.push({
      workload: `${workload}, among ${MANY.toLocaleString('en')}`,
      baseline: `${milliseconds(few)}: among ${FEW.toLocaleString('en')}`,
      goal: `at most ${MOST_TIMES} × the baseline`,
      measured: `${milliseconds(many)}, ${times(many / few)}`,
      met: many <= MOST_TIMES * few,
    })
  }
  for (const { signedIn, filled } of sides) {
    await signedIn.close()
    rmSync(filled.folder, { recursive: true, force: true })
  }
  return figures
}

type Call = (signedIn: SignedInServer, i: number, ids: number[]) => Promise<unknown>

let turn = 0
const save = ({ client, cookie }: SignedInServer, changes: object) =>
  expectStatus(
    200,
    client.send('/api/members/profile', {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(changes),
    }),
  )
const list = ({ get }: SignedInServer, headers = {}) => get('/api/members?limit=50', headers)

const CALLS: Record<string, { requests: number; call: Call }> = {
  'list of 50': { requests: 1000, call: list },
  'list of 50 with the headers of a browser': { requests: 1000, call: (signedIn) => list(signedIn, BROWSER_HEADERS) },
  'one profile of a hundred': { requests: 1000, call: ({ get }, i, ids) => get(`/api/members/${ids[i % 100]}`) },
  "search for 'mar', the first 50": { requests: 1000, call: ({ get }) => get('/api/members?q=mar&limit=50') },
  // Each for other letters, so that nobody has asked for them before.
  'search for letters that nobody has': {
    requests: 1000,
    call: ({ get }) => get(`/api/members?q=qxz${turn++}&limit=50`),
  },
  'the dashboard': { requests: 100, call: ({ get }) => get('/api/dashboard') },
  'save of the bio': { requests: 100, call: (signedIn) => save(signedIn, { bio: `Words, for the time ${turn++}` }) },
  'save of a card, and the list of 50 after it': {
    requests: 100,
    async call(signedIn) {
      await save(signedIn, { currentCompany: `Company ${turn++}` })
      await list(signedIn)
    },
  },
  'the figures': { requests: 1000, call: ({ get }) => get('/api/stats') },
  'the dashboard’s calls together': { requests: 300, call: (signedIn) => visit(signedIn) },
}
