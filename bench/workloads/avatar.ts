// A new photo of 12 megapixels: what making and storing all sizes costs, and whether the others notice.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startBaseline } from '../instruments/baseline-process.ts'
import { expectStatus } from '../instruments/client.ts'
import { watchLoop } from '../instruments/event-loop.ts'
import { type Bench, type Figure, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest, inParallel } from '../instruments/measure.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import { takePhoto } from '../seed/photo.ts'

const GOAL = 1.3
const LONGEST_MS = 20
const UPLOADS = 20

export async function avatar({ folder, sharedFolder }: Bench): Promise<Figure[]> {
  const photo = join(folder, 'photo.jpg')
  await takePhoto(photo)
  const signedIn = await startSignedInServer(await sharedFolder())
  const upload = await uploading(signedIn, photo)
  const { alone, uploads } = await standstills(signedIn, upload)
  const baseline = await startBaseline('portrait', photo)
  const [used = 0, least = 0] = await cpuPerRequest(
    [
      { pid: signedIn.server.pid, send: upload },
      { pid: baseline.pid, send: () => baseline.ask('make') },
    ],
    { requests: 8, atOnce: 1 },
  )
  await baseline.stop()
  await signedIn.close()
  return [
    {
      workload: 'a new photo from a JPEG of 12 megapixels',
      baseline: `${milliseconds(least)}: sharp alone, all sizes and the placeholder from one decoding`,
      goal: `at most ${GOAL} × the baseline, upload, files and database included`,
      measured: `${milliseconds(used)}, ${times(used / least)}`,
      met: used <= GOAL * least,
    },
    {
      workload: `the longest standstill of the server in ${UPLOADS} such uploads (wall time)`,
      baseline: `${milliseconds(alone)}: the same server left alone for as long`,
      goal: `under ${LONGEST_MS} ms`,
      measured: milliseconds(uploads),
      met: uploads < LONGEST_MS,
    },
  ]
}

async function uploading({ client, cookie }: SignedInServer, photo: string) {
  const form = new FormData()
  form.append('avatar', new Blob([new Uint8Array(await readFile(photo))]), 'photo.jpg')
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = { cookie, 'content-type': encoded.headers.get('content-type') ?? '' }
  return () => expectStatus(200, client.send('/api/members/avatar', { method: 'POST', headers, body }))
}

/** In milliseconds; from the first upload on, which starts the process that decodes. */
async function standstills({ server }: SignedInServer, upload: () => Promise<unknown>) {
  const watch = await watchLoop(server.pid)
  const started = performance.now()
  await inParallel(UPLOADS, 1, upload)
  const took = performance.now() - started
  const uploads = await watch.longest()
  await pause(took)
  const alone = await watch.longest()
  watch.close()
  return { alone, uploads }
}
