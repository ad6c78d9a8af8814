// A photo of 12 megapixels: what it costs from the upload until all of its sizes are there.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startBaseline } from '../instruments/baseline-process.ts'
import { expectStatus } from '../instruments/client.ts'
import { type Figure, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest, least } from '../instruments/measure.ts'
import { asAnotherFile, FORM_TYPE, photoForm } from '../instruments/photo-form.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import type { SeededAlbums } from '../seed/albums.ts'
import { takePhoto } from '../seed/photo.ts'

const GOAL = 1.4
const LOOK_MS = 100

export async function measureMaking(folder: string, seeded: SeededAlbums): Promise<Figure[]> {
  const file = join(folder, 'twelve.jpg')
  await takePhoto(file)
  const photo = await readFile(file)
  const signedIn = await startSignedInServer(seeded)
  const baseline = await startBaseline('photo', file)
  const [used = 0, floor = 0] = await cpuPerRequest(
    [
      { pid: signedIn.server.pid, send: () => uploadUntilReady(signedIn, seeded.whole.id, asAnotherFile(photo)) },
      { pid: baseline.pid, send: () => baseline.ask('make') },
    ],
    { requests: 8, atOnce: 1, counts: least },
  )
  await baseline.stop()
  await signedIn.close()
  return [
    {
      workload: 'a JPEG of 12 megapixels to an album, from its upload until all sizes are ready',
      baseline: `${milliseconds(floor)}: sharp alone, from one decoding: the thumbnails, the placeholder, and luma and chroma to mark copies from`,
      goal: `at most ${GOAL} × the baseline, upload, files and database included`,
      measured: `${milliseconds(used)}, ${times(used / floor)}`,
      met: used <= GOAL * floor,
    },
  ]
}

/** Asking for its view until that is there is counted in. */
async function uploadUntilReady({ client, cookie }: SignedInServer, albumId: number, photo: Buffer) {
  const headers = { cookie, 'content-type': FORM_TYPE }
  const path = `/api/albums/${albumId}/photos`
  const { body } = await expectStatus(201, client.send(path, { method: 'POST', headers, body: photoForm(photo) }))
  const { photos } = JSON.parse(String(body))
  const details = `/api/photos/${photos[0].id}/with-tags`
  while (JSON.parse(String((await client.send(details, { headers: { cookie } })).body)).state !== 'ready')
    await pause(LOOK_MS)
}
