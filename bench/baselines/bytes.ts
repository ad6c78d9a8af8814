// Baseline of sending files: `node:http` and nothing else, with their bytes in memory; each under its number.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const files = process.argv.slice(2).map((file) => readFileSync(file))

const server = createServer((request, response) => {
  const bytes = files[Number(request.url?.slice(1))]
  response.setHeader('content-type', 'image/webp')
  response.setHeader('content-length', bytes?.length ?? 0)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  process.send?.(`http://127.0.0.1:${typeof bound === 'object' && bound?.port}`)
})
process.once('disconnect', () => process.exit())
