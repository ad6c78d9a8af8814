// Baseline of a photo: sharp alone, which decodes it once and makes the view, the thumbnails and the placeholder from that.
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { THUMBNAIL_SIZES } from '../../contract/album-values.ts'

const [file = ''] = process.argv.slice(2)
const VIEW = { width: 1600, height: 1200 }
const PLACEHOLDER = { width: 48, height: 36 }
sharp.cache(false)
sharp.concurrency(1)

process.on('message', async () => {
  const { data, info: raw } = await sharp(file).resize(VIEW).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  await Promise.all([
    sharp(data, { raw }).jpeg({ quality: 92 }).toBuffer(),
    ...THUMBNAIL_SIZES.map((width) => sharp(data, { raw }).resize(width).webp().toBuffer()),
    sharp(data, { raw })
      .resize(PLACEHOLDER)
      .ensureAlpha()
      .raw()
      .toBuffer()
      .then((rgba) => rgbaToThumbHash(PLACEHOLDER.width, PLACEHOLDER.height, rgba)),
  ])
  process.send?.('made')
})
process.send?.('ready')
