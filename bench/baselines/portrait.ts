// Baseline of a new photo: sharp alone, which decodes it once and makes every size and the placeholder from that.
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { PORTRAIT_WIDTHS } from '../../contract/avatars.ts'

const [file = ''] = process.argv.slice(2)
sharp.cache(false)
sharp.concurrency(1)

process.on('message', async () => {
  const { data, info: raw } = await sharp(file)
    .resize(896, 1120)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await Promise.all([
    ...PORTRAIT_WIDTHS.map((width) => sharp(data, { raw }).resize(width).webp().toBuffer()),
    sharp(data, { raw })
      .resize(40, 50)
      .ensureAlpha()
      .raw()
      .toBuffer()
      .then((rgba) => rgbaToThumbHash(40, 50, rgba)),
  ])
  process.send?.('made')
})
process.send?.('ready')
