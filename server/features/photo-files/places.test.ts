// Every road by which pictures and films leave the installation: none tells where they were taken, or with what.
import { readFile } from 'node:fs/promises'
import { THUMBNAIL_SIZES, thumbnailUrl } from '@aerie/contract/album-values'
import { albums } from '@aerie/contract/albums'
import { avatars } from '@aerie/contract/avatars'
import { dataExport } from '@aerie/contract/data-export'
import { documentViewing } from '@aerie/contract/document-viewing'
import { documents } from '@aerie/contract/documents'
import { news } from '@aerie/contract/news'
import { settings } from '@aerie/contract/settings'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aviFilm, film, PLACE, wmvFilm } from '#platform/films/film.fixture.ts'
import { PHONE } from '#platform/pictures/phone.fixture.ts'
import { PLACED, toldBy } from '#platform/pictures/placed.fixture.ts'
import { type AlbumWorld, openAlbumWorld } from '../photos/album-world.fixture.ts'

let opened: AlbumWorld
beforeAll(async () => {
  // A machine without ffmpeg, which would make all films anew.
  vi.stubEnv('PATH', '')
  opened = await openAlbumWorld()
  vi.unstubAllEnvs()
})
afterAll(() => opened.world.close())

let width = 96
const FILES = {
  'a.jpg': () => PLACED.jpg(++width),
  'a.png': () => PLACED.png(++width),
  'a.webp': () => PLACED.webp(++width),
  'a.gif': () => PLACED.gif(++width),
  'a.svg': () => PLACED.svg(++width),
  'a.heic': () => readFile(PHONE),
  'a.mov': () => film('mov', { codec: 'avc' }),
  'a.mp4': () => film('mp4', { codec: 'avc' }),
  'a.webm': () => film('webm'),
  'a.avi': async () => aviFilm(),
  'a.wmv': async () => wmvFilm(),
} satisfies Record<string, () => Promise<Uint8Array>>
type File = keyof typeof FILES

async function make(file: File) {
  const content = new Uint8Array(await FILES[file]())
  expect(await toldBy(content, [PLACE]), 'what goes in').not.toEqual([])
  return content
}

/** Answered with something in which nothing of the kind is found. */
async function expectSilent(url: string, headers: Record<string, string> = {}) {
  const answer = await opened.get(url, 'kenji', headers)
  expect([200, 206], url).toContain(answer.statusCode)
  expect(answer.rawPayload.length, url).toBeGreaterThan(0)
  expect(await toldBy(answer.rawPayload, [PLACE]), url).toEqual([])
  return answer
}

