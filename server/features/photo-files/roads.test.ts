// Every road to the bytes of a photo and of a film, for everybody, in every state: open to whom it is shown, and to nobody else.
import { randomBytes } from 'node:crypto'
import { mediaUrl, photoFilename, thumbnailUrl } from '@aerie/contract/album-values'
import { albums } from '@aerie/contract/albums'
import { bin } from '@aerie/contract/bin'
import { moderation } from '@aerie/contract/moderation'
import { photos } from '@aerie/contract/photos'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AlbumWorld, of, openAlbumWorld, picture } from '../photos/album-world.fixture.ts'
import { insertPhoto } from '../photos/photo.fixture.ts'
import { filmOf, thumbnailOf } from './files.ts'

let opened: AlbumWorld
beforeAll(async () => {
  opened = await openAlbumWorld()
})
afterAll(() => opened.world.close())

interface Shown {
  id: number
  filename: string
  album: string
}

let made = 0
const KINDS: Record<string, (album: string) => Promise<Shown>> = {
  'a photo': async (album) => ({ ...(await opened.add(await picture(++made), 'porch.jpg', album)), album }),
  'a film': async (album) => {
    const { world } = opened
    const film = { media_type: 'video', mime_type: 'video/mp4', extension: 'mp4', original_filename: 'porch.mp4' }
    const uploaded_by = await world.idOf('rook')
    const { id, code } = await insertPhoto(world.db, { ...film, album_id: Number(album), uploaded_by })
    await world.ctx.files.put(filmOf(code), randomBytes(3_000))
    for (const size of [200, 400] as const) await world.ctx.files.put(thumbnailOf(code, size), randomBytes(300))
    // What was inserted past the service, nobody has heard of.
    await opened.add(await picture(++made), 'other.jpg', album)
    return { id, filename: photoFilename({ code, media_type: 'video' }), album }
  },
}

const roadsOf = ({ id, filename }: Shown) => [
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
const remove = (photo: Shown) => opened.as('rook')(photos.remove, of(photo))
const purge = ({ id }: Shown) => opened.as('rook')(bin.removePhoto, { params: { id: String(id) } })

interface State {
  reach: (photo: Shown) => Promise<unknown>
  openTo: Caller[]
}

const STATES: Record<string, State> = {
  'as it came': { reach: async () => {}, openTo: MEMBERS },
  'under review': { reach: flag, openTo: ['marcus'] },
  'approved again': {
    reach: async (photo) => [await flag(photo), await opened.as('marcus')(moderation.approve, of(photo))],
    openTo: MEMBERS,
  },
  'in the bin': { reach: remove, openTo: [] },
  'brought back': {
    reach: async (photo) => [
      await remove(photo),
      await opened.as('rook')(bin.restorePhoto, { params: { id: String(photo.id) } }),
    ],
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
      // Another change, after which what is known of the hidden is read anew.
      await opened.add(await picture(++made))
    },
    openTo: [],
  },
}

/** By road and way of asking, the status. */
async function statusesFor(photo: Shown, caller: Caller, etags: Map<string, string>) {
  const statuses = new Map<string, number>()
  for (const url of roadsOf(photo)) {
    const etag = etags.get(url)
    const ways = {
      whole: {},
      'a part': { range: 'bytes=1-9' },
      ...(etag && { 'what he has': { 'if-none-match': etag } }),
    }
    for (const [way, headers] of Object.entries(ways)) {
      const { statusCode } = await opened.get(url, caller === 'visitor' ? undefined : caller, headers)
      statuses.set(`${way} of ${url}`, statusCode)
    }
  }
  return statuses
}

/** Of an album that is there. */
async function isInZip({ album, id }: Shown, caller: Caller) {
  const { statusCode, rawPayload } = await opened.get(
    `/api/albums/${album}/download`,
    caller === 'visitor' ? undefined : caller,
  )
  if (statusCode !== 200) return false
  const download = await opened.get(`/api/photos/${id}/download`, caller === 'visitor' ? undefined : caller)
  const contents = Object.values(unzipSync(rawPayload)).map((bytes) => Buffer.from(bytes))
  return contents.some((bytes) =>
    download.statusCode === 200 ? bytes.equals(download.rawPayload) : contents.length > 1,
  )
}

describe.each(Object.keys(KINDS))('%s', (kind) => {
  test.each(Object.entries(STATES))('%s', async (_state, { reach, openTo }) => {
    const album = await opened.newAlbum()
    const photo = (await KINDS[kind]?.(album)) as Shown
    if (kind === 'a photo') await opened.add(await picture(++made), 'other.jpg', album)
    // What has been sent once may be in the server's memory, and its tag in a browser's.
    const etags = new Map<string, string>()
    for (const url of roadsOf(photo)) {
      const { statusCode, headers } = await opened.get(url, 'kenji')
      expect(statusCode, url).toBe(200)
      if (headers.etag) etags.set(url, String(headers.etag))
    }
    await reach(photo)
    for (const caller of CALLERS) {
      const isOpen = openTo.includes(caller)
      for (const [way, status] of await statusesFor(photo, caller, etags))
        if (isOpen) expect(status, `${way} for ${caller}`).toBeLessThan(400)
        else expect(status, `${way} for ${caller}`).toBe(caller === 'visitor' ? 401 : 404)
      expect(await isInZip(photo, caller), `in the zip for ${caller}`).toBe(isOpen)
    }
  })
})
