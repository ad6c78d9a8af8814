// Connections that send or read too slowly are ended; those that keep up are not.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ORIGIN } from '../../test/speak.ts'
import { buildTestApp, openWorld, type World } from '../../test/world.ts'
import { TIMEOUTS } from './slow-clients.ts'

let world: World
let port: number
let cookie: string
/** The server's ends. */
const accepted: Socket[] = []
beforeAll(async () => {
  world = await openWorld()
  port = Number(new URL(await world.app.listen({ port: 0, host: '127.0.0.1' })).port)
  world.app.server.on('connection', (socket) => accepted.push(socket))
  cookie = await world.cookieOf('julian')
})
afterAll(() => world.close())

// The windows are turned by hand, so that no verdict waits for a clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  accepted.length = 0
})
const nextWindow = () => vi.advanceTimersByTime(TIMEOUTS.windowMs)

const start = (path: string, length: number, body: string, type = 'application/json') => {
  const socket = connect(port, '127.0.0.1')
  const headers = { host: 'aerie', ...ORIGIN, cookie, 'content-type': type, 'content-length': length }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  return socket
}
/** Until the server has read as many bytes of the body as were sent. */
const hasRead = (sent: number) =>
  expect.poll(() => Math.max(0, ...accepted.map(({ bytesRead }) => bytesRead))).toBeGreaterThan(sent)

test('300 bodies of which half is there are gone after one window, and the server answers', async () => {
  const sockets = Array.from({ length: 300 }, () => start('/api/members', 100, '{"firstName":'))
  const closed = Promise.all(sockets.map((socket) => once(socket.on('error', () => {}).resume(), 'close')))
  await expect.poll(() => accepted.filter(({ bytesRead }) => bytesRead > 0)).toHaveLength(300)
  nextWindow()
  await closed
  expect((await world.app.inject('/api/health')).statusCode).toBe(200)
})

test('whoever sends too slowly reads why', async () => {
  const socket = start('/api/members', 100, '{"firstName":')
  await hasRead(100)
  nextWindow()
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer).toContain('"detail":"This is arriving too slowly. Please try again on a better connection."')
})

test('a body that nobody waits for any more ends with the window as well', async () => {
  const socket = start('/api/auth/login', 1_000_000, '{')
  const answer = text(socket)
  await hasRead(100)
  nextWindow()
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
})

const FORM = [
  '--edge\r\ncontent-disposition: form-data; name="csv"; filename="roster.csv"\r\n\r\nFirst name,Last name\n',
  'Nils,Berg\n\r\n--edge--\r\n',
] as const
const FILLER = ' '.repeat(TIMEOUTS.windowBytes)

test('an upload goes on as long as it keeps up, and ends when it does not', async () => {
  const length = FORM.join('').length + 2 * FILLER.length
  const [honest, stalled] = [0, 1].map(() =>
    start('/api/members/import', length, FORM[0], 'multipart/form-data; boundary=edge'),
  ) as [Socket, Socket]
  const refused = text(stalled)
  await expect.poll(() => accepted.filter(({ bytesRead }) => bytesRead > 300)).toHaveLength(2)
  honest.write(FILLER)
  await hasRead(FILLER.length + 300)
  nextWindow()
  expect(await refused).toMatch(/^HTTP\/1\.1 408 /)
  honest.write(FILLER)
  await hasRead(2 * FILLER.length + 300)
  nextWindow()
  honest.write(FORM[1])
  const [answer] = await once(honest, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
  honest.destroy()
})

test('an answer that nobody reads ends', async () => {
  const impatient = await buildTestApp(world.ctx, { timeouts: { ...TIMEOUTS, answerMs: 50 } })
  impatient.get('/much', (_request, reply) => reply.send(Buffer.alloc(64 * 1_048_576)))
  const address = new URL(await impatient.listen({ port: 0, host: '127.0.0.1' }))
  const ended = new Promise((resolve) => {
    impatient.server.on('connection', (socket) => socket.once('close', resolve))
  })
  const reader = connect(Number(address.port), '127.0.0.1').pause()
  reader.write('GET /much HTTP/1.1\r\nhost: aerie\r\n\r\n')
  await ended
  reader.destroy()
  await impatient.close()
})

test('a connection that says nothing is ended, and one that stops within the head of a request', async () => {
  const impatient = await buildTestApp(world.ctx, { timeouts: { ...TIMEOUTS, headMs: 400, lookMs: 100 } })
  const address = new URL(await impatient.listen({ port: 0, host: '127.0.0.1' }))
  const [silent, halting] = ['', 'GET /api/health HTTP/1.1\r\nhost:'].map((sent) => {
    const socket = connect(Number(address.port), '127.0.0.1')
    socket.write(sent)
    return text(socket)
  })
  await silent
  expect(await halting).toMatch(/^HTTP\/1\.1 408 [\s\S]*"detail":"The request took too long to arrive\."\}$/)
  await impatient.close()
})
