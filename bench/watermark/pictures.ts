// The pictures that are marked: made ones of 1600 × 1200, each with a seed of its own, and those of the demo, 960 pixels long.
import { join } from 'node:path'
import sharp from 'sharp'
import { type MadePhoto, makePhoto, openPhoto } from '../../server/platform/watermark/reading/marked-photo.fixture.ts'

const DEMO = join(import.meta.dirname, '..', '..', 'server', 'demo', 'album-photos')
/** Those of the demo that are no crops of others. */
const DEMO_PICTURES = [
  'city',
  'coast',
  'dinner',
  'dunes',
  'fire',
  'forest',
  'group',
  'house',
  'lake',
  'peak',
  'ridge',
  'sail',
]

/** Every other one is of the demo, as long as there are some. */
export async function takePicture(number: number): Promise<{ name: string; photo: MadePhoto }> {
  const demo = DEMO_PICTURES[Math.floor(number / 2)]
  if (number % 2 === 0 || !demo) return { name: `made ${number}`, photo: await makePhoto(number + 1) }
  const { data, info } = await sharp(join(DEMO, `${demo}.webp`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    name: demo,
    photo: openPhoto({ pixels: data, raw: { width: info.width, height: info.height, channels: 3 } }),
  }
}
