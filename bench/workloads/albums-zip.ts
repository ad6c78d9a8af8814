// An album as a zip of marked copies: its processor time beside recoding the same pictures, how soon it begins, and whether memory
// stays flat.
import { request } from 'node:http'
import { startBaseline } from '../instruments/baseline-process.ts'
import { type Figure, megabytes, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest, least } from '../instruments/measure.ts'
import { peakSizeOf, resetPeakOf, residentSizeOf } from '../instruments/memory.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import type { SeededAlbums } from '../seed/albums.ts'

const GOALS = { ratio: 1.2, firstByteMs: 500, growth: 30_000_000 }

export async function measureZip(seeded: SeededAlbums): Promise<Figure[]> {
  const { filenames, id } = seeded.whole
  const signedIn = await startSignedInServer(seeded)
  const { pid } = signedIn.server
  const zip = () => takeZip(signedIn, `/api/albums/${id}/download`)
  await zip()
  const before = residentSizeOf(pid)
  resetPeakOf(pid)
  const { firstByteMs, bytes } = await zip()
  const growth = peakSizeOf(pid) - before
  const baseline = await startBaseline('recode', ...seeded.scenes)
  const turns = filenames.length / seeded.scenes.length
  let recoded = 0
  const recode = async () => {
    recoded = 0
    for (let turn = 0; turn < turns; turn++) recoded += Number(await baseline.ask('make'))
  }
  const [used = 0, floor = 0] = await cpuPerRequest(
    [
      { pid, send: zip },
      { pid: baseline.pid, send: recode },
    ],
    { rounds: 2, requests: 1, atOnce: 1, counts: least },
  )
  await baseline.stop()
  await signedIn.close()
  // A mark is a grain, which takes some bytes.
  if (bytes < recoded) throw new Error(`A zip of ${bytes} bytes, of files of ${recoded}`)
  const what = `a zip of ${filenames.length} photos, each marked for its reader`
  return [
    {
      workload: what,
      baseline: `${milliseconds(floor)}: sharp alone, decoding the same pictures and encoding them at the same quality`,
      goal: `at most ${GOALS.ratio} × the baseline, a row for each copy and sending included`,
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
