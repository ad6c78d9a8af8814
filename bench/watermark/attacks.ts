// Marks pictures, puts each through all attacks and reads it: blind, then with the copies known, then with the original.
import { randomBytes } from 'node:crypto'
import { archiveOf } from '../../server/platform/watermark/reading/archive.fixture.ts'
import { ATTACKS } from '../../server/platform/watermark/reading/attacks.fixture.ts'
import type { Archive, Luma } from '../../server/platform/watermark/reading/finding.ts'
import {
  lumaOf,
  type MadePhoto,
  markedJpeg,
  markLuma,
} from '../../server/platform/watermark/reading/marked-photo.fixture.ts'
import { readPicture } from '../../server/platform/watermark/reading/read-picture.ts'
import { takePicture } from './pictures.ts'

const secret = new Uint8Array(32).fill(9)
const keys = [{ id: 1, secret }]
/** Copies of each photo, of one month, each of another member. */
const COPIES = 20_000
const MONTH = 10 * 2 ** 32

interface Row {
  blind: number
  ids: number
  original: number
  wrong: number
  milliseconds: number[]
}

export async function measureAttacks(count: number) {
  const rows = new Map<string, Row>()
  const noises: number[] = []
  for (let number = 0; number < count; number++) {
    const { name, photo } = await takePicture(number)
    const ids = Array.from({ length: COPIES }, () => MONTH + randomBytes(4).readUInt32BE())
    const jpeg = await markedJpeg(photo, secret, ids[0] ?? 0)
    noises.push(signalToNoise(photo, ids[0] ?? 0))
    for (const [attack, change] of Object.entries(ATTACKS)) {
      const row = rows.get(attack) ?? { blind: 0, ids: 0, original: 0, wrong: 0, milliseconds: [] }
      rows.set(attack, row)
      await readInTurn(await lumaOf(await change(jpeg)), photo, ids, row)
    }
    console.error(`${name}: ${noises.at(-1)?.toFixed(1)} dB`)
    if ((number + 1) % 2 === 0 || number + 1 === count) print(rows, number + 1, noises)
  }
}

/** What is read with less needs no more; `wrong` counts every other copy that was found, named or not. */
async function readInTurn(luma: Luma, { luma: original }: MadePhoto, ids: readonly number[], row: Row) {
  const copies = ids.map((id, at) => ({ id, memberId: at + 1, keyId: 1, isReuploaded: false }))
  const archives: ['blind' | 'ids' | 'original', Archive][] = [
    ['blind', archiveOf([])],
    ['ids', { ...archiveOf([{ id: 1, original: null, copies }]), findPhotosLike: async () => [1] }],
    ['original', { ...archiveOf([{ id: 1, original, copies }]), findPhotosLike: async () => [1] }],
  ]
  let isRead = false
  for (const [column, archive] of archives) {
    if (!isRead) {
      const { marks, elapsedMs } = await readPicture(luma, { keys, archive })
      row.wrong += marks.filter(({ copyId }) => copyId !== ids[0]).length
      isRead = marks.some(({ copyId }) => copyId === ids[0])
      if (column === 'blind') row.milliseconds.push(elapsedMs)
    }
    if (isRead) row[column]++
  }
}

/** Peak signal to noise of the marked luma, in decibels. */
function signalToNoise(photo: MadePhoto, id: number) {
  const marked = markLuma(photo, secret, id)
  const squares = photo.luma.values.reduce((sum, value, at) => sum + (value - (marked.values[at] ?? 0)) ** 2, 0)
  return 10 * Math.log10(255 ** 2 / (squares / photo.luma.values.length))
}

function print(rows: ReadonlyMap<string, Row>, pictures: number, noises: readonly number[]) {
  const totals = { blind: 0, ids: 0, original: 0, wrong: 0 }
  console.log(
    `\n${pictures} pictures, ${(noises.reduce((sum, noise) => sum + noise, 0) / noises.length).toFixed(1)} dB\n`,
  )
  console.log(
    '| attack | blind | copies known | original known | wrong | median time blind |\n|---|---|---|---|---|---|',
  )
  for (const [attack, { blind, ids, original, wrong, milliseconds }] of rows) {
    const median = milliseconds.toSorted((one, other) => one - other)[milliseconds.length >> 1] ?? 0
    console.log(`| ${attack} | ${blind} | ${ids} | ${original} | ${wrong} | ${(median / 1000).toFixed(2)} s |`)
    totals.blind += blind
    totals.ids += ids
    totals.original += original
    totals.wrong += wrong
  }
  const all = rows.size * pictures
  console.log(`| **all ${all}** | ${totals.blind} | ${totals.ids} | ${totals.original} | ${totals.wrong} | |`)
}
