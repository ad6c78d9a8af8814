// Skies and faces of marked photographs at 200 % beside the same unmarked, to be looked at: docs/pictures/watermark-*.jpg.
import { join } from 'node:path'
import { markedJpeg, toJpeg } from '@aerie/watermark/reading/marked-photo.fixture'
import sharp from 'sharp'
import { openPicture, photographFile } from './pictures.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures')
const secret = new Uint8Array(32).fill(9)
const ID = 0x55_1234_5678
const SIDE = 260
const BETWEEN = 12

const CROPS = [
  { name: 'sky', file: 'mountains.jpg', left: 1_250, top: 60 },
  { name: 'evening', file: 'sunset.jpg', left: 250, top: 330 },
  { name: 'face', file: 'dogs.jpg', left: 390, top: 500 },
  { name: 'statue', file: 'statue.jpg', left: 470, top: 430 },
]

/** Each unmarked on the left, as the same JPEG at the same quality. */
export async function drawCrops() {
  for (const { name, file, left, top } of CROPS) {
    const photo = await openPicture(sharp(photographFile(file)))
    const enlarge = (jpeg: Buffer) =>
      sharp(jpeg)
        .extract({ left, top, width: SIDE, height: SIDE })
        .resize(2 * SIDE, 2 * SIDE, { kernel: 'nearest' })
        .png()
        .toBuffer()
    const [unmarked, marked] = [await toJpeg(photo, photo.luma), await markedJpeg(photo, secret, ID)]
    await sharp({ create: { width: 4 * SIDE + BETWEEN, height: 2 * SIDE, channels: 3, background: '#fff' } })
      .composite([
        { input: await enlarge(unmarked), left: 0, top: 0 },
        { input: await enlarge(marked), left: 2 * SIDE + BETWEEN, top: 0 },
      ])
      .jpeg({ quality: 92 })
      .toFile(join(FOLDER, `watermark-${name}.jpg`))
  }
}
