// Both stores through the same table of promises: a folder of this machine and a bucket of a local S3 server.
import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FileMissing } from './file-store.ts'
import { openFolderStore, openS3Store } from './store.ts'
import { KINDS, openStores } from './stores.fixture.ts'

let opened: Awaited<ReturnType<typeof openStores>>
let folder: string
beforeAll(async () => {
  opened = await openStores()
  folder = opened.folder
})
afterAll(() => opened.close())

const readText = async (file: { stream: Readable }) => (await buffer(file.stream)).toString()
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(KINDS)('the %s store', (kind) => {
  const store = () => opened.stores[kind]

  test('is empty until something is stored', async () => {
    expect(await store().isEmpty()).toBe(true)
    await store().put('first/one.txt', Buffer.from('x'))
    expect(await store().isEmpty()).toBe(false)
    await store().remove('first/one.txt')
    expect(await store().isEmpty()).toBe(true)
  })

  test('gives back bytes with their size, type and time', async () => {
    const before = Date.now()
    await store().put('avatars/3f2c.webp', Buffer.from('a portrait'))
    const file = await store().open('avatars/3f2c.webp')
    expect(await readText(file)).toBe('a portrait')
    expect(file.size).toBe(10)
    expect(file.contentType).toBe('image/webp')
    // S3 tells whole seconds.
    expect(file.modified.getTime()).toBeGreaterThanOrEqual(before - 1000)
    expect(file.modified.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
  })

  test('gives back a large stream to the byte', async () => {
    const film = randomBytes(12 * 1024 * 1024)
    const pieces = Array.from({ length: 12 }, (_, i) => film.subarray(i * 1024 * 1024, (i + 1) * 1024 * 1024))
    await store().put('photos/2026/film.mp4', Readable.from(pieces), { contentType: 'video/mp4' })
    const file = await store().open('photos/2026/film.mp4')
    expect(file.size).toBe(film.length)
    expect(file.contentType).toBe('video/mp4')
    expect(digest(await buffer(file.stream))).toBe(digest(film))
  })

  test.each([
    ['bytes', () => new Uint8Array()],
    ['a stream', () => Readable.from([])],
  ])('keeps an empty file put as %s', async (_, content) => {
    await store().put('documents/empty.txt', content())
    const file = await store().open('documents/empty.txt')
    expect(file.size).toBe(0)
    expect(await buffer(file.stream)).toHaveLength(0)
  })

  test('says which files it has, and removes them, twice without complaint', async () => {
    await store().put('documents/minutes.pdf', Buffer.from('minutes'))
    expect(await store().has('documents/minutes.pdf')).toBe(true)
    await store().remove('documents/minutes.pdf')
    await store().remove('documents/minutes.pdf')
    expect(await store().has('documents/minutes.pdf')).toBe(false)
  })

  test('opening a missing file is told apart from any other failure', async () => {
    await expect(store().open('avatars/nobody.webp')).rejects.toThrow(FileMissing)
  })
})

describe.each(KINDS)('the %s store, while it writes,', (kind) => {
  const store = () => opened.stores[kind]
  const textOf = async (name: string) => readText(await store().open(name))

  test('answers the old content until the new one is whole', async () => {
    await store().put('documents/statutes.txt', Buffer.from('old'))
    const content = new PassThrough()
    const written = store().put('documents/statutes.txt', content)
    content.write('ne')
    expect(await textOf('documents/statutes.txt')).toBe('old')
    content.end('w')
    await written
    expect(await textOf('documents/statutes.txt')).toBe('new')
  })

  test('a stream that breaks off leaves the old content', async () => {
    await store().put('documents/ledger.csv', Buffer.from('old'))
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half of the n')
        throw new Error('the line went dead')
      })(),
    )
    await expect(store().put('documents/ledger.csv', broken)).rejects.toThrow('the line went dead')
    expect(await textOf('documents/ledger.csv')).toBe('old')
  })
})

describe.each(KINDS)('the %s store', (kind) => {
  test.each([
    '../secret.txt',
    'avatars/../../secret.txt',
    'avatars/..%2fsecret.txt',
    '/etc/passwd.txt',
    'avatars\\..\\secret.txt',
    'avatars//a.webp',
    'avatars/.hidden.txt',
    'avatars/a.webp.',
    'avatars/a.webp\0.txt',
    'avatars/a.webp\n',
    'avatars/no-ending',
    'a.folder/b.txt',
    'avatars/',
    '',
  ])('refuses the name %j', async (name) => {
    const store = opened.stores[kind]
    await expect(store.put(name, Buffer.from('x'))).rejects.toThrow(TypeError)
    await expect(store.open(name)).rejects.toThrow(TypeError)
    await expect(store.read(name)).rejects.toThrow(TypeError)
    await expect(store.adopt(join(opened.folder, 'none'), name)).rejects.toThrow(TypeError)
    await expect(store.has(name)).rejects.toThrow(TypeError)
    await expect(store.remove(name)).rejects.toThrow(TypeError)
  })
})

test('a failed write leaves no draft behind in the folder', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('the line went dead')) })
  const files = openFolderStore(join(folder, 'tidy'))
  await expect(files.put('photos/a.jpg', broken)).rejects.toThrow('the line went dead')
  expect(await readdir(join(folder, 'tidy', 'photos'))).toEqual([])
})

test('an unreachable S3 server is not mistaken for a missing file', async () => {
  const config = { region: 'us-east-1', bucket: 'aerie', accessKeyId: 'a', secretAccessKey: 'b', forcePathStyle: true }
  const away = await openS3Store({ ...config, endpoint: 'http://127.0.0.1:1' })
  await expect(away.open('avatars/a.webp')).rejects.not.toThrow(FileMissing)
})

test('the AWS SDK is not loaded by a server that keeps its files in a folder', () => {
  const loaded = execFileSync(process.execPath, ['--input-type=module', '--eval', LIST_LOADED], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  expect(loaded).toContain('flydrive')
  expect(loaded).not.toContain('@aws-sdk')
})

const LIST_LOADED = `
  import { registerHooks } from 'node:module'
  registerHooks({ resolve(specifier, context, next) {
    const module = next(specifier, context)
    console.log(module.url)
    return module
  } })
  const { openFolderStore } = await import('./store.ts')
  openFolderStore('.')
`
