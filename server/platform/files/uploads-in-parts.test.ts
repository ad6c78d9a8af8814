// Large files go to a bucket in parts: they come back to the byte, one that breaks off leaves nothing, and what a crash left goes.
import { randomBytes } from 'node:crypto'
import { rm, truncate, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CreateMultipartUploadCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { StoreAway } from './file-store.ts'
import { openStores } from './stores.fixture.ts'
import { PART_BYTES, partBytesOf } from './uploads-in-parts.ts'

const PART = 5 * 1024 * 1024
const DAY_MS = 86_400_000

let opened: Awaited<ReturnType<typeof openStores>>
let way: Awaited<ReturnType<typeof openWay>>
beforeAll(async () => {
  opened = await openStores()
  way = await openWay(opened.port)
})
beforeEach(() => {
  way.refused = () => false
  way.parts = 0
})
afterAll(async () => {
  way.close()
  await opened.close()
})

const store = () => opened.openBucket(way.port, PART)

async function arrived(content: Buffer) {
  const path = join(await (await store()).incoming(), 'archive')
  await writeFile(path, content)
  return path
}

test.each([
  ['of three parts', 2 * PART + 1, 3],
  ['of two whole parts', 2 * PART, 2],
  ['of one part, in one piece', PART, 0],
])('a file %s comes back to the byte', async (_what, size, parts) => {
  const content = randomBytes(size)
  const files = await store()
  await files.adopt(await arrived(content), 'films/large.mp4', { contentType: 'video/mp4' })
  const { stream, size: stored, contentType } = await files.open('films/large.mp4')
  expect((await buffer(stream)).equals(content)).toBe(true)
  expect([stored, contentType, way.parts]).toEqual([size, 'video/mp4', parts])
  expect(await opened.uploads()).toEqual([])
})

test('a part that does not arrive is sent again', async () => {
  const content = randomBytes(3 * PART)
  let broken = 0
  way.refused = ({ url = '' }) => url.includes('partNumber=2') && broken++ === 0
  const files = await store()
  await files.adopt(await arrived(content), 'films/again.mp4')
  expect((await buffer((await files.open('films/again.mp4')).stream)).equals(content)).toBe(true)
  expect([broken > 1, way.parts]).toEqual([true, 3])
})

test('one that breaks off leaves what was there before, and no part of itself', async () => {
  const files = await store()
  await files.put('films/kept.mp4', Buffer.from('what was there'))
  way.refused = ({ url = '' }) => url.includes('partNumber=3')
  const path = await arrived(randomBytes(3 * PART))
  await expect(files.adopt(path, 'films/kept.mp4')).rejects.toThrow(StoreAway)
  expect((await files.read('films/kept.mp4')).toString()).toBe('what was there')
  expect([way.parts, await opened.uploads()]).toEqual([2, []])
  await rm(path)
})

test('a file that becomes shorter meanwhile is not stored', async () => {
  const files = await store()
  const path = await arrived(randomBytes(3 * PART))
  way.onPart = () => truncate(path, PART + 1)
  await expect(files.adopt(path, 'films/shorter.mp4')).rejects.toThrow('shorter')
  way.onPart = async () => {}
  expect([await files.has('films/shorter.mp4'), await opened.uploads()]).toEqual([false, []])
  await rm(path)
})

test('what a crash left of ours goes after a day; younger ones and those of others stay', async () => {
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${opened.port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
  for (const Key of ['old.tar.zst', 'young.tar.zst', 'not one of ours'])
    await client.send(new CreateMultipartUploadCommand({ Bucket: 'aerie', Key }))
  const now = new Date()
  for (const { key, begin } of await opened.uploads())
    if (key !== 'young.tar.zst') await begin(new Date(now.getTime() - DAY_MS - 1))
  await (await store()).removeLeft(now)
  expect((await opened.uploads()).map(({ key }) => key).sort()).toEqual(['not one of ours', 'young.tar.zst'])
  await (await store()).removeLeft(new Date(now.getTime() + 2 * DAY_MS))
  expect((await opened.uploads()).map(({ key }) => key)).toEqual(['not one of ours'])
})

test('a server that does not tell which uploads there are is let be', async () => {
  way.unknown = ({ url = '' }) => /[?&]uploads/.test(url)
  await expect((await store()).removeLeft(new Date())).resolves.toBeUndefined()
})

test.each([10_000_000, 160_000_000_000, 5_000_000_000_000])('%d bytes are 10,000 parts at most', (size) => {
  const bytes = partBytesOf(size, PART_BYTES)
  expect(size / bytes).toBeLessThanOrEqual(10_000)
  expect(bytes).toBeLessThanOrEqual(5 * 1024 ** 3)
})

/** To the S3 server, past somebody who breaks what is refused off, and counts parts that have gone through. */
async function openWay(port: number) {
  const it = {
    refused: (_asked: IncomingMessage) => false,
    unknown: (_asked: IncomingMessage) => false,
    onPart: async () => {},
    parts: 0,
    port: 0,
    close: () => server.close(),
  }
  const server = createServer((asked, answer) => {
    if (it.refused(asked)) {
      asked.socket.destroy()
      return
    }
    if (it.unknown(asked)) {
      answer.writeHead(501).end()
      return
    }
    const { method, url = '', headers } = asked
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, async (said) => {
      if (url.includes('partNumber=')) {
        it.parts++
        await it.onPart()
      }
      answer.writeHead(said.statusCode ?? 500, said.headers)
      said.pipe(answer)
    })
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  it.port = typeof address === 'object' && address ? address.port : 0
  return it
}
