// Baseline of reading: `node:http` and nothing else, stringifying rows that are in memory already.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Below it the server does not compress either. */
const WORTH_BYTES = 4096

const [file = ''] = process.argv.slice(2)
/** By path: the rows that are answered there. */
const answers: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))

const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  const json = JSON.stringify(answers[request.url ?? ''])
  const isPacked = json.length >= WORTH_BYTES && request.headers['accept-encoding'] !== undefined
  if (isPacked) response.setHeader('content-encoding', 'gzip')
  response.end(isPacked ? gzipSync(json, { level: 1 }) : json)
})
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  process.send?.(`http://127.0.0.1:${typeof bound === 'object' && bound?.port}`)
})
process.once('disconnect', () => process.exit())
