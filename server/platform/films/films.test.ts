// Films are recognised by what is in them, come out as an mp4 that tells no more, and break nothing when they are broken.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { film } from './film.fixture.ts'
import { openFilms } from './films.ts'

const films = openFilms({ ffmpeg: null })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-films-'))
})
afterAll(async () => {
  films.close()
  await rm(folder, { recursive: true })
})

async function store(content: Uint8Array) {
  const path = join(folder, 'film')
  await writeFile(path, content)
  return path
}
const probe = async (content: Uint8Array) => films.probe(await store(content))
async function repack(content: Uint8Array) {
  const to = join(folder, 'made.mp4')
  const made = await films.repack(await store(content), to)
  return { made, bytes: await readFile(to) }
}

const FOUND = { width: 320, height: 240, durationMs: 2_000, audioCodec: 'opus', isPlayable: true }

test.each([
  ['mp4', 'vp9'],
  ['mov', 'avc'],
  ['webm', 'vp8'],
  ['mkv', 'avc'],
] as const)('a %s with %s comes out as an mp4, its index first, without its tags', async (format, codec) => {
  const content = await film(format, { codec })
  for (const secret of ['Secret cabin', '+51.5000']) expect(Buffer.from(content).includes(secret)).toBe(true)
  expect(await probe(content)).toMatchObject({ ...FOUND, videoCodec: codec })
  const { made, bytes } = await repack(content)
  expect(made).toEqual({ ...FOUND, videoCodec: codec, taken: null })
  expect(await probe(bytes)).toEqual(made)
  for (const secret of ['Secret', '51.5']) expect(bytes.includes(secret)).toBe(false)
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp')
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
})

test('one that was filmed upright stays so', async () => {
  const content = await film('mov', { codec: 'avc', rotation: 90 })
  expect(await probe(content)).toMatchObject({ width: 240, height: 320 })
  expect((await repack(content)).made).toMatchObject({ width: 240, height: 320 })
})

test('one says when it was taken, by the clock of where that was', async () => {
  const taken = { at: '2024-10-12T17:30:05', clock: 'place', ahead: 120 }
  expect(await probe(await film('mov', { codec: 'avc' }))).toMatchObject({ taken })
})

test('one without sound is one, and one of a studio plays in no browser', async () => {
  expect(await probe(await film('mp4', { isSilent: true }))).toMatchObject({ audioCodec: null, isPlayable: true })
  expect(await probe(await film('mov', { codec: 'prores' }))).toMatchObject({ videoCodec: 'prores', isPlayable: false })
})

test('one of 50 MB is taken apart in bounded memory', async () => {
  const { made, bytes } = await repack(await film('mp4', { packetBytes: 2_500_000 }))
  expect(made).toMatchObject(FOUND)
  expect(bytes.length).toBeGreaterThan(50_000_000)
})

test.each<[string, () => Uint8Array]>([
  ['an avi', () => Buffer.concat([Buffer.from('RIFF\x09\x09\0\0AVI LIST'), Buffer.alloc(500)])],
  [
    'a playlist',
    () => Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'),
  ],
  ['a page', () => Buffer.from('<!doctype html>')],
  ['nothing', () => new Uint8Array()],
])('%s is no film that can be read', async (_what, make) => {
  expect(await probe(make())).toBeNull()
  expect((await repack(make())).made).toBeNull()
})

test('one that is cut off is refused or comes out short, wherever it is cut', async () => {
  for (const format of ['mp4', 'mov', 'webm', 'mkv'] as const) {
    const whole = await film(format)
    for (const share of [0.01, 0.1, 0.5, 0.99]) {
      const outcome = await repack(whole.subarray(0, whole.length * share)).then(
        ({ made }) => made?.videoCodec ?? 'none',
        ({ message }: Error) => message,
      )
      expect(['vp9', 'none', 'This video is damaged or incomplete. Please select another one.']).toContain(outcome)
    }
  }
})

test('one whose packets make no sense is refused', async () => {
  const whole = await film('mov', { codec: 'avc' })
  const packets = Buffer.from(whole).indexOf('mdat') + 4
  await expect(repack(whole.fill(0, packets, packets + 10_000))).rejects.toMatchObject({
    code: 'not_valid',
    message: 'This video is damaged or incomplete. Please select another one.',
  })
})

test('one that keeps the processor too long is refused; one for which the machine is late is not at fault', async () => {
  const path = await store(await film('mp4'))
  await expect(openFilms({ processorMs: 0 }).probe(path)).rejects.toMatchObject({ code: 'not_valid' })
  await expect(openFilms({ timeoutMs: 0 }).probe(path)).rejects.toMatchObject({ code: 'unavailable' })
})

test('none is begun when the server stops, and what was under way is not at fault', async () => {
  const path = await store(await film('mp4'))
  const stopped = openFilms()
  const underWay = expect(stopped.probe(path)).rejects.toMatchObject({ code: 'unavailable' })
  stopped.close()
  await underWay
  await expect(stopped.probe(path)).rejects.toMatchObject({ code: 'unavailable' })
})
