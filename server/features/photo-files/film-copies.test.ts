// Who downloads a film gets a copy with his name in it, made once and kept a day; where none can be made, the film, and it is noted.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { photoFiles } from '@aerie/contract/photo-files'
import { type Photo, photos } from '@aerie/contract/photos'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { findFfmpeg } from '#platform/films/ffmpeg.ts'
import { film } from '#platform/films/film.fixture.ts'
import { of, openAlbumWorld, picture } from '../photos/album-world.fixture.ts'
import { tidyFilmCopies } from './burning.ts'

type Player = 'rook' | 'kenji' | 'julian' | 'marcus'
const installation = { hasFfmpeg: true }

/** On a machine whose films can be written into, and on one whose program fails at it. */
async function openWithFilm(hasProgram: boolean, content?: Uint8Array) {
  if (!hasProgram) vi.stubEnv('PATH', '')
  const opened = await openAlbumWorld({ installation })
  vi.unstubAllEnvs()
  const video = await opened.add(content ?? (await film('mp4', { codec: 'avc' })), 'cabin.mp4')
  const call = (photo: Pick<Photo, 'id'>, player: Player) => ({
    ask: () => opened.as(player)(photoFiles.askForOwnCopy, of(photo)),
    own: async () => (await opened.as(player)(photoFiles.ownCopy, of(photo))).body,
    download: (headers = {}) => opened.get(`/api/photos/${photo.id}/download`, player, headers),
  })
  return { opened, video, call }
}
type WithFilm = Awaited<ReturnType<typeof openWithFilm>>

const rowsOf = ({ opened }: WithFilm) =>
  opened.world.db
    .selectFrom('copies')
    .select(['id', 'kind', 'member_id', 'sha256'])
    .where('kind', '=', 6)
    .orderBy('issued_at')
    .orderBy('id')
    .execute()
const askedOf = ({ opened }: WithFilm) =>
  opened.world.db.selectFrom('film_copies').select(['copy_id', 'state']).execute()

async function filesOf({ opened }: WithFilm) {
  const names: string[] = []
  for await (const { name } of opened.world.ctx.files.list('film-copies/')) names.push(name)
  return names
}

const tidyIn = ({ opened }: WithFilm, hours: number) =>
  tidyFilmCopies({ ...opened.world.ctx, now: () => new Date(Date.now() + hours * 3_600_000) })

/** As if no worker had come to it yet. */
async function beingMade({ opened }: WithFilm, { id }: Pick<Photo, 'id'>, player: Player) {
  const member_id = await opened.world.idOf(player)
  const asked = { photo_id: id, member_id, copy_id: id * 1_000 + member_id, asked_at: new Date() }
  await opened.world.db.insertInto('film_copies').values(asked).execute()
}

let withFilm: WithFilm
beforeAll(async () => {
  withFilm = await openWithFilm(false)
})
afterAll(() => withFilm.opened.world.close())
beforeEach(async () => {
  await withFilm.opened.clearCopies()
  await withFilm.opened.world.db.deleteFrom('film_copies').execute()
})

test('it is not sent before it is asked for, and asked for twice it is made once', async () => {
  const { ask, own, download } = withFilm.call(withFilm.video, 'kenji')
  expect(await own()).toEqual({ marking: 'burnt', state: 'none' })
  expect((await download()).json()).toMatchObject({
    code: 'conflict',
    detail: 'Ask for your copy of this video first.',
  })
  await Promise.all([ask(), ask()])
  expect(await askedOf(withFilm)).toHaveLength(1)
  await withFilm.opened.world.db.updateTable('film_copies').set({ state: 'making' }).execute()
  expect((await ask()).body).toEqual({ marking: 'burnt', state: 'making' })
  expect((await download()).json()).toMatchObject({
    code: 'conflict',
    detail: 'Your copy of this video is being made.',
  })
  expect(await withFilm.call(withFilm.video, 'julian').own()).toEqual({ marking: 'burnt', state: 'none' })
  expect(await rowsOf(withFilm)).toEqual([])
  await withFilm.opened.world.work()
})

test('one at a time is made for a member, and others wait for nobody', async () => {
  const other = await withFilm.opened.add(await film('mp4', { codec: 'avc', packetBytes: 502 }), 'other.mp4')
  await beingMade(withFilm, withFilm.video, 'kenji')
  const second = await withFilm.call(other, 'kenji').ask()
  expect([second.status, second.problem.detail]).toEqual([
    429,
    'Another video is being made for you. Please wait until that one is ready.',
  ])
  expect((await withFilm.call(other, 'julian').ask()).status).toBe(200)
  await withFilm.opened.world.work()
})

