// A connection to the bucket that breaks under an upload, as a kept one does that its server was just closing.
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { openStores } from './stores.fixture.ts'

test('a stream goes to the bucket again where its connection broke', async () => {
  const stores = await openStores()
  let broken = 0
  const between = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (head) => {
      if (head.toString('latin1').startsWith('PUT') && broken++ === 0) return void socket.resetAndDestroy()
      const server = connect(stores.port, '127.0.0.1')
      server.on('error', () => {})
      server.write(head)
      socket.pipe(server).pipe(socket)
    })
  })
  await once(between.listen(0, '127.0.0.1'), 'listening')
  const bound = between.address()
  const store = await stores.openBucket(typeof bound === 'object' && bound ? bound.port : 0)
  await store.put('photos/late.bin', Readable.from([Buffer.from('all of it')]))
  expect(String(await store.read('photos/late.bin'))).toBe('all of it')
  expect(broken).toBe(2)
  between.close()
  await stores.close()
})
