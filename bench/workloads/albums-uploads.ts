// Ten files of 50 MB that five brothers send at once: what the server's memory grows by, and whether the others notice.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { askOthers } from '../instruments/asked-meanwhile.ts'
import { type Client, expectStatus, openClient, signIn } from '../instruments/client.ts'
import { type Figure, megabytes, milliseconds } from '../instruments/figure.ts'
import { quantile } from '../instruments/measure.ts'
import { peakSizeOf, resetPeakOf, residentSizeOf } from '../instruments/memory.ts'
import { asAnotherFile, FORM_TYPE, photoForm } from '../instruments/photo-form.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import type { SeededAlbums } from '../seed/albums.ts'
import { PASSWORD } from '../seed/data-folder.ts'

const BROTHERS = 5
const EACH = 2
/** A little less than the most that is taken. */
const BYTES = 50_000_000
const GOALS = { growth: 60_000_000, p99: 50 }

export async function measureUploads(_folder: string, seeded: SeededAlbums): Promise<Figure[]> {
  const photo = await largePhoto()
  const files = Array.from({ length: BROTHERS * EACH }, () => asAnotherFile(photo))
  const signedIn = await startSignedInServer(seeded)
  const { pid, address } = signedIn.server
  const client = openClient(address)
  const cookies = await Promise.all(
    seeded.mailboxes.slice(2, 2 + BROTHERS).map((mailbox) => signIn(client, mailbox, PASSWORD)),
  )
  await send(client, cookies[0] ?? '', seeded.large.id, asAnotherFile(photo))
  await untilMade(signedIn, seeded.large.id)
  const before = residentSizeOf(pid)
  resetPeakOf(pid)
  const waits: number[] = []
  const asking = askOthers(signedIn, waits)
  await Promise.all(files.map((file, at) => send(client, cookies[at % BROTHERS] ?? '', seeded.large.id, file)))
  const uploaded = peakSizeOf(pid) - before
  await untilMade(signedIn, seeded.large.id)
  const growth = peakSizeOf(pid) - before
  await asking.end()
  const wrong = await findWrong(join(seeded.folder, 'files', 'originals'), files)
  client.close()
  await signedIn.close()
  const p99 = quantile(waits, 0.99)
  const what = `${files.length} × ${megabytes(BYTES)} sent at once by ${BROTHERS} brothers`
  return [
    {
      workload: `${what}, until all are ready: memory of the server process`,
      baseline: '',
      goal: `grows by under ${megabytes(GOALS.growth)} at its peak`,
      measured: `${megabytes(growth)}; ${megabytes(uploaded)} until all had arrived`,
      met: growth < GOALS.growth,
    },
    {
      workload: `${what}: a list of 50 meanwhile (wall time, p99)`,
      baseline: '',
      goal: `under ${GOALS.p99} ms`,
      measured: `${milliseconds(p99)}, median ${milliseconds(quantile(waits, 0.5))}, of ${waits.length.toLocaleString('en')}`,
      met: p99 < GOALS.p99,
    },
    {
      workload: `${what}: files whose SHA-256 is another than was sent`,
      baseline: '',
      goal: '0',
      measured: String(wrong),
      met: wrong === 0,
    },
  ]
}

/** A JPEG of almost nothing but grain, filled up behind its end. */
async function largePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = await sharp({ create: { width: 6000, height: 4500, channels: 3, background: 'grey', noise } })
    .jpeg({ quality: 97 })
    .toBuffer()
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, BYTES - picture.length))])
}

const send = (client: Client, cookie: string, albumId: number, photo: Buffer) =>
  expectStatus(
    201,
    client.send(`/api/albums/${albumId}/photos`, {
      method: 'POST',
      headers: { cookie, 'content-type': FORM_TYPE },
      body: photoForm(photo),
    }),
  )

async function untilMade({ get }: SignedInServer, albumId: number) {
  const states = async (): Promise<{ state: string }[]> =>
    JSON.parse(String((await get(`/api/albums/${albumId}/photos`)).body))
  while ((await states()).some(({ state }) => state === 'making')) await pause(500)
}

/** How many of the files that were sent are not among those that were stored. */
async function findWrong(originals: string, files: Buffer[]) {
  const stored = new Set<string>()
  for (const name of await readdir(originals)) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(originals, name)), hash)
    stored.add(hash.digest('hex'))
  }
  return files.filter((file) => !stored.has(createHash('sha256').update(file).digest('hex'))).length
}
