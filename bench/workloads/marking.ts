// A marked copy of a photo, for one viewer: what it costs beside decoding and encoding the same picture.
import { join } from 'node:path'
import sharp from 'sharp'
import { startBaseline } from '../instruments/baseline-process.ts'
import { type Bench, type Figure, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest } from '../instruments/measure.ts'
import { takePhoto } from '../seed/photo.ts'

const VIEW = { workload: 'a marked view of 1600 pixels', goal: 1.25, requests: 30 }
const DOWNLOAD = { workload: 'a marked download of 12 megapixels', goal: 1.2, requests: 8 }

export async function marking({ folder }: Bench): Promise<Figure[]> {
  const photo = join(folder, 'photo.jpg')
  const view = join(folder, 'view.jpg')
  await takePhoto(photo)
  await sharp(photo).resize(1_600, 1_200).jpeg({ quality: 92 }).toFile(view)
  return [await compare(view, VIEW), await compare(photo, DOWNLOAD)]
}

async function compare(file: string, { workload, goal, requests }: typeof VIEW): Promise<Figure> {
  const recode = await startBaseline('recode', file)
  const marker = await startBaseline('../instruments/marking-server', file)
  const subjects = [marker, recode].map(({ pid, ask }) => ({ pid, send: () => ask('make') }))
  const [used = 0, least = 0] = await cpuPerRequest(subjects, { requests, atOnce: 1 })
  await recode.stop()
  await marker.stop()
  return {
    workload,
    baseline: `${milliseconds(least)}: sharp alone, decoding it and encoding it at the same quality`,
    goal: `at most ${goal} × the baseline, the tile and the messages between processes included`,
    measured: `${milliseconds(used)}, ${times(used / least)}`,
    met: used <= goal * least,
  }
}
