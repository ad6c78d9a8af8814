// Every address of the bytes of a photo and of a film, for everybody, in every state: open to whom it is shown, and to nobody else.
import { randomBytes } from 'node:crypto'
import { mediaUrl, photoFilename, THUMBNAIL_SIZES, thumbnailUrl } from '@aerie/contract/album-values'
import { albums } from '@aerie/contract/albums'
import { bin } from '@aerie/contract/bin'
import { moderation } from '@aerie/contract/moderation'
import { photos } from '@aerie/contract/photos'
import { unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type AlbumWorld, of, openAlbumWorld, picture } from '../photos/album-world.fixture.ts'
import { finaliseFailed } from '../photos/failing.ts'
import { insertPhoto } from '../photos/photo.fixture.ts'
import { filmOf, originalOf, thumbnailOf } from './files.ts'

let opened: AlbumWorld
beforeAll(async () => {
  opened = await openAlbumWorld()
})
afterEach(async () => {
  await opened.clearCopies()
  await opened.world.ownerDb.deleteFrom('throttle_buckets').execute()
})
afterAll(() => opened.world.close())

interface Shown {
  id: number
  filename: string
  album: string
  /** A photo in the same album. */
  other: { id: number }
}

let made = 0
const KINDS: Record<string, (album: string) => Promise<{ id: number; filename: string }>> = {
  'a photo': async (album) => opened.add(await picture(++made), 'porch.jpg', album),
  'a film': async (album) => {
    const { world } = opened
    const film = { media_type: 'video', mime_type: 'video/mp4', extension: 'mp4', original_filename: 'porch.mp4' }
    const uploaded_by = await world.idOf('rook')
    const { id, code } = await insertPhoto(world.db, { ...film, album_id: Number(album), uploaded_by })
    await world.ctx.files.put(originalOf({ code, extension: 'mp4' }), randomBytes(3_000))
    await world.ctx.files.put(filmOf(code), randomBytes(3_000))
    for (const size of [200, 400] as const) await world.ctx.files.put(thumbnailOf(code, size), randomBytes(300))
    return { id, filename: photoFilename({ code, media_type: 'video' }) }
  },
}

const addressesOf = ({ id, filename }: Shown) => [
  mediaUrl(filename),
  thumbnailUrl(filename, 200),
  thumbnailUrl(filename, 400),
  `/api/photos/${id}/view`,
  `/api/photos/${id}/thumbnail`,
  `/api/photos/${id}/download`,
]

const CALLERS = ['visitor', 'kenji', 'rook', 'julian', 'marcus'] as const
type Caller = (typeof CALLERS)[number]
const MEMBERS: Caller[] = ['kenji', 'rook', 'julian', 'marcus']

const flag = (photo: Shown) =>
  opened.as('kenji')(moderation.flag, { ...of(photo), body: { reason: `Not ours, ${photo.id}` } })
const remove = (photo: { id: number }) => opened.as('rook')(photos.remove, of(photo))
/** As a job that finds it cannot be read; its files stay. */
const fail = async ({ id }: { id: number }) => {
  await opened.world.db.updateTable('photos').set({ state: 'making' }).where('id', '=', id).execute()
  await finaliseFailed(opened.world.ctx, id, 'It is damaged.')
}
const restore = ({ id }: { id: number }) => opened.as('rook')(bin.restorePhoto, { params: { id: String(id) } })
const purge = ({ id }: { id: number }) => opened.as('rook')(bin.removePhoto, { params: { id: String(id) } })

interface State {
  reach: (photo: Shown) => Promise<unknown>
  openTo: Caller[]
  /** Who has what was sent, as it came. */
  sentTo?: Caller[]
}

