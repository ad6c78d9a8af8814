// The whole directory, as the browser asks for it: the first visit after a change, and every later one.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBaseline } from '../instruments/baseline-process.ts'
import { expectStatus, openClient } from '../instruments/client.ts'
import { cpuTimeOf } from '../instruments/cpu-time.ts'
import { type Bench, type Figure, kilobytes, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest, median } from '../instruments/measure.ts'
import { startSignedInServer } from '../instruments/signed-in-server.ts'
import { logStatements, statementsDuring } from '../instruments/statements.ts'
import type { SeededFolder } from '../seed/data-folder.ts'

const PATH = '/api/members'
/** Of a bare 304. */
const MOST_TIMES = 2
const BROTLI = { 'accept-encoding': 'gzip, deflate, br' }
/** What a browser could be sent at best, and what the server takes the time for. */
const QUALITIES = [6, 11]

export async function directory({ folder, sharedFolder }: Bench): Promise<Figure[]> {
  const filled = await sharedFolder()
  const firstVisits = [await firstVisit(filled), await firstVisit(filled), await firstVisit(filled)]
  const [visit] = firstVisits
  const compressed = await baselinesOf(folder, visit?.json ?? '')
  const [quick, best] = compressed
  return [
    {
      workload: 'the whole directory, first visit: over the wire',
      baseline: `${kilobytes(best?.bytes ?? 0)}: the same JSON, brotli at its slowest`,
      goal: 'at most 300 kB',
      measured: `${kilobytes(visit?.bytes ?? 0)} for ${kilobytes(visit?.json.length ?? 0)} of JSON`,
      met: (visit?.bytes ?? 0) <= 300_000,
    },
    {
      workload: 'the whole directory, first visit after a change',
      baseline: `${milliseconds(quick?.ms ?? 0)}: brotli of the same JSON at the same quality`,
      goal: '',
      measured: milliseconds(median(firstVisits.map(({ ms }) => ms))),
      met: null,
    },
    await queries(filled),
    await laterVisit(filled),
  ]
}

/** Processor time, size and content of the first answer of a server that has just started. */
async function firstVisit(filled: SeededFolder) {
  const { server, get, close } = await startSignedInServer(filled)
  const before = cpuTimeOf(server.pid)
  const { body, headers } = await get(PATH, BROTLI)
  const ms = cpuTimeOf(server.pid) - before
  if (headers['content-encoding'] !== 'br') throw new Error('The directory was not compressed.')
  const json = String((await get(PATH)).body)
  await close()
  return { ms, json, bytes: body.length }
}

async function baselinesOf(folder: string, json: string) {
  const file = join(folder, 'directory.json')
  writeFileSync(file, json)
  const baseline = await startBaseline('brotli', file)
  const results: { bytes: number; ms: number }[] = []
  for (const quality of QUALITIES) {
    const before = cpuTimeOf(baseline.pid)
    const bytes = Number(await baseline.ask(quality))
    results.push({ bytes, ms: cpuTimeOf(baseline.pid) - before })
  }
  await baseline.stop()
  return results
}

async function queries(filled: SeededFolder): Promise<Figure> {
  await logStatements(filled.folder, true)
  const { get, close } = await startSignedInServer(filled)
  await get('/api/members/profile')
  const statements = await statementsDuring(filled.folder, () => get(PATH, BROTLI))
  await close()
  await logStatements(filled.folder, false)
  const count = statements.length
  return {
    workload: 'the whole directory, first visit: queries',
    baseline: '',
    goal: '1',
    measured: String(count),
    met: count <= 1,
  }
}

async function laterVisit(filled: SeededFolder): Promise<Figure> {
  const { server, client, cookie, get, close } = await startSignedInServer(filled)
  const { etag = '' } = (await get(PATH, BROTLI)).headers
  const headers = { ...BROTLI, cookie, 'if-none-match': etag }
  const baseline = await startBaseline('unchanged')
  const bare = openClient(String(baseline.greeting))
  const [used = 0, least = 0] = await cpuPerRequest(
    [
      { pid: server.pid, send: () => expectStatus(304, client.send(PATH, { headers })) },
      { pid: baseline.pid, send: () => expectStatus(304, bare.send(PATH, { headers })) },
    ],
    { requests: 4000 },
  )
  bare.close()
  await baseline.stop()
  await close()
  return {
    workload: 'the whole directory, a later visit (304)',
    baseline: `${milliseconds(least)}: node:http saying the same`,
    goal: `at most ${MOST_TIMES} × the baseline`,
    measured: `${milliseconds(used)}, ${times(used / least)}`,
    met: used <= MOST_TIMES * least,
  }
}
