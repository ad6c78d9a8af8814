// A marked copy of a photo, for one viewer: what it costs beside decoding and encoding the same picture, and asked for again.
import { join } from 'node:path'
import sharp from 'sharp'
import { startBaseline } from '../instruments/baseline-process.ts'
import { expectStatus } from '../instruments/client.ts'
import { type Bench, type Figure, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest, least } from '../instruments/measure.ts'
import { startSignedInServer } from '../instruments/signed-in-server.ts'
import { seedAlbums } from '../seed/albums.ts'
import { takePhoto } from '../seed/photo.ts'

const VIEW = { workload: 'a marked view of 1600 pixels', goal: 1.25, requests: 30 }
/** Of a view that its reader has already. */
const UNCHANGED_MS = 0.1
const DOWNLOAD = { workload: 'a marked download of 12 megapixels', goal: 1.2, requests: 8 }

export async function marking({ folder }: Bench): Promise<Figure[]> {
  const photo = join(folder, 'photo.jpg')
  const view = join(folder, 'view.jpg')
  await takePhoto(photo)
  await sharp(photo).resize(1_600, 1_200).jpeg({ quality: 92 }).toFile(view)
  return [await compare(view, VIEW), await compare(photo, DOWNLOAD), await measureRepeated(folder)]
}

async function compare(file: string, { workload, goal, requests }: typeof VIEW): Promise<Figure> {
  const recode = await startBaseline('recode', file)
  const marker = await startBaseline('../instruments/marking-server', file)
  const subjects = [marker, recode].map(({ pid, ask }) => ({ pid, send: () => ask('make') }))
  const [used = 0, floor = 0] = await cpuPerRequest(subjects, { requests, atOnce: 1 })
  await recode.stop()
  await marker.stop()
  return {
    workload,
    baseline: `${milliseconds(floor)}: sharp alone, decoding it and encoding it at the same quality`,
    goal: `at most ${goal} × the baseline, the tile and the messages between processes included`,
    measured: `${milliseconds(used)}, ${times(used / floor)}`,
    met: used <= goal * floor,
  }
}

/** Who looks at a photo again has the copy that he was sent: who may see it is checked, and that the copy is his. */
async function measureRepeated(folder: string): Promise<Figure> {
  const seeded = await seedAlbums(join(folder, 'marked'), { large: 1, whole: 1 })
  const { server, client, cookie, get, close } = await startSignedInServer(seeded)
  const [photo]: { id: number }[] = JSON.parse(String((await get(`/api/albums/${seeded.whole.id}/photos`)).body))
  const view = `/api/photos/${photo?.id}/view`
  const headers = { cookie, 'if-none-match': String((await get(view)).headers.etag) }
  const [used = 0] = await cpuPerRequest(
    [{ pid: server.pid, send: () => expectStatus(304, client.send(view, { headers })) }],
    { requests: 2_000, counts: least },
  )
  await close()
  return {
    workload: 'a marked view that its reader has already (304)',
    baseline: '',
    goal: `under ${milliseconds(UNCHANGED_MS)}, database included`,
    measured: milliseconds(used),
    met: used < UNCHANGED_MS,
  }
}
