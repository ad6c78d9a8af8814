// Many files in one form: each for itself, streamed, and nothing of them left behind.
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { health } from '@aerie/contract/health'
import type { FastifyRequest } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { readUploads } from './uploads.ts'

const LARGEST = 100_000
const BOUNDARY = 'between-the-files'

let world: World
let folder: string
let expected: Parameters<typeof readUploads>[1]
let asked: PromiseWithResolvers<void>
let ended: PromiseWithResolvers<unknown>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-uploads-'))
  expected = {
    field: 'photos',
    most: 3,
    largest: LARGEST,
    tooMany: 'Too many',
    missing: 'None',
    note: 'modified',
    tooLarge: (name) => `${name} is too large`,
    folder: join(folder, 'incoming'),
  }
  await mkdir(expected.folder)
  world = await openWorld()
  world.app.post('/test-uploads', (request) => receive(request))
  world.app.post('/test-vast-uploads', (request) => receive(request, { largest: 2 ** 48 }))
  world.app.post('/test-late-uploads', async (request) => {
    asked.resolve()
    await once(request.raw.socket, 'close')
    return receive(request)
  })
  await world.app.listen({ port: 0 })
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})
afterEach(async () => {
  expect(await readdir(expected.folder)).toEqual([])
})

async function receive(request: FastifyRequest, otherwise: { largest?: number } = {}) {
  const worked: object[] = []
  const failed: string[] = []
  try {
    await readUploads(
      request,
      { ...expected, ...otherwise },
      async ({ path, fileName, bytes, sha256, note }) => {
        worked.push({ fileName, bytes, sha256: sha256.toString('hex'), content: digest(await readFile(path)), note })
        if (fileName === 'kept.jpg') await rename(path, join(folder, 'kept.jpg'))
      },
      (_fileName, refusal) => failed.push(refusal.message),
    )
  } catch (error) {
    ended?.resolve(error)
    throw error
  }
  return { worked, failed }
}

const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

interface Sent {
  disposition?: string
  name?: string
  content: Uint8Array
}

const form = (files: Sent[]) =>
  Buffer.concat([
    ...files.flatMap(({ name = 'a.jpg', disposition = `name="photos"; filename="${name}"`, content }) => [
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])

const HEADERS = { 'sec-fetch-site': 'same-origin', 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
const post = async (payload: Buffer, headers = {}, url = '/test-uploads') => {
  const { statusCode, body } = await world.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...HEADERS, ...headers },
  })
  return { status: statusCode, ...JSON.parse(body) }
}
const send = (files: Sent[]) => post(form(files))
const seen = (name: string, content: Uint8Array, note: string | null = null) => {
  const sha256 = digest(content)
  return { fileName: name, bytes: content.length, sha256, content: sha256, note }
}

test('what is said of a file stands before it, and is of no other', async () => {
  const content = randomBytes(10)
  const note = (text: string) => ({ disposition: 'name="modified"', content: Buffer.from(text) })
  const other = { disposition: 'name="other"', content: Buffer.from('no note') }
  const { worked } = await send([
    note('yesterday'),
    { name: 'one.jpg', content },
    other,
    { name: 'two.jpg', content },
    note('too'),
    note('today'),
    { name: 'three.jpg', content },
  ])
  expect(worked).toEqual([
    seen('one.jpg', content, 'yesterday'),
    seen('two.jpg', content),
    seen('three.jpg', content, 'today'),
  ])
})

test('each is there whole, with its digest, and may be taken away', async () => {
  const [one, two] = [randomBytes(LARGEST), randomBytes(10)]
  const { worked, failed } = await send([
    { name: 'one.jpg', content: one },
    { name: 'kept.jpg', content: two },
    { name: 'empty.jpg', content: new Uint8Array() },
  ])
  expect(worked).toEqual([seen('one.jpg', one), seen('kept.jpg', two), seen('empty.jpg', new Uint8Array())])
  expect(failed).toEqual([])
  expect(await readFile(join(folder, 'kept.jpg'))).toEqual(two)
})

