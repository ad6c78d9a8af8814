// Baseline of a zip: reading the files that are in it one after the other, and nothing done with them.
import { createReadStream, readFileSync } from 'node:fs'

const [file = ''] = process.argv.slice(2)
const paths: string[] = JSON.parse(readFileSync(file, 'utf8'))

process.on('message', async () => {
  let bytes = 0
  for (const path of paths) for await (const chunk of createReadStream(path)) bytes += chunk.length
  process.send?.(bytes)
})
process.send?.('ready')
