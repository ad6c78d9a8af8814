// Leaked copies that somebody wrote over, covered or stuck something onto: the copy is named by the photo between all that.
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { archiveOf } from './archive.fixture.ts'
import type { Luma } from './finding.ts'
import { canonicalScale } from './luma.ts'
import { lumaOf, type MadePhoto, makePhoto, markedJpeg } from './marked-photo.fixture.ts'
import { readPicture } from './read-picture.ts'
import { openOriginal, register, SAME_PHOTO, upright } from './registration.ts'
import { openSuspect } from './suspect.ts'
import { registerInParts } from './written-over.ts'

const secret = new Uint8Array(32).fill(9)
const keys = [{ id: 1, secret }]
const ID = 0x55_0000_4321
const [WIDTH, HEIGHT] = [1_200, 900]

let photo: MadePhoto
let other: MadePhoto
let marked: Buffer
beforeAll(async () => {
  photo = await makePhoto(1, WIDTH, HEIGHT)
  other = await makePhoto(2, WIDTH, HEIGHT)
  marked = await markedJpeg(photo, secret, ID)
})

const lines = Array.from(
  { length: 15 },
  (_, at) =>
    `<text x="${(at * 37) % 60}" y="${at * 60 + 45}" font-size="44" font-weight="bold" fill="${at % 2 ? '#fff' : '#000'}">` +
    'LOOK WHAT THEY DID LAST NIGHT, SHOW IT TO ALL</text>',
)
const stickers = Array.from({ length: 14 }, (_, at) => {
  const [x, y] = [((at * 0.37 + 0.1) % 1) * WIDTH, ((at * 0.61 + 0.07) % 1) * HEIGHT]
  return `<circle cx="${x}" cy="${y}" r="96" fill="hsl(${at * 50},90%,55%)" stroke="#fff" stroke-width="12"/>`
})
const OVER: Record<string, string> = {
  'writing from edge to edge': lines.join(''),
  'fourteen stickers': stickers.join(''),
  'a black bar over two fifths': `<rect y="270" width="${WIDTH}" height="360"/>`,
}

/** As it is sent on: smaller, recoded. */
async function writeOver(picture: Buffer, drawn: string): Promise<Luma> {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawn}</svg>`)
  const whole = await sharp(picture)
    .composite([{ input: svg }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return lumaOf(await sharp(whole).resize(1_080).jpeg({ quality: 75 }).toBuffer())
}

const archive = (original: Luma) =>
  archiveOf([{ id: 1, original, copies: [{ id: ID, memberId: 4, keyId: 1, isReuploaded: false }] }])

test.each(Object.entries(OVER))('under %s', async (_, drawn) => {
  const leak = await writeOver(marked, drawn)
  const { marks, photos } = await readPicture(leak, { keys, archive: archive(photo.luma) })
  expect(marks).toMatchObject([{ copyId: ID, photo: 'same', names: true, copy: { memberId: 4 } }])
  const [{ alignment, correlation } = { alignment: [], correlation: 0 }] = photos
  expect(correlation).toBeGreaterThan(SAME_PHOTO)
  expect(alignment[0]).toBeCloseTo(0.9, 2)
})

test('writing makes the whole another picture, and its blocks do not', async () => {
  const leak = await writeOver(marked, `${OVER['writing from edge to edge']}${stickers.slice(0, 5).join('')}`)
  const suspect = openSuspect(leak)
  const position = upright(canonicalScale(leak))
  const original = openOriginal(photo.luma)
  const whole = register(suspect, original, { hints: [position], isThorough: false })
  expect(whole?.correlation ?? 0).toBeLessThan(SAME_PHOTO)
  const { blocks, correlation } = registerInParts(suspect, original, [position]) ?? {}
  expect(correlation).toBeGreaterThan(SAME_PHOTO)
  expect(blocks?.shown.some((isShown) => !isShown)).toBe(true)
})

test('the same mark on another photo is not named, whatever is written over that', async () => {
  const leak = await writeOver(marked, lines.join(''))
  const { marks } = await readPicture(leak, { keys, archive: archive(other.luma) })
  expect(marks).toMatchObject([{ copyId: ID, photo: 'other', names: false }])
})
