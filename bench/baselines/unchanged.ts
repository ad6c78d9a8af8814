// Baseline of an answer that has not changed: `node:http` and nothing else, saying so.
import { createServer } from 'node:http'

const server = createServer((_request, response) => {
  response.writeHead(304, { etag: '"1"' }).end()
})
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  process.send?.(`http://127.0.0.1:${typeof bound === 'object' && bound?.port}`)
})
process.once('disconnect', () => process.exit())
