// Videos over HTTP: played, in parts too, without what they tell of a place; and kept where nothing can play them.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { mediaUrl, thumbnailUrl } from '@aerie/contract/album-values'
import { type Photo, photos } from '@aerie/contract/photos'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AlbumWorld, of, openAlbumWorld, picture } from '#features/photos/album-world.fixture.ts'
import { aviFilm, film, PLACE } from '#platform/films/film.fixture.ts'
import { ORIGIN } from '../../test/speak.ts'

let opened: AlbumWorld
beforeAll(async () => {
  // A machine without ffmpeg.
  vi.stubEnv('PATH', '')
  opened = await openAlbumWorld()
  vi.unstubAllEnvs()
})
afterAll(() => opened.world.close())

const shown = async (id: number) => (await opened.listed()).find((photo) => photo.id === id)

test('one that browsers play comes as an mp4 that tells no place, whole and in parts', async () => {
  const { id, filename } = await opened.add(await film('mov', { codec: 'avc' }), 'cabin.mov')
  expect(await shown(id)).toMatchObject({
    state: 'ready',
    mediaType: 'video',
    width: 320,
    height: 240,
    durationMs: 2000,
    takenAt: '2024-10-12T17:30:05',
    isDownloadOnly: false,
  })
  for (const url of [mediaUrl(filename), `/api/photos/${id}/view`, `/api/photos/${id}/download`]) {
    const { statusCode, headers, rawPayload } = await opened.get(url, 'kenji')
    expect([statusCode, headers['content-type']], url).toEqual([200, 'video/mp4'])
    expect(rawPayload.includes('51.5'), url).toBe(false)
    const part = await opened.get(url, 'kenji', { range: 'bytes=4-7' })
    expect([part.statusCode, part.payload], url).toEqual([206, 'ftyp'])
  }
  const { headers } = await opened.get(`/api/photos/${id}/download`, 'kenji')
  expect(headers['content-disposition']).toContain('cabin.mp4')
})

test('one that nothing here reads is kept for a download alone, without what the camera wrote into it', async () => {
  const { id, filename } = await opened.add(aviFilm(), 'old days.avi')
  expect(await shown(id)).toMatchObject({ state: 'ready', isDownloadOnly: true, hash: null })
  expect((await opened.get(mediaUrl(filename), 'kenji')).statusCode).toBe(404)
  const { headers, rawPayload } = await opened.get(`/api/photos/${id}/download`, 'kenji')
  expect(headers['content-disposition']).toContain('old days.avi')
  expect([rawPayload.length, rawPayload.includes('the film itself')]).toEqual([aviFilm().length, true])
  expect(rawPayload.includes(PLACE)).toBe(false)
})

test.each(['camera-2004.mov', 'old-phone.mp4'])('so is %s, of a camera that nobody here knows', async (name) => {
  const content = await readFile(fileURLToPath(new URL(`../../platform/films/${name}`, import.meta.url)))
  const { id } = await opened.add(content, name)
  expect(await shown(id)).toMatchObject({ state: 'ready', isDownloadOnly: true })
  const { headers, rawPayload } = await opened.get(`/api/photos/${id}/download`, 'kenji')
  expect(headers['content-disposition']).toContain(name)
  expect([rawPayload.length, rawPayload.includes('Lavf')]).toEqual([content.length, false])
})

test('one that is damaged is shown to nobody, and leaves as it came for who sent it', async () => {
  const sent = (await film('mp4')).subarray(0, 9000)
  const { id } = await opened.add(sent, 'cut.mp4')
  expect(await shown(id)).toBeUndefined()
  expect((await opened.listed(opened.as('rook'))).find((one) => one.id === id)).toMatchObject({
    state: 'failed',
    failure: 'This video is damaged or incomplete. Please select another one.',
  })
  const { headers, rawPayload } = await opened.get(`/api/photos/${id}/download`, 'rook')
  expect([headers['content-disposition'], rawPayload.equals(sent)]).toEqual([expect.stringContaining('cut.mp4'), true])
  expect((await opened.get(`/api/photos/${id}/download`, 'kenji')).statusCode).toBe(404)
})

test('has the still that its uploader’s browser took, once, and from nobody else', async () => {
  const video = await opened.add(await film('webm', { codec: 'vp8' }), 'lake.webm')
  const still = await picture(9)
  expect(await sendStill(video, still, 'kenji')).toBe(403)
  expect(await sendStill(video, Buffer.from('<svg/>'), 'rook')).toBe(400)
  expect(await sendStill(video, still, 'rook')).toBe(200)
  expect(await sendStill(video, still, 'rook')).toBe(409)
  expect((await shown(video.id))?.hash).not.toBeNull()
  expect((await opened.get(thumbnailUrl(video.filename, 400), 'kenji')).headers['content-type']).toBe('image/webp')
  const photo = await opened.add(await picture(10))
  expect(await sendStill(photo, still, 'rook')).toBe(404)
})

async function sendStill({ id }: Pick<Photo, 'id'>, content: Uint8Array, player: 'rook' | 'kenji') {
  const form = new FormData()
  form.append(photos.still.file ?? '', new Blob([Buffer.from(content)]), 'still.jpg')
  const encoded = new Response(form)
  const { statusCode } = await opened.world.app.inject({
    method: 'POST',
    url: `/api/photos/${of({ id }).params.photoId}/still`,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      ...ORIGIN,
      cookie: await opened.world.cookieOf(player),
      'content-type': encoded.headers.get('content-type') ?? '',
    },
  })
  return statusCode
}
