// Files of the store over HTTP: whole, in parts, their head alone, and small ones from memory.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import type { FileStore } from '../files/file-store.ts'
import { openFolderStore } from '../files/store.ts'
import { keptFiles } from './kept-files.ts'
import { sendFile, sendSmallFile } from './send-file.ts'

const FILM = randomBytes(300_000)
const SENT = { contentType: 'image/webp', cacheControl: 'no-store' }
const readSmall = keptFiles([{ path: '/small' }])

let world: World
let folder: string
let files: FileStore
/** The names of files that were opened or read. */
const touched: string[] = []
let app: FastifyInstance
let address: string
beforeAll(async () => {
  world = await openWorld({ people: false })
  folder = await mkdtemp(join(tmpdir(), 'aerie-send-'))
  const store = openFolderStore(folder)
  files = {
    ...store,
    open: (name, range) => {
      touched.push(name)
      return store.open(name, range)
    },
    read: (name) => {
      touched.push(name)
      return store.read(name)
    },
  }
  await files.put('films/a.mp4', FILM)
  await files.put('films/empty.mp4', new Uint8Array())
  app = Fastify()
  app.get('/film', (_request, reply) => sendFile(reply, files, ['films/none.mp4', 'films/a.mp4']))
  app.get('/empty', (_request, reply) => sendFile(reply, files, ['films/empty.mp4']))
  app.get('/none', (_request, reply) => sendFile(reply, files, ['films/none.mp4']))
  app.get<{ Params: { name: string } }>('/small/:name', ({ params }, reply) =>
    sendSmallFile(reply, readSmall({ caches: world.ctx.caches, files }, `thumbs/${params.name}`), SENT),
  )
  address = await app.listen({ port: 0 })
})
afterAll(async () => {
  await app.close()
  await world.close()
  await rm(folder, { recursive: true })
})

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(`${address}${path}`, { headers, method })
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) }
}

test('a film comes whole, and says that it can be had in parts', async () => {
  const { status, headers, body } = await get('/film')
  expect([status, body.equals(FILM)]).toEqual([200, true])
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '300000',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=31536000, immutable',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  })
})

test.each([
  ['bytes=0-0', 0, 1],
  ['bytes=100000-199999', 100_000, 200_000],
  ['bytes=299990-', 299_990, 300_000],
  ['bytes=299990-999999999', 299_990, 300_000],
  ['bytes=-10', 299_990, 300_000],
])('%s is a part of it', async (range, from, to) => {
  const { status, headers, body } = await get('/film', { range })
  expect([status, headers.get('content-length')]).toEqual([206, String(to - from)])
  expect(headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/300000`)
  expect(body.equals(FILM.subarray(from, to))).toBe(true)
})

test.each(['bytes=300000-', 'bytes=400000-500000', 'bytes=-0'])('%s is no part of it', async (range) => {
  const { status, headers, body } = await get('/film', { range })
  expect([status, headers.get('content-range'), body.length]).toEqual([416, 'bytes */300000', 0])
})

test.each(['bytes=0-1,5-6', 'bytes=5-1', 'bytes=', 'lines=1-2'])(
  '%s is not understood, and the whole is sent',
  async (range) => {
    const { status, body } = await get('/film', { range })
    expect([status, body.length]).toEqual([200, 300_000])
  },
)

test('of a file that has changed since, the whole is sent', async () => {
  const etag = (await get('/film')).headers.get('etag') ?? ''
  const ask = async (condition: string) =>
    (await get('/film', { range: 'bytes=0-9', 'if-range': condition })).body.length
  expect(await ask(etag)).toBe(10)
  expect(await ask('"other"')).toBe(300_000)
  expect(await ask(`W/${etag}`)).toBe(300_000)
  expect(await ask(new Date().toUTCString())).toBe(300_000)
  const before = await files.stat('films/a.mp4')
  await files.put('films/a.mp4', randomBytes(300_000))
  expect((await files.stat('films/a.mp4')).modified).not.toEqual(before.modified)
  expect(await ask(etag)).toBe(300_000)
  await files.put('films/a.mp4', FILM)
})

test('its head alone opens nothing', async () => {
  touched.length = 0
  for (const range of [{}, { range: 'bytes=0-9' }]) {
    const { status, headers, body } = await get('/film', range, 'HEAD')
    expect([status, headers.get('content-length'), body.length]).toEqual([200, '300000', 0])
    expect(headers.get('accept-ranges')).toBe('bytes')
  }
  expect(touched).toEqual([])
})

test('an empty file has no parts, and one that is not there is none', async () => {
  expect(await get('/empty')).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  expect(await get('/empty', { range: 'bytes=0-' })).toMatchObject({ status: 416 })
  for (const method of ['GET', 'HEAD'])
    for (const range of [{}, { range: 'bytes=0-' }]) expect((await get('/none', range, method)).status).not.toBe(200)
})

test('a reader who leaves a film in the middle leaves nothing open', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  await files.put('films/long.mp4', randomBytes(20_000_000))
  const leaving = Fastify()
  leaving.get('/', async (_request, reply) => {
    const watched = {
      ...files,
      open: async (name: string) => {
        const file = await files.open(name)
        file.stream.once('close', resolve)
        return file
      },
    }
    return sendFile(reply, watched, ['films/long.mp4'])
  })
  const away = new AbortController()
  const answer = await fetch(await leaving.listen({ port: 0 }), { signal: away.signal })
  await answer.body?.getReader().read()
  away.abort()
  await closed
  await leaving.close()
})

test('a small file is read once, and a large one each time', async () => {
  await files.put('thumbs/small.webp', Buffer.alloc(262_144, 1))
  await files.put('thumbs/large.webp', Buffer.alloc(262_145, 2))
  touched.length = 0
  for (let turn = 1; turn <= 3; turn++) {
    const { status, headers, body } = await get('/small/small.webp')
    expect([status, body.length, body[9]]).toEqual([200, 262_144, 1])
    expect(Object.fromEntries(headers)).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
    expect((await get('/small/large.webp')).body.length).toBe(262_145)
  }
  expect(touched.filter((name) => name.includes('small'))).toHaveLength(1)
  expect(touched.filter((name) => name.includes('large'))).toHaveLength(3)
})

test('what was asked for longest ago makes room', async () => {
  const size = 200_000
  const count = Math.floor((32 * 1_048_576) / size)
  for (let at = 0; at <= count + 1; at++) await files.put(`thumbs/${at}.webp`, Buffer.alloc(size, at))
  await files.read('thumbs/0.webp')
  for (let at = 0; at < count; at++) await get(`/small/${at}.webp`)
  await get('/small/0.webp')
  await get(`/small/${count}.webp`)
  await get(`/small/${count + 1}.webp`)
  touched.length = 0
  await get('/small/0.webp')
  expect(touched).toEqual([])
  await get('/small/1.webp')
  expect(touched).toEqual(['thumbs/1.webp'])
})

test('a small file that is not there is asked for again', async () => {
  expect((await get('/small/late.webp')).status).not.toBe(200)
  await files.put('thumbs/late.webp', Buffer.from('here'))
  expect((await get('/small/late.webp')).body.toString()).toBe('here')
})

test('a small file that was removed is not sent from memory, in any process', async () => {
  await files.put('thumbs/gone.webp', Buffer.from('here'))
  await get('/small/gone.webp')
  await files.remove('thumbs/gone.webp')
  world.ctx.bus.deliver({ number: null, stale: [{ path: '/small' }] })
  expect((await get('/small/gone.webp')).status).not.toBe(200)
})
