// A process that marks copies of one picture as the server does, with the key and the processes that mark.
import { randomBytes, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { makeFullRendition } from '../../server/platform/pictures/photo.ts'
import { openWatermark } from '../../server/platform/watermark/watermark.ts'

const [file = ''] = process.argv.slice(2)
const rendition = await makeFullRendition(await readFile(file))
const watermark = openWatermark([{ id: 1, bytes: randomBytes(32) }])

process.on('message', async () => {
  await watermark.mark(rendition, randomInt(2 ** 40))
  process.send?.('made')
})
process.send?.('ready')