test.each([0, 1, 2])('one that is too large, sent as number %d, does not take the others with it', async (at) => {
  const content = randomBytes(1_000)
  const files = [
    { name: 'one.jpg', content },
    { name: 'two.jpg', content },
  ]
  files.splice(at, 0, { name: 'large.jpg', content: randomBytes(LARGEST * 3) })
  expect(await send(files)).toMatchObject({
    status: 200,
    worked: [seen('one.jpg', content), seen('two.jpg', content)],
    failed: ['large.jpg is too large'],
  })
})

test('too many are refused before any is worked on, and none is', async () => {
  const content = randomBytes(1_000)
  const four = Array.from({ length: 4 }, () => ({ name: 'kept.jpg', content }))
  await rm(join(folder, 'kept.jpg'), { force: true })
  expect(await send(four)).toMatchObject({ status: 400, detail: 'Too many' })
  expect(await readdir(folder)).toEqual(['incoming'])
  expect(await send([])).toMatchObject({ status: 400, detail: 'None' })
  expect(await send([{ disposition: 'name="other"; filename="a.jpg"', content }])).toMatchObject({ detail: 'None' })
})

test('what says to be too much for them all is refused unread, and so is what the disk has no room for', async () => {
  const [much, vast] = [String(LARGEST * 40), String(2 ** 49)]
  expect(await post(Buffer.from(''), { 'content-length': much })).toMatchObject({ status: 413, detail: 'Too many' })
  expect(await post(Buffer.from(''), { 'content-length': vast }, '/test-vast-uploads')).toMatchObject({
    status: 507,
    detail: 'The server has no room for this.',
  })
  expect((await world.visitor(health.check)).body).toMatchObject({ status: 'disk_full' })
})

test.each([
  ['a folder before it', `filename="../../etc/photo.jpg"`, 'photo.jpg'],
  ['a folder of Windows', `filename="C:\\\\photos\\\\photo.jpg"`, 'photo.jpg'],
  ['a slash that is encoded', `filename*=UTF-8''..%2Fphoto.jpg`, 'photo.jpg'],
  ['a turn of the reading direction', `filename*=UTF-8''photo%E2%80%AEgpj.exe`, 'photogpj.exe'],
  ['nothing of its own', `filename="///"`, 'file'],
])('a name with %s is made plain', async (_what, name, plain) => {
  const { worked } = await send([{ disposition: `name="photos"; ${name}`, content: new Uint8Array(9) }])
  expect(worked).toMatchObject([{ fileName: plain }])
})

test.each([
  ['before it is read', '/test-late-uploads', async () => void (await asked.promise)],
  ['within its second file', '/test-uploads', () => expect.poll(filesWaiting).toEqual(['0', '1'])],
])('a connection that is cut %s leaves nothing behind', async (_when, path, arrived) => {
  const whole = form([
    { name: 'one.jpg', content: randomBytes(1_000) },
    { name: 'two.jpg', content: randomBytes(50_000) },
  ])
  ended = Promise.withResolvers()
  asked = Promise.withResolvers()
  const line = connect((world.app.server.address() as AddressInfo).port)
  const head = Object.entries({ ...HEADERS, host: 'localhost', 'content-length': String(whole.length) })
  line.write(`POST ${path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  line.write(whole.subarray(0, 20_000))
  await arrived()
  line.destroy()
  expect(await ended.promise).toMatchObject({ message: 'The form is cut off or broken. Please send it again.' })
})

const filesWaiting = async () => {
  const [folderOfCall = ''] = await readdir(expected.folder)
  return readdir(join(expected.folder, folderOfCall))
}

test('a form that ends too early is refused', async () => {
  const whole = form([{ name: 'one.jpg', content: randomBytes(1_000) }])
  expect(await post(whole.subarray(0, 500))).toMatchObject({ status: 400 })
})