test('past twenty that wait no more are taken', async () => {
  const { db } = withFilm.opened.world
  const members = await db.selectFrom('members').select('id').limit(20).execute()
  await db
    .insertInto('film_copies')
    .values(
      members.map(({ id }, at) => ({ photo_id: withFilm.video.id, member_id: id, copy_id: at, asked_at: new Date() })),
    )
    .execute()
  const other = await withFilm.opened.add(await film('mp4', { codec: 'avc', packetBytes: 501 }), 'other.mp4')
  const { status } = await withFilm.call(other, 'marcus').ask()
  expect(status).toBe(503)
})

test('where nothing can be written into it, it is sent as it is, and noted', async () => {
  const { ask, own, download } = withFilm.call(withFilm.video, 'kenji')
  await ask()
  await withFilm.opened.world.work()
  expect(await own()).toEqual({ marking: 'noted', state: 'none' })
  expect([(await download()).statusCode, (await download()).statusCode]).toEqual([200, 200])
  expect((await rowsOf(withFilm)).map(({ sha256 }) => sha256)).toEqual([null, null])
})

test('of a photo, and of what can only be downloaded, no copy is asked for', async () => {
  const still = await withFilm.opened.add(await picture())
  for (const state of [await withFilm.call(still, 'kenji').own(), (await withFilm.call(still, 'kenji').ask()).body])
    expect(state).toEqual({ marking: 'marked', state: 'none' })
  expect(await askedOf(withFilm)).toEqual([])
})

test('of what is deleted or under review nothing is told', async () => {
  const gone = await withFilm.opened.add(await film('mp4', { codec: 'avc', packetBytes: 503 }), 'gone.mp4')
  await withFilm.opened.as('rook')(photos.remove, of(gone))
  const { ask } = withFilm.call(gone, 'kenji')
  expect([(await ask()).status, (await withFilm.opened.as('kenji')(photoFiles.ownCopy, of(gone))).status]).toEqual([
    404, 404,
  ])
})

test('what nobody makes any more can be asked for again half a day later', async () => {
  await beingMade(withFilm, withFilm.video, 'kenji')
  await tidyIn(withFilm, 11)
  expect(await askedOf(withFilm)).toHaveLength(1)
  await tidyIn(withFilm, 13)
  expect(await askedOf(withFilm)).toEqual([])
})

const ffmpeg = findFfmpeg(process.env)

async function playable() {
  const folder = await mkdtemp(join(tmpdir(), 'aerie-burnt-'))
  const file = join(folder, 'cabin.mp4')
  const source = ['-v', 'quiet', '-f', 'lavfi', '-i', 'testsrc=duration=2:size=320x240:rate=10']
  await promisify(execFile)('ffmpeg', [...source, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', file])
  const content = await readFile(file)
  await rm(folder, { recursive: true })
  return content
}

test.runIf(ffmpeg)('where there is ffmpeg each gets his own, noted as it leaves, for a day', async () => {
  const real = await openWithFilm(true, await playable())
  const { ask, own, download } = real.call(real.video, 'kenji')
  await ask()
  await real.opened.world.work()
  expect(await own()).toEqual({ marking: 'burnt', state: 'ready' })
  expect(await rowsOf(real)).toEqual([])
  const [{ copy_id } = { copy_id: 0 }] = await askedOf(real)
  const { headers, rawPayload } = await download()
  expect(headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-disposition': expect.stringContaining('cabin.mp4'),
  })
  const sha256 = createHash('sha256').update(rawPayload).digest()
  const noted = { kind: 6, member_id: await real.opened.world.idOf('kenji'), sha256 }
  expect(await rowsOf(real)).toEqual([{ ...noted, id: copy_id }])
  expect((await download({ range: 'bytes=100-' })).statusCode).toBe(206)
  expect(await rowsOf(real)).toHaveLength(1)
  await download()
  expect(await rowsOf(real)).toEqual(
    expect.arrayContaining([
      { ...noted, id: copy_id },
      { ...noted, id: expect.any(Number) },
    ]),
  )
  expect((await ask()).body).toEqual({ marking: 'burnt', state: 'ready' })
  expect((await real.call(real.video, 'julian').download()).statusCode).toBe(409)
  // A zip would take hours: its films are noted, and as they were.
  const zip = unzipSync((await real.opened.get(`/api/albums/${real.opened.albumId}/download`, 'kenji')).rawPayload)
  expect(Buffer.from(zip['cabin.mp4'] ?? []).equals(rawPayload)).toBe(false)
  expect(await filesOf(real)).toHaveLength(1)
  await tidyIn(real, 25)
  expect([await filesOf(real), await own()]).toEqual([[], { marking: 'burnt', state: 'none' }])
  await ask()
  await real.opened.world.work()
  await real.opened.as('rook')(photos.remove, of(real.video))
  expect((await download()).statusCode).toBe(404)
  await real.opened.world.close()
})
