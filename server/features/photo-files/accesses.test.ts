// Who had a film or a picture that moves is known, on every road, before its first byte leaves; and super admins alone are told.
import { mediaUrl } from '@aerie/contract/album-values'
import { audit } from '@aerie/contract/audit'
import { dataExport } from '@aerie/contract/data-export'
import { photoFiles } from '@aerie/contract/photo-files'
import { type Photo, photos } from '@aerie/contract/photos'
import { settings } from '@aerie/contract/settings'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aviFilm, film } from '#platform/films/film.fixture.ts'
import { openSecondProcess } from '../../test/second-process.ts'
import { type AlbumWorld, of, openAlbumWorld, picture } from '../photos/album-world.fixture.ts'
import { filmOf } from './files.ts'

let opened: AlbumWorld
let video: Photo
let avi: Photo
let still: Photo
beforeAll(async () => {
  // A machine without ffmpeg.
  vi.stubEnv('PATH', '')
  opened = await openAlbumWorld()
  vi.unstubAllEnvs()
  video = await opened.add(await film('mp4', { codec: 'avc' }), 'cabin.mp4')
  avi = await opened.add(aviFilm(), 'old days.avi')
  still = await opened.add(await picture())
})
afterAll(() => opened.world.close())
beforeEach(() => opened.clearCopies())

type Player = 'rook' | 'kenji' | 'julian' | 'marcus'
let address = 0
/** Each test at another address, so that what one has noted is not what another finds. */
const anew = () => `203.0.113.${++address}`

async function from(ip: string, url: string, player: Player = 'kenji', headers: Record<string, string> = {}) {
  const cookie = await opened.world.cookieOf(player)
  return opened.world.app.inject({ url, remoteAddress: ip, headers: { ...headers, cookie } })
}

const VIEW = 5
const DOWNLOAD = 6
const rows = async () =>
  opened.world.ownerDb
    .selectFrom('copies')
    .select(['kind', 'object_id', 'member_id', 'ip', 'key_id', 'sha256'])
    .where('kind', '>=', VIEW)
    .orderBy('issued_at')
    .execute()

test('a film that is played in parts, at whichever address of ours, is one view of the day', async () => {
  const ip = anew()
  for (const url of [`/api/photos/${video.id}/view`, mediaUrl(video.filename)])
    await Promise.all(['bytes=0-9', 'bytes=100-199', 'bytes=-20'].map((range) => from(ip, url, 'kenji', { range })))
  const member_id = await opened.world.idOf('kenji')
  expect(await rows()).toEqual([{ kind: VIEW, object_id: video.id, member_id, ip, key_id: null, sha256: null }])
  await from(anew(), `/api/photos/${video.id}/view`)
  await from(ip, `/api/photos/${video.id}/view`, 'julian')
  expect(await rows()).toHaveLength(3)
})

test('a view that another process has noted is not noted again', async () => {
  const ip = anew()
  const url = `/api/photos/${video.id}/view`
  await from(ip, url)
  const second = await openSecondProcess(opened.world)
  const headers = { cookie: await opened.world.cookieOf('kenji') }
  expect((await second.app.inject({ url, remoteAddress: ip, headers })).statusCode).toBe(200)
  await second.close()
  expect(await rows()).toHaveLength(1)
})

test('each download is a row, and a part that goes on with it is none', async () => {
  const ip = anew()
  const url = `/api/photos/${video.id}/download`
  await from(ip, url)
  await from(ip, url)
  expect((await rows()).map(({ kind }) => kind)).toEqual([DOWNLOAD, DOWNLOAD])
  for (const range of ['bytes=100-', 'bytes=200-299']) await from(ip, url, 'kenji', { range })
  await from(ip, url, 'kenji', { range: 'bytes=0-' })
  expect(await rows()).toHaveLength(3)
  // Who asks for anything but the first byte alone is known as well.
  await from(anew(), url, 'julian', { range: 'bytes=1-' })
  expect(await rows()).toHaveLength(4)
})

