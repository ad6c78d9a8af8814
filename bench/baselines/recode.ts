// Baseline of a marked copy: sharp alone, which decodes the same picture and encodes it at the same quality.
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const [file = ''] = process.argv.slice(2)
sharp.cache(false)
sharp.concurrency(1)
const picture = await readFile(file)

process.on('message', async () => {
  await sharp(picture).jpeg({ quality: 88 }).toBuffer()
  process.send?.('made')
})
process.send?.('ready')
