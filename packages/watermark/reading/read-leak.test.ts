// A reading runs in a thread of its own, asks this one for what it needs to know, and ends when it should.
import { beforeAll, expect, test } from 'vitest'
import { archiveOf } from './archive.fixture.ts'
import type { Luma } from './finding.ts'
import { lumaOf, makePhoto, markedJpeg } from './marked-photo.fixture.ts'
import { readLeak } from './read-leak.ts'

const secret = new Uint8Array(32).fill(9)
const keys = [{ id: 3, secret }]
const ID = 0x01_2345_6789
let leaked: Luma
let original: Luma
beforeAll(async () => {
  const photo = await makePhoto(1, 1_000, 750)
  original = photo.luma
  leaked = await lumaOf(await markedJpeg(photo, secret, ID))
})

/** A reading takes its picture over. */
const leak = (): Luma => ({ ...leaked, values: Uint8Array.from(leaked.values) })

const archive = () => archiveOf([{ id: 7, original, copies: [{ id: ID, memberId: 4, keyId: 3, isReuploaded: false }] }])

test('it finds the copy, and says on the way what it does', async () => {
  const stages: string[] = []
  const onProgress = ({ stage }: { stage: string }) => stages.push(stage)
  const finding = await readLeak(leak(), { keys, archive: archive(), onProgress })
  expect(finding).toMatchObject({ isComplete: true, photos: [{ photoId: 7 }] })
  expect(finding.marks).toMatchObject([{ copyId: ID, names: true, copy: { memberId: 4, photoId: 7 } }])
  expect(stages).toEqual(['upright', 'issued copies', 'originals'])
})

test('the picture is handed to the thread, not copied, unless others have a part of its memory', async () => {
  const own = leak()
  const found = readLeak(own, { keys, archive: archive() })
  expect(own.values.byteLength).toBe(0)
  const memory = new Uint8Array(2 * leaked.values.length)
  memory.set(leaked.values, leaked.values.length)
  const part = { ...leaked, values: memory.subarray(leaked.values.length) }
  const foundToo = readLeak(part, { keys, archive: archive() })
  expect(part.values.byteLength).toBe(leaked.values.length)
  for (const { marks } of [await found, await foundToo]) expect(marks).toMatchObject([{ copyId: ID, names: true }])
})

test('it is cancelled at any time', async () => {
  const cancelled = new AbortController()
  const onProgress = () => cancelled.abort()
  const finding = await readLeak(leak(), { keys, archive: archive(), onProgress, signal: cancelled.signal })
  expect(finding).toMatchObject({ isComplete: false, marks: [] })
  const before = await readLeak(leak(), { keys, archive: archive(), signal: AbortSignal.abort() })
  expect(before).toMatchObject({ isComplete: false, marks: [] })
})

test('after its time it is ended, whatever it is doing', async () => {
  const silent = { ...archive(), findPhotosLike: () => new Promise<number[]>(() => {}) }
  expect(await readLeak(leak(), { keys, archive: silent, limitMs: 3_000 })).toMatchObject({ isComplete: false })
})

test('when the database is away, so is the answer', async () => {
  const away = { ...archive(), findCopy: () => Promise.reject(new Error('away')) }
  await expect(readLeak(leak(), { keys, archive: away })).rejects.toThrow('away')
  const odd = { ...archive(), countCopies: async () => (() => 1) as unknown as number }
  await expect(readLeak(leak(), { keys, archive: odd })).rejects.toThrow('could not be cloned')
  const onProgress = () => {
    throw new Error('nobody listens')
  }
  await expect(readLeak(leak(), { keys, archive: archive(), onProgress })).rejects.toThrow('nobody listens')
})