test('one that can only be downloaded, an entry of a zip and what a member takes along are downloads', async () => {
  await from(anew(), `/api/photos/${avi.id}/download`)
  await from(anew(), `/api/albums/${opened.albumId}/download`)
  await from(anew(), dataExport.download.path, 'rook')
  const noted = (await rows()).map(({ kind, object_id }) => [kind, object_id])
  expect(noted.slice(0, 3)).toEqual(expect.arrayContaining([avi, video].map(({ id }) => [DOWNLOAD, id])))
  // Rook's own: these and what the demo has of him.
  expect(noted.slice(3)).toEqual(expect.arrayContaining([avi, video].map(({ id }) => [DOWNLOAD, id])))
})

test('nothing is noted where nothing is sent', async () => {
  const cookie = await opened.world.cookieOf('kenji')
  const url = `/api/photos/${video.id}/download`
  await opened.world.app.inject({ method: 'HEAD', url, headers: { cookie } })
  expect((await opened.get(url)).statusCode).toBe(401)
  expect((await from(anew(), `/api/photos/${avi.id}/view`)).statusCode).toBe(404)
  expect(await rows()).toEqual([])
})

test('what cannot be noted is not sent', async () => {
  const { ownerDb } = opened.world
  await ownerDb.schema.alterTable('copies').renameTo('copies_away').execute()
  try {
    for (const road of ['view', 'download'])
      expect((await from(anew(), `/api/photos/${video.id}/${road}`)).statusCode).toBe(500)
  } finally {
    await ownerDb.schema.alterTable('copies_away').renameTo('copies').execute()
  }
  expect((await from(anew(), `/api/photos/${video.id}/view`)).statusCode).toBe(200)
})

test('no address is kept while none are to be kept', async () => {
  const officer = opened.as('marcus')
  await officer(settings.change, { body: { accessLogging: false } })
  await from(anew(), `/api/photos/${video.id}/view`)
  await from(anew(), `/api/photos/${video.id}/view`)
  await officer(settings.change, { body: { accessLogging: true } })
  expect((await rows()).map(({ ip }) => ip)).toEqual([null])
})

const accesses = (player: Player, photo: Pick<Photo, 'id'>) => opened.as(player)(photoFiles.accesses, of(photo))

test('super admins are told who had it, how often, when and where, the last first; and it is on record', async () => {
  const ip = anew()
  await from(ip, `/api/photos/${video.id}/view`)
  await from(ip, `/api/photos/${video.id}/download`)
  await from(ip, `/api/photos/${video.id}/download`)
  const { status, body } = await accesses('marcus', video)
  expect(status).toBe(200)
  const member = { id: await opened.world.idOf('kenji'), firstName: 'Kenji', lastName: expect.any(String) }
  expect(body).toMatchObject([
    { member, act: 'download', address: ip, times: 2 },
    { member, act: 'view', address: ip, times: 1 },
  ])
  const entry = (await opened.as('marcus')(audit.list, { query: {} })).body[0]
  expect(entry?.action).toBe('photo.list-accesses')
})

test('of photos as well, whose copies bear marks; of a member who is gone without his name', async () => {
  const ip = anew()
  await from(ip, `/api/photos/${still.id}/view`)
  await opened.world.ownerDb.updateTable('copies').set({ member_id: 999_999 }).execute()
  expect((await accesses('marcus', still)).body).toMatchObject([{ member: null, act: 'view', address: ip, times: 1 }])
})

test('nobody else is told, and of what is deleted or was never there nothing is', async () => {
  for (const player of ['rook', 'kenji', 'julian'] as const) expect((await accesses(player, video)).status).toBe(403)
  expect((await accesses('marcus', { id: 999_999 })).status).toBe(404)
  const gone = await opened.add(await picture(3))
  await opened.as('rook')(photos.remove, of(gone))
  expect((await accesses('marcus', gone)).status).toBe(404)
})

test('a film whose file is missing is not there, and nothing is noted', async () => {
  const { db, ctx } = opened.world
  const { code } = await db.selectFrom('photos').select('code').where('id', '=', video.id).executeTakeFirstOrThrow()
  const content = await ctx.files.read(filmOf(code))
  await ctx.files.remove(filmOf(code))
  expect((await from(anew(), `/api/photos/${video.id}/view`)).statusCode).toBe(404)
  expect(await rows()).toEqual([])
  await ctx.files.put(filmOf(code), content, { contentType: 'video/mp4' })
})
