// What a reading promises: the copy is found after what pictures go through, and nobody is named for what is not his.
import { beforeAll, describe, expect, test } from 'vitest'
import { archiveOf } from './archive.fixture.ts'
import { ATTACKS } from './attacks.fixture.ts'
import type { Luma } from './finding.ts'
import { lumaOf, type MadePhoto, makePhoto, markedJpeg, markLuma, toJpeg } from './marked-photo.fixture.ts'
import { readPicture } from './read-picture.ts'

const secret = new Uint8Array(32).fill(9)
const keys = [{ id: 1, secret }]
const [PIOTR, LACHLAN, WYATT] = [11, 12, 13]
const copy = (id: number, memberId: number) => ({ id, memberId, keyId: 1, isReuploaded: false })
const idOf = (seed: number) => 0x55_0000_0000 + seed * 777_777_777

let photos: MadePhoto[]
let copies: Buffer[]
beforeAll(async () => {
  photos = await Promise.all([1, 2].map((seed) => makePhoto(seed)))
  copies = await Promise.all(photos.map((photo, at) => markedJpeg(photo, secret, idOf(at + 1))))
})

const attacked = async (at: number, attack: string) => {
  const made = await ATTACKS[attack]?.(copies[at] ?? Buffer.alloc(0))
  if (!made) throw new Error(`There is no attack ${attack}`)
  return lumaOf(made)
}

/** Two photos, of which the originals may be gone, with a copy for each of three members, whose ids begin alike. */
const archive = (hasOriginals = true) =>
  archiveOf(
    photos.map(({ luma }, at) => ({
      id: at + 1,
      original: hasOriginals ? luma : null,
      copies: [copy(idOf(at + 1), PIOTR), copy(idOf(at + 1) + 5, LACHLAN), copy(idOf(at + 1) + 9, WYATT)],
    })),
  )

const CHOSEN = [
  ...['none', 'JPEG 50', 'JPEG 30', '50 % + q75', '33 % + q75', 'crop 50 %', 'screenshot + UI + q70', 'WebP 50'],
  ...['WhatsApp, Instagram, WhatsApp', 'brighter by 20 %'],
]

describe.each([0, 1])('made picture %d', (at) => {
  test.each(CHOSEN)('is read after %s', async (attack) => {
    const { marks, isComplete } = await readPicture(await attacked(at, attack), { keys, archive: archive(false) })
    expect(isComplete).toBe(true)
    expect(marks).toMatchObject([{ copyId: idOf(at + 1), evidence: 'decoded', photo: 'deleted', names: true }])
    expect(marks[0]?.rho).toBeGreaterThanOrEqual(14)
    expect(marks[0]?.copy?.memberId).toBe(PIOTR)
    expect(marks[0]?.chance).toBeLessThan(1e-9)
  })
})

test('with our photo beside it, aligned to the pixel', async () => {
  const luma = await attacked(0, 'crop 50 %')
  const { marks, photos: found } = await readPicture(luma, { keys, archive: archive() })
  expect(marks).toMatchObject([{ copyId: idOf(1), photo: 'same', names: true }])
  const [a, b, c, d, e, f] = found[0]?.alignment ?? []
  expect(found).toMatchObject([{ photoId: 1, correlation: expect.closeTo(0.99, 1) }])
  for (const [at, value] of [a, b, d, e].entries()) expect(value).toBeCloseTo(at % 3 === 0 ? 1 : 0, 3)
  // A crop is a whole number of pixels away.
  for (const shift of [c, f]) expect(Math.abs((shift ?? 0.5) - Math.round(shift ?? 0))).toBeLessThan(0.1)
})

const nobody = { marks: [], members: [] }

test('an unmarked picture has no mark, though it is our photo', async () => {
  const unmarked = await lumaOf(await toJpeg(photos[0] as MadePhoto, (photos[0] as MadePhoto).luma))
  const finding = await readPicture(unmarked, { keys, archive: archive() })
  expect(finding).toMatchObject({ ...nobody, isComplete: true, photos: [{ photoId: 1 }] })
})

test('another key finds nothing', async () => {
  const other = [{ id: 2, secret: new Uint8Array(32).fill(8) }]
  expect(await readPicture(await attacked(0, 'none'), { keys: other, archive: archive() })).toMatchObject(nobody)
})

test('a mark moved onto another picture names nobody', async () => {
  const [from, onto] = photos as [MadePhoto, MadePhoto]
  const marked = markLuma(from, secret, idOf(1))
  const values = new Uint8ClampedArray(onto.luma.values)
  for (let at = 0; at < values.length; at++)
    values[at] = (values[at] ?? 0) + (marked.values[at] ?? 0) - (from.luma.values[at] ?? 0)
  const moved: Luma = { ...onto.luma, values: new Uint8Array(values) }
  const { marks } = await readPicture(moved, { keys, archive: archive() })
  expect(marks).toMatchObject([{ copyId: idOf(1), photo: 'other', names: false }])
})

test('of two copies averaged both are named, and no other member', async () => {
  const [photo] = photos as [MadePhoto]
  const [one, other] = [idOf(1), idOf(1) + 5].map((id) => markLuma(photo, secret, id)) as [Luma, Luma]
  const mean = one.values.map((value, at) => (value + (other.values[at] ?? 0)) >> 1)
  const leaked = await lumaOf(await toJpeg(photo, { ...one, values: mean }, 70))
  const { marks } = await readPicture(leaked, { keys, archive: archive() })
  expect(marks.map(({ copy }) => copy?.memberId).sort()).toEqual([PIOTR, LACHLAN])
  expect(marks.every(({ names }) => names)).toBe(true)
})

test('a mark that came with an upload is not held against its first owner', async () => {
  const known = archiveOf([{ id: 1, original: null, copies: [{ ...copy(idOf(1), PIOTR), isReuploaded: true }] }])
  const { marks } = await readPicture(await attacked(0, 'none'), { keys, archive: known })
  expect(marks).toMatchObject([{ copyId: idOf(1), names: false }])
})

test('a mark whose row is gone is one of this installation, and names nobody', async () => {
  const { marks } = await readPicture(await attacked(0, 'none'), { keys, archive: archiveOf([]) })
  expect(marks).toMatchObject([{ copyId: idOf(1), copy: null, names: false }])
  expect(marks[0]?.chance).toBeLessThan(1e-5)
})

test('when time is up, what was found is said, and that it is not all', async () => {
  const stages: string[] = []
  const onProgress = ({ stage }: { stage: string }) => stages.push(stage)
  const finding = await readPicture(await attacked(0, 'none'), { keys, archive: archive(), limitMs: 0, onProgress })
  expect(finding).toMatchObject({ ...nobody, isComplete: false })
  expect(stages).toEqual([])
})
