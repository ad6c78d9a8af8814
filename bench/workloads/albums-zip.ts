// An album as a zip: its processor time beside reading the same files, how soon it begins, and whether memory stays flat.
import { writeFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { startBaseline } from '../instruments/baseline-process.ts'
import { type Figure, megabytes, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest, least } from '../instruments/measure.ts'
import { forgetPeakOf, peakSizeOf, residentSizeOf } from '../instruments/memory.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import type { SeededAlbums } from '../seed/albums.ts'

const GOALS = { ratio: 4, firstByteMs: 500, growth: 30_000_000 }

export async function measureZip(folder: string, seeded: SeededAlbums): Promise<Figure[]> {
  const { views, id } = seeded.whole
  const list = join(folder, 'views.json')
  writeFileSync(list, JSON.stringify(views))
  const signedIn = await startSignedInServer(seeded)
  const { pid } = signedIn.server
  const zip = () => takeZip(signedIn, `/api/albums/${id}/download`)
  await zip()
  const before = residentSizeOf(pid)
  forgetPeakOf(pid)
  const { firstByteMs, bytes } = await zip()
  const growth = peakSizeOf(pid) - before
  const baseline = await startBaseline('reading', list)
  const [used = 0, floor = 0] = await cpuPerRequest(
    [
      { pid, send: zip },
      { pid: baseline.pid, send: () => baseline.ask('read') },
    ],
    { requests: 2, atOnce: 1, counts: least },
  )
  await baseline.stop()
  await signedIn.close()
  const expected = (await Promise.all(views.map(async (view) => (await stat(view)).size))).reduce((a, b) => a + b, 0)
  if (bytes < expected) throw new Error(`A zip of ${bytes} bytes, of files of ${expected}`)
  const what = `a zip of ${views.length} photos`
  return [
    {
      workload: what,
      baseline: `${milliseconds(floor)}: reading the same files`,
      goal: `at most ${GOALS.ratio} × the baseline, sending and database included`,
      measured: `${milliseconds(used)}, ${times(used / floor)}, for ${megabytes(bytes)}`,
      met: used <= GOALS.ratio * floor,
    },
    {
      workload: `${what}: until its first byte (wall time)`,
      baseline: '',
      goal: `under ${GOALS.firstByteMs} ms`,
      measured: milliseconds(firstByteMs),
      met: firstByteMs < GOALS.firstByteMs,
    },
    {
      workload: `${what}: memory of the server process`,
      baseline: '',
      goal: `grows by under ${megabytes(GOALS.growth)} at its peak`,
      measured: megabytes(growth),
      met: growth < GOALS.growth,
    },
  ]
}

/** Reads it to its end and keeps nothing of it. */
function takeZip({ server, cookie }: SignedInServer, path: string) {
  const began = performance.now()
  return new Promise<{ firstByteMs: number; bytes: number }>((resolve, reject) => {
    const call = request(`${server.address}${path}`, { headers: { cookie } })
    call.once('error', reject)
    call.once('response', (response) => {
      let [firstByteMs, bytes] = [0, 0]
      response.on('data', (chunk: Buffer) => {
        firstByteMs ||= performance.now() - began
        bytes += chunk.length
      })
      response.once('error', reject)
      response.once('end', () =>
        response.statusCode === 200 ? resolve({ firstByteMs, bytes }) : reject(new Error(`${response.statusCode}`)),
      )
    })
    call.end()
  })
}
