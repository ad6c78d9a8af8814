// Baseline of a photo: sharp alone, which decodes it once and makes the thumbnails, the placeholder and what copies are marked
// from: its luma and chroma as greyscale JPEGs, and its grey levels in the canonical frame.
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { THUMBNAIL_SIZES } from '../../contract/album-values.ts'

const [file = ''] = process.argv.slice(2)
const VIEW = { width: 1600, height: 1200 }
const CHROMA = { width: 800, height: 600 }
const CANONICAL = { width: 1024, height: 768 }
const PLACEHOLDER = { width: 48, height: 36 }
const BT601: [[number, number, number], [number, number, number], [number, number, number]] = [
  [0.299, 0.587, 0.114],
  [-0.168736, -0.331264, 0.5],
  [0.5, -0.418688, -0.081312],
]
sharp.cache(false)
sharp.concurrency(1)

process.on('message', async () => {
  const { data, info: raw } = await sharp(file).resize(VIEW).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const opened = () => sharp(data, { raw })
  const halved = await opened()
    .resize(CHROMA)
    .recomb(BT601)
    .linear([1, 1, 1], [0, 128, 128])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const chroma = (channel: 1 | 2) =>
    sharp(halved.data, { raw: halved.info }).extractChannel(channel).jpeg({ quality: 88 }).toBuffer()
  await Promise.all([
    opened().recomb(BT601).extractChannel(0).jpeg({ quality: 95 }).toBuffer(),
    chroma(1),
    chroma(2),
    opened().resize(CANONICAL).toColourspace('b-w').raw().toBuffer(),
    ...THUMBNAIL_SIZES.map((width) => opened().resize(width).webp().toBuffer()),
    opened()
      .resize(PLACEHOLDER)
      .ensureAlpha()
      .raw()
      .toBuffer()
      .then((rgba) => rgbaToThumbHash(PLACEHOLDER.width, PLACEHOLDER.height, rgba)),
  ])
  process.send?.('made')
})
process.send?.('ready')
