// What goes into no other container is handed out as it is, but for what tells where it was taken.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankFilm } from './blanking.ts'
import { aviFilm, film, PLACE, wmvFilm } from './film.fixture.ts'
import { openFilms } from './films.ts'

const films = openFilms({ ffmpeg: null })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-blanking-'))
})
afterAll(async () => {
  films.close()
  await rm(folder, { recursive: true })
})

async function blank(content: Uint8Array, extension: string) {
  const path = join(folder, `film.${extension}`)
  await writeFile(path, content)
  const outcome = await blankFilm(path, extension)
  return { path, outcome, bytes: await readFile(path) }
}

test.each([
  ['mp4', () => film('mp4', { codec: 'avc' })],
  ['mov', () => film('mov', { codec: 'avc' })],
  ['webm', () => film('webm')],
  ['mkv', () => film('mkv', { codec: 'avc' })],
  ['avi', async () => aviFilm()],
  ['wmv', async () => wmvFilm()],
] as const)('a %s has its length and its film, and none of its tags', async (extension, make) => {
  const content = await make()
  expect(Buffer.from(content).includes(PLACE)).toBe(true)
  const { path, outcome, bytes } = await blank(content, extension)
  expect([outcome, bytes.length]).toEqual(['blank', content.length])
  for (const told of [PLACE, 'Secret cabin']) expect(bytes.includes(told)).toBe(false)
  if (extension === 'avi' || extension === 'wmv') return expect(bytes.includes('the film itself')).toBe(true)
  await writeFile(join(folder, 'before'), content)
  const before = await films.probe(join(folder, 'before'))
  expect(await films.probe(path)).toEqual({ ...before, taken: null })
})

test('one with a track of anything but picture and sound is not cleaned', async () => {
  expect((await blank(aviFilm('txts'), 'avi')).outcome).toBe('tells more')
})

test.each(['avi', 'wmv', 'mp4', 'webm', 'flv'])('junk is no %s', async (extension) => {
  for (const junk of [Buffer.alloc(0), Buffer.from('junk'), Buffer.alloc(5_000), Buffer.alloc(5_000, 0xff)])
    expect((await blank(junk, extension)).outcome).toBe('damaged')
})

test.each([
  ['mkv', 'aeff', '838101'],
  ['mp4', '000000006d6f6f76', '0000001468646c72000000000000000076696465'],
])('a %s of parts within parts without end is not gone into', async (extension, around, kept) => {
  const nested = (deep: number) => Buffer.from(around.repeat(deep) + kept, 'hex')
  expect((await blank(nested(4), extension)).outcome).toBe('blank')
  expect((await blank(nested(1_000), extension)).outcome).toBe('damaged')
})

test('one that is cut off keeps what there is of it; without a word on its tracks it is no film', async () => {
  const cut = async (share: number) => {
    const whole = Buffer.from(await film('mp4', { codec: 'avc' }))
    return blank(whole.subarray(0, whole.length * share), 'mp4')
  }
  expect((await cut(0.5)).outcome).toBe('damaged')
  // Cameras that write the index first.
  const first = Buffer.from('0000001468646c72000000000000000076696465', 'hex')
  const moov = Buffer.concat([Buffer.from('0000001c6d6f6f76', 'hex'), first])
  const { outcome, bytes } = await blank(
    Buffer.concat([moov, Buffer.from('0000ffff6d646174', 'hex'), Buffer.from('the film itself')]),
    'mov',
  )
  expect([outcome, bytes.includes('the film itself')]).toEqual(['blank', true])
})
