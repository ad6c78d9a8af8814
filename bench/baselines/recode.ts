// Baseline of marked copies: sharp alone, which decodes the same pictures and encodes them at the same quality.
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

sharp.cache(false)
sharp.concurrency(1)
const pictures = await Promise.all(process.argv.slice(2).map((file) => readFile(file)))

process.on('message', async () => {
  let bytes = 0
  for (const picture of pictures) bytes += (await sharp(picture).jpeg({ quality: 88 }).toBuffer()).length
  process.send?.(bytes)
})
process.send?.('ready')