const STATES: Record<string, State> = {
  'as it came': { reach: async () => {}, openTo: MEMBERS },
  'under review': { reach: flag, openTo: ['marcus'] },
  'approved again': {
    reach: async (photo) => [await flag(photo), await opened.as('marcus')(moderation.approve, of(photo))],
    openTo: MEMBERS,
  },
  failed: { reach: fail, openTo: [], sentTo: ['rook', 'marcus'] },
  'failed and under review': {
    reach: async (photo) => [await flag(photo), await fail(photo)],
    openTo: [],
    sentTo: ['marcus'],
  },
  'failed and in the bin': { reach: async (photo) => [await fail(photo), await remove(photo)], openTo: [] },
  'made again and in order': {
    reach: async (photo) => {
      await fail(photo)
      await opened.world.db
        .updateTable('photos')
        .set({ state: 'ready', failure: null })
        .where('id', '=', photo.id)
        .execute()
      await fail(photo.other)
    },
    openTo: MEMBERS,
  },
  'in the bin': { reach: remove, openTo: [] },
  'brought back': {
    reach: async (photo) => [await remove(photo), await restore(photo)],
    openTo: MEMBERS,
  },
  'in an album that is in the bin': {
    reach: ({ album }) => opened.as('rook')(albums.remove, { params: { albumId: album } }),
    openTo: [],
  },
  'deleted for good, its files still there': {
    reach: async (photo) => [await remove(photo), await purge(photo)],
    openTo: [],
  },
  'deleted under review, its files still there': {
    reach: async (photo) => [await flag(photo), await opened.as('marcus')(photos.remove, of(photo))],
    openTo: [],
  },
  'deleted for good, and nothing left of it': {
    reach: async (photo) => {
      await remove(photo)
      await purge(photo)
      await opened.world.work()
      // After which what is known of the hidden is read anew.
      await remove(photo.other)
      await restore(photo.other)
    },
    openTo: [],
  },
}

const as = (caller: Caller) => (caller === 'visitor' ? undefined : caller)

/** By address and way of asking, the status; and the bytes of the download, null where it is not sent. */
async function answersFor(photo: Shown, caller: Caller, etags: Map<string, string>) {
  const statuses = new Map<string, number>()
  let download: Buffer | null = null
  for (const url of addressesOf(photo)) {
    const etag = etags.get(url)
    const ways = {
      whole: {},
      'a part': { range: 'bytes=1-9' },
      ...(etag && { 'what he has': { 'if-none-match': etag } }),
    }
    for (const [way, headers] of Object.entries(ways)) {
      const { statusCode, rawPayload } = await opened.get(url, as(caller), headers)
      statuses.set(`${way} of ${url}`, statusCode)
      if (statusCode === 200 && way === 'whole' && url.endsWith('/download')) download = rawPayload
    }
  }
  return { statuses, download }
}

/** Of an album that is there. */
async function isInZip({ album }: Shown, caller: Caller, download: Buffer | null) {
  const { statusCode, rawPayload } = await opened.get(`/api/albums/${album}/download`, as(caller))
  if (statusCode !== 200) return false
  const contents = Object.values(unzipSync(rawPayload)).map((bytes) => Buffer.from(bytes))
  return download ? contents.some((bytes) => bytes.equals(download)) : contents.length > 1
}

describe.each(Object.keys(KINDS))('%s', (kind) => {
  test.each(Object.entries(STATES))('%s', async (_state, { reach, openTo, sentTo = [] }) => {
    const album = await opened.newAlbum()
    const shown = (await KINDS[kind]?.(album)) as { id: number; filename: string }
    // The film was inserted past the service: with this one it is heard of.
    const photo = { ...shown, album, other: await opened.add(await picture(++made), 'other.jpg', album) }
    // What has been sent once may be in the server's memory, and its tag in a browser's.
    const etags = new Map<string, string>()
    for (const url of addressesOf(photo)) {
      const { statusCode, headers } = await opened.get(url, 'kenji')
      expect(statusCode, url).toBe(200)
      if (headers.etag) etags.set(url, String(headers.etag))
    }
    await reach(photo)
    for (const caller of CALLERS) {
      const isOpen = openTo.includes(caller)
      const { statuses, download } = await answersFor(photo, caller, etags)
      for (const [way, status] of statuses)
        if (isOpen || (way.endsWith('/download') && sentTo.includes(caller)))
          expect(status, `${way} for ${caller}`).toBeLessThan(400)
        else expect(status, `${way} for ${caller}`).toBe(caller === 'visitor' ? 401 : 404)
      expect(await isInZip(photo, caller, download), `in the zip for ${caller}`).toBe(isOpen)
    }
  })
})

test('a thumbnail is asked for again each time, and sent again only where it is not had already', async () => {
  const { filename } = await opened.add(await picture(++made), 'kept.jpg')
  for (const size of THUMBNAIL_SIZES) {
    const url = thumbnailUrl(filename, size)
    const { headers, statusCode } = await opened.get(url, 'kenji')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache'])
    const again = await opened.get(url, 'kenji', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect((await opened.get(url, 'kenji', { 'if-none-match': '"another"' })).statusCode).toBe(200)
  }
})
