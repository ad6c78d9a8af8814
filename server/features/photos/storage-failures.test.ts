// Photos on any store, and where a store fails them: who uploads is told, nothing half is left, and later ones come.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaUrl, thumbnailUrl } from '@aerie/contract/album-values'
import { bin } from '@aerie/contract/bin'
import { photos } from '@aerie/contract/photos'
import { unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from '#platform/files/file-store.ts'
import { openFolderStore } from '#platform/files/store.ts'
import { KINDS, openStores } from '#platform/files/stores.fixture.ts'
import { noisy } from '#platform/pictures/picture.fixture.ts'
import { type AlbumWorld, of, openAlbumWorld, picture } from './album-world.fixture.ts'
import { giveUp, sweepPhotoFiles } from './tidying.ts'

let opened: AlbumWorld
let stores: Awaited<ReturnType<typeof openStores>>
let ownFiles: FileStore
beforeAll(async () => {
  opened = await openAlbumWorld()
  stores = await openStores()
  ownFiles = { ...opened.world.ctx.files }
})
afterEach(() => opened.clearCopies())
afterAll(async () => {
  await opened.world.close()
  await stores.close()
})

/** The whole server keeps its files there meanwhile. */
async function on<T>(store: FileStore, work: () => Promise<T>) {
  Object.assign(opened.world.ctx.files, store)
  try {
    return await work()
  } finally {
    Object.assign(opened.world.ctx.files, ownFiles)
  }
}

const namesIn = async (store: FileStore) => (await Array.fromAsync(store.list(''))).map(({ name }) => name)
const countOf = async () => {
  const { world } = opened
  const { length } = await world.db.selectFrom('photos').select('id').execute()
  return [length, (await world.db.selectFrom('jobs').select('id').where('kind', '=', 'make-photo').execute()).length]
}

describe.each(KINDS)('on the %s store', (kind) => {
  test('a photo is uploaded, seen, taken home, deleted, and gone with all its files', async () => {
    const store = stores.stores[kind]
    await on(store, async () => {
      const { add, as, get, newAlbum, world } = opened
      const album = await newAlbum()
      const photo = await add(await picture(kind === 's3' ? 60 : 61), 'porch.jpg', album)
      const { rawPayload: view } = await get(mediaUrl(photo.filename), 'kenji')
      expect(view.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
      expect((await get(thumbnailUrl(photo.filename, 400), 'kenji')).statusCode).toBe(200)
      const { rawPayload: download } = await get(`/api/photos/${photo.id}/download`, 'kenji')
      const zip = unzipSync((await get(`/api/albums/${album}/download`, 'kenji')).rawPayload)
      expect(Buffer.from(zip['porch.jpg'] ?? []).equals(download)).toBe(true)
      expect(await namesIn(store)).toHaveLength(5)

      await as('rook')(photos.remove, of(photo))
      await as('rook')(bin.removePhoto, { params: { id: String(photo.id) } })
      await world.work()
      expect(await namesIn(store)).toEqual([])
    })
  })
})

/** As root a file system of its own can be had, which is full once it holds so many files. */
function mountOf(files: number) {
  return async (work: (folder: string) => Promise<void>) => {
    const folder = await mkdtemp(join(tmpdir(), 'aerie-full-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=4g,nr_inodes=${files}`, 'tmpfs', folder])
    try {
      await work(folder)
    } finally {
      execFileSync('umount', ['--lazy', folder])
      await rm(folder, { recursive: true })
    }
  }
}

function canMount() {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' })
    return process.getuid?.() === 0
  } catch {
    return false
  }
}

const FULL = 'The disk of the server is full, so this was not saved. Please tell a super admin.'

test.runIf(canMount())('a disk that is full in the middle of an upload: nothing is left, and later ones come', () =>
  mountOf(6)(async (folder) => {
    const store = openFolderStore(folder)
    await on(store, async () => {
      const { add, send } = opened
      const before = await countOf()
      const files = await Promise.all(
        Array.from({ length: 6 }, async (_, at) => ({ name: `${at}.jpg`, content: await picture(70 + at) })),
      )
      const { status, body } = await send(files)
      expect([status, body.detail]).toEqual([507, FULL])
      expect([await readdir(await store.incoming()), await namesIn(store)]).toEqual([[], []])
      expect(await countOf()).toEqual(before)

      execFileSync('mount', ['-o', 'remount,nr_inodes=1000', folder])
      expect((await add(files[0]?.content ?? Buffer.of())).id).toBeGreaterThan(0)
      expect(await namesIn(store)).toHaveLength(4)
    })
  }),
)

/** A way to the S3 server that breaks after so many bytes, and stays broken until it is mended. */
async function openFragileWay(port: number) {
  let left = Infinity
  const server = createServer((socket) => {
    const there = connect(port, '127.0.0.1')
    const end = () => [socket.destroy(), there.destroy()]
    for (const one of [socket, there]) one.on('error', end).on('close', end)
    socket.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left <= 0) end()
      else there.write(chunk)
    })
    there.pipe(socket)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    breakAfter(bytes: number) {
      left = bytes
    },
    close: () => server.close(),
  }
}

const AWAY = 'Where the files are kept does not answer right now. Please try again in a minute.'

test('what an update has made anew is made all the same, however old it is when it is given up', async () => {
  const { add, newAlbum, world } = opened
  const { id } = await add(await picture(62), 'porch.jpg', await newAlbum())
  const state = async () =>
    (await world.db.selectFrom('photos').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
  const longAgo = new Date(Date.now() - 9 * 86_400_000)
  await world.db.updateTable('photos').set({ state: 'making', queued_at: longAgo }).where('id', '=', id).execute()
  await giveUp(world.ctx)
  expect(await state()).toBe('failed')
  await world.db
    .insertInto('jobs')
    .values({ kind: 'make-photo', payload: JSON.stringify({ photoId: id }) })
    .execute()
  await world.work()
  expect(await state()).toBe('ready')
})

test('a bucket that goes away in the middle of an upload: who sent it is told, and sends it again later', async () => {
  // What is worked on still has copies of files of its own.
  await opened.world.work()
  const way = await openFragileWay(stores.port)
  const store = await stores.openBucket(way.port)
  await on(store, async () => {
    const { get, send, world } = opened
    const before = await countOf()
    const content = await noisy(900, 600).jpeg().toBuffer()
    way.breakAfter(100_000)
    const { status, body } = await send([{ name: 'porch.jpg', content }])
    expect([status, body.detail]).toEqual([503, AWAY])
    expect(await countOf()).toEqual(before)
    way.breakAfter(Infinity)
    // The local S3 server, unlike others, keeps what broke off. No row names it, and the sweep takes it.
    await sweepPhotoFiles({ ...world.ctx, now: () => new Date(Date.now() + 2 * 86_400_000) })
    expect(await namesIn(store)).toEqual([])
    expect(await readdir(await store.incoming())).toEqual([])

    const again = await send([{ name: 'porch.jpg', content }])
    expect(again.status).toBe(201)
    await world.work()
    const { filename } = again.body.photos[0]
    expect((await get(mediaUrl(filename), 'kenji')).statusCode).toBe(200)
    way.breakAfter(0)
    expect((await get(mediaUrl(filename), 'kenji')).json().detail).toBe(AWAY)
  })
  way.close()
})