describe.each([true, false])('documents, marked: %s', (documentWatermarking) => {
  beforeAll(async () => {
    await opened.as('marcus')(settings.change, { body: { documentWatermarking } })
  })

  test.each((Object.keys(FILES) as File[]).filter((file) => file !== 'a.heic'))('%s', async (file) => {
    const form = {
      fields: { title: file, category: 'general', accessLevel: 'members' },
      file: { field: 'file', name: file, content: await make(file) },
    }
    const { body } = await opened.as('marcus')(documents.upload, { query: { again: '1' }, form })
    const url = `/api/documents/${body.id}`
    await opened.world.work()
    const { viewerUrl = '' } = (
      await opened.as('kenji')(documentViewing.content, { params: { documentId: String(body.id) } })
    ).body as { viewerUrl?: string }
    for (const road of [viewerUrl, `${url}/view`, `${url}/download`]) {
      const whole = await expectSilent(road)
      if (file === 'a.svg') expect(whole.body).toMatch(/<rect.*<image href="data:image\/jpeg;base64,[\w+/=]{200}/s)
      const part = await expectSilent(road, { range: 'bytes=0-' })
      if (whole.headers['accept-ranges']) expect(part.statusCode, road).toBe(206)
    }
    const { statusCode } = await opened.get(`${url}/cover`, 'kenji')
    if (statusCode === 200) await expectSilent(`${url}/cover`)
  })
})

test.each((Object.keys(FILES) as File[]).filter((file) => !/svg|wmv/.test(file)))('%s in an album', async (file) => {
  await opened.clearCopies()
  const album = await opened.newAlbum(file)
  const { id, filename } = await opened.add(await make(file), file, album)
  const photo = `/api/photos/${id}`
  if (file === 'a.avi') expect((await opened.get(`${photo}/view`, 'kenji')).statusCode).toBe(404)
  else for (const road of [`${photo}/view`, `/uploads/${filename}`]) await expectSilent(road)
  await expectSilent(`${photo}/download`)
  const { statusCode } = await opened.get(`${photo}/thumbnail`, 'kenji')
  if (statusCode === 200) await expectSilent(`${photo}/thumbnail`)
  const { rawPayload } = await opened.get(`/api/albums/${album}/download`, 'kenji')
  const entries = Object.values(unzipSync(rawPayload))
  expect(entries).toHaveLength(1)
  for (const entry of entries) expect(await toldBy(entry, [PLACE])).toEqual([])
})

test('covers of albums', async () => {
  const list = (await opened.as('kenji')(albums.list)).body
  const covers = list.flatMap(({ previewPhotos }) => previewPhotos.filter(({ hash }) => hash !== null))
  expect(covers.length).toBeGreaterThan(3)
  for (const { filename } of covers)
    for (const size of THUMBNAIL_SIZES) await expectSilent(thumbnailUrl(filename, size))
})

test('what a member takes along, his own included', async () => {
  const { rawPayload } = await opened.get(dataExport.download.path, 'rook')
  const entries = Object.entries(unzipSync(rawPayload)).filter(([name]) => name.startsWith('photos/'))
  expect(entries.length).toBeGreaterThan(5)
  for (const [name, entry] of entries) expect(await toldBy(entry, [PLACE]), name).toEqual([])
})

test.each(['a.jpg', 'a.png', 'a.webp', 'a.heic'] as const)('%s as portrait and as image of the news', async (file) => {
  const content = await make(file)
  const portrait = await opened.as('kenji')(avatars.upload, {
    form: { file: { field: 'avatar', name: file, content } },
  })
  await expectSilent(portrait.body.profileImageUrl ?? '')
  const form = { file: { field: 'image', name: file, content } }
  const { url } = (await opened.as('julian')(news.uploadImage, { form })).body
  const answer = await opened.get(url, 'julian')
  expect(answer.statusCode).toBe(200)
  expect(await toldBy(answer.rawPayload)).toEqual([])
})

test('of what could not be made ready nothing leaves but what was sent, for who sent it', async () => {
  const whole = Buffer.from(await make('a.jpg'))
  // Its head and the first of its rows.
  const content = whole.subarray(0, whole.lastIndexOf(Buffer.from('ffda', 'hex')) + 20)
  const { id, filename } = await opened.add(content, 'a.jpg', await opened.newAlbum())
  for (const road of ['view', 'download', 'thumbnail'])
    expect((await opened.get(`/api/photos/${id}/${road}`, 'kenji')).statusCode, road).toBe(404)
  expect((await opened.get(`/uploads/${filename}`, 'rook')).statusCode).toBe(404)
  expect((await opened.get(`/api/photos/${id}/download`, 'rook')).rawPayload.equals(content)).toBe(true)
})

test('a picture or film that cannot be read does not leave at all', async () => {
  await opened.as('marcus')(settings.change, { body: { documentWatermarking: true } })
  const [jpeg, avi] = [await make('a.jpg'), new Uint8Array(aviFilm('txts'))]
  for (const [name, content] of [
    ['broken.jpg', jpeg.slice(0, 200)],
    ['places.avi', avi],
    ['broken.svg', new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><metadata>'))],
  ] as const)
    for (const documentWatermarking of [true, false]) {
      await opened.as('marcus')(settings.change, { body: { documentWatermarking } })
      const fields = { title: name, category: 'general', accessLevel: 'members' }
      const form = { fields, file: { field: 'file', name, content } }
      const { body } = await opened.as('marcus')(documents.upload, { query: { again: '1' }, form })
      await opened.world.work()
      for (const road of ['view', 'download']) {
        const answer = await opened.get(`/api/documents/${body.id}/${road}`, 'kenji')
        expect([answer.statusCode, answer.json().detail], name).toEqual([
          400,
          expect.stringContaining('is kept, and not handed out'),
        ])
      }
    }
})
