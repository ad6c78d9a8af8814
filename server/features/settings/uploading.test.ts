// Who may upload, and how large a file may be: officers switch it, and the server keeps it from the next call on.
import { albums } from '@aerie/contract/albums'
import { session } from '@aerie/contract/session'
import { type SettingsChange, settings } from '@aerie/contract/settings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

const MB = 1_048_576

let world: World
let marcus: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  marcus = await world.as('marcus')
})
afterAll(() => world.close())

const change = (body: SettingsChange) => marcus(settings.change, { body })

/** A form as browsers send it. */
async function send(who: 'rook' | 'samir', url: string, file: { field: string; name: string; bytes: Buffer }) {
  const boundary = 'x-x-x'
  const fields = { title: 'Songs', category: 'general', accessLevel: 'members' }
  const part = (head: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const payload = Buffer.concat([
    ...(file.field === 'file' ? Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value)) : []),
    part(`name="${file.field}"; filename="${file.name}"\r\ncontent-type: application/octet-stream`, file.bytes),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const headers = {
    cookie: await world.cookieOf(who),
    'sec-fetch-site': 'same-origin',
    'content-type': `multipart/form-data; boundary=${boundary}`,
  }
  const answer = await world.app.inject({ method: 'POST', url, headers, payload })
  return [answer.statusCode, answer.json().detail]
}

const text = (megabytes: number) => ({ field: 'file', name: 'songs.txt', bytes: Buffer.alloc(megabytes * MB + 1, 'a') })

test('where brothers upload no documents, officers alone do, and pages know it', async () => {
  const can = async (who: 'rook' | 'samir') => (await (await world.as(who))(session.current)).body.can.addDocuments
  expect(await can('rook')).toBe(true)
  expect((await change({ membersAddDocuments: false })).status).toBe(200)
  expect([await can('rook'), await can('samir')]).toEqual([false, true])
  expect(await send('rook', '/api/documents', text(0))).toEqual([
    403,
    'Only officers upload documents here. Send yours to one of them.',
  ])
  await change({ membersAddDocuments: true })
  expect(await can('rook')).toBe(true)
})

test('where brothers upload no photos, no album takes theirs, and each says so', async () => {
  const album = (await (await world.as('samir'))(albums.create, { body: { title: 'Porch', isOpen: true } })).body
  const rook = await world.as('rook')
  const mayAdd = async () => (await rook(albums.show, { params: { albumId: String(album.id) } })).body.can.add
  expect(await mayAdd()).toBe(true)
  await change({ membersAddPhotos: false })
  expect(await mayAdd()).toBe(false)
  const photo = { field: 'photos', name: 'porch.jpg', bytes: Buffer.alloc(10) }
  expect(await send('rook', `/api/albums/${album.id}/photos`, photo)).toEqual([
    403,
    'Only officers add photos here. Send yours to one of them.',
  ])
  await change({ membersAddPhotos: true })
})

test('a file that is larger than its kind may be is refused in a sentence with the limit', async () => {
  await change({ largestDocumentMb: 2, largestPhotoMb: 1, largestFilmMb: 3 })
  expect(await send('samir', '/api/documents', text(2))).toEqual([413, 'songs.txt exceeds 2MB limit'])
  const album = (await (await world.as('samir'))(albums.create, { body: { title: 'Loft', isOpen: true } })).body
  const media = (name: string, megabytes: number) =>
    send('samir', `/api/albums/${album.id}/photos`, { field: 'photos', name, bytes: Buffer.alloc(megabytes * MB + 1) })
  expect(await media('loft.jpg', 1)).toEqual([413, 'loft.jpg exceeds 1MB limit'])
  expect(await media('loft.mp4', 3)).toEqual([413, 'loft.mp4 exceeds 3MB limit'])
  // Let through by its size, and looked at.
  expect(await media('loft.mp4', 2)).toEqual([400, 'loft.mp4 must be an image or video file'])
})

test.each([{ largestPhotoMb: 0 }, { largestFilmMb: 51 }, { largestDocumentMb: 1.5 }])('%j is refused', async (body) => {
  expect((await change(body)).status).toBe(400)
})
