// When a photo or video was taken: as its file says, else its name, else its device; of no zone that nobody tells.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AlbumWorld, openAlbumWorld, picture } from '#features/photos/album-world.fixture.ts'
import { film } from '#platform/films/film.fixture.ts'

let opened: AlbumWorld
beforeAll(async () => {
  opened = await openAlbumWorld()
})
afterAll(() => opened.world.close())

const beside = (name: string) => readFile(fileURLToPath(new URL(name, import.meta.url)))
const phoneFilm = () => beside('../../platform/films/VID_20240615_193000.mp4')

interface Sent {
  name?: string
  content: Uint8Array
  modified?: string
  album?: string
}

async function takenAt({ name = 'porch.jpg', content, modified, album = opened.albumId }: Sent) {
  const sent = { name, content, ...(modified !== undefined && { modified }) }
  const { body } = await opened.send([sent], 'rook', album)
  await opened.world.work()
  const photo = (await opened.listed(opened.as('rook'), album)).find(({ id }) => id === body.photos[0].id)
  return photo?.takenAt
}

let width = 200
/** Another picture each time, dated as cameras and programs do. */
const dated = (exif: Record<string, string>, xmp = '') => {
  const plain = sharp({ create: { width: ++width, height: 9, channels: 3, background: 'grey' } }).withExif({
    IFD2: exif,
  })
  return (xmp ? plain.withXmp(xmp) : plain).jpeg().toBuffer()
}
const xmp = (facts: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
  xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" ${facts}/></rdf:RDF></x:xmpmeta>`

test.each([
  ['scan-dated-1899.jpg', '1899-05-01T12:00:00'],
  ['scan-dated-1965.jpg', '1965-06-12T15:30:00'],
  ['IMG-20190612-WA0003.jpg', '2019-06-12T12:00:00'],
])('%s was taken %s', async (name, at) => {
  expect(await takenAt({ name, content: await beside(name) })).toBe(at)
})

test('what a camera says goes before what a program says, and that before a name', async () => {
  const name = 'IMG_20150101_101010.jpg'
  const both = await dated({ DateTimeOriginal: '1979:08:01 10:00:00' }, xmp('photoshop:DateCreated="1965-06-12"'))
  expect(await takenAt({ name, content: both })).toBe('1979-08-01T10:00:00')
  const scanned = await dated({ DateTimeDigitized: '2023:08:01 10:00:00' }, xmp('photoshop:DateCreated="1965-06-12"'))
  expect(await takenAt({ name, content: scanned })).toBe('1965-06-12T12:00:00')
  expect(await takenAt({ name, content: await dated({}, xmp('photoshop:DateCreated="1931"')) })).toBe(
    '1931-01-01T12:00:00',
  )
  expect(await takenAt({ name, content: await dated({ DateTimeDigitized: '2023:08:01 10:00:00' }) })).toBe(
    '2023-08-01T10:00:00',
  )
  const unset = await dated({ DateTimeOriginal: '1970:01:01 00:00:00' })
  expect(await takenAt({ name, content: unset })).toBe('2015-01-01T10:10:10')
})

test('what says nothing has the date of its file, by the clock of the device', async () => {
  const at = async (modified: string, name = 'porch.jpg') => takenAt({ name, content: await dated({}), modified })
  expect(await at('2017-08-20T23:15:00+02:00')).toBe('2017-08-20T23:15:00')
  expect(await at('1968-08-20T23:15:00-05:00')).toBe('1968-08-20T23:15:00')
  // The hour of that day, but no other day.
  expect(await at('2019-06-12T21:05:00+02:00', 'IMG-20190612-WA0004.jpg')).toBe('2019-06-12T21:05:00')
  expect(await at('2024-06-12T21:05:00+02:00', 'IMG-20190612-WA0005.jpg')).toBe('2019-06-12T12:00:00')
  const today = opened.world.ctx.now().toISOString().slice(0, 10)
  for (const nonsense of [
    '',
    'yesterday',
    '2017-02-30T10:00:00Z',
    '1970-01-01T00:00:00Z',
    '2099-01-01T00:00:00Z',
    '2017-08-20',
  ])
    expect(await at(nonsense), nonsense).toContain(today)
})

test('a film that counts by Greenwich has its hour from its name, from the photos beside it, or from the device', async () => {
  const content = await phoneFilm()
  expect(await takenAt({ name: 'VID_20240615_193000.mp4', content })).toBe('2024-06-15T19:30:00')
  const album = () => opened.newAlbum('By the lake')
  expect(await takenAt({ name: 'VID_20240615_213000.mp4', content, album: await album() })).toBe('2024-06-15T21:30:00')
  expect(
    await takenAt({ name: 'lake.mp4', content, album: await album(), modified: '2024-06-20T10:00:00-07:00' }),
  ).toBe('2024-06-15T12:30:00')
  expect(await takenAt({ name: 'lake.mp4', content, album: await album() })).toBe('2024-06-15T19:30:00')
  const shared = await album()
  const photo = await dated({ DateTimeOriginal: '2024:06:15 21:00:00', OffsetTimeOriginal: '+02:00' })
  await takenAt({ content: photo, album: shared })
  expect(await takenAt({ name: 'lake.mp4', content, album: shared, modified: '2024-06-20T10:00:00-07:00' })).toBe(
    '2024-06-15T21:30:00',
  )
})

test('a film of a phone that tells its place’s clock keeps it, whatever it is called', async () => {
  const content = await film('mov', { codec: 'avc' })
  expect(await takenAt({ name: 'VID_20150101_101010.mov', content })).toBe('2024-10-12T17:30:05')
})

test('one whose clock was never set has the day of its name', async () => {
  const content = await beside('../../platform/films/old-phone.mp4')
  expect(await takenAt({ name: 'VID-20081231-WA0001.mp4', content })).toBe('2008-12-31T12:00:00')
})

test('several in one call have each its own', async () => {
  const files = [
    { name: 'one.jpg', content: await picture(40), modified: '2011-01-01T10:00:00Z' },
    { name: 'two.jpg', content: await picture(41) },
    { name: 'three.jpg', content: await picture(42), modified: '2012-01-01T10:00:00+01:00' },
  ]
  const { body } = await opened.send(files)
  expect(body.photos.map(({ takenAt: at }: { takenAt: string }) => at.slice(0, 4))).toEqual([
    '2011',
    String(opened.world.ctx.now().getUTCFullYear()),
    '2012',
  ])
})
