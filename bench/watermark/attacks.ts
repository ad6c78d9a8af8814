// Marks pictures, says how far that changes them, puts each through all attacks and reads it: blind, then with the copies known,
// then with the original.
import { randomBytes } from 'node:crypto'
import { archiveOf } from '@aerie/watermark/reading/archive.fixture'
import { ATTACKS } from '@aerie/watermark/reading/attacks.fixture'
import type { Archive, Luma } from '@aerie/watermark/reading/finding'
import { lumaOf, type MadePhoto, markedJpeg, toJpeg } from '@aerie/watermark/reading/marked-photo.fixture'
import { readPicture } from '@aerie/watermark/reading/read-picture'
import { signalToNoise, similarity } from './likeness.ts'
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
  /** Processor time of each blind reading. */
  milliseconds: number[]
}

/** Of the marked JPEG against the same unmarked. */
interface Likeness {
  psnr: number
  ssim: number
}

export async function measureAttacks(from: number, count: number) {
  const rows = new Map<string, Row>()
  const likenesses: Likeness[] = []
  for (let number = from; number < from + count; number++) {
    const { name, photo } = await takePicture(number)
    const ids = Array.from({ length: COPIES }, () => MONTH + randomBytes(4).readUInt32BE())
    const jpeg = await markedJpeg(photo, secret, ids[0] ?? 0)
    const [marked, unmarked] = [await lumaOf(jpeg), await lumaOf(await toJpeg(photo, photo.luma))]
    const likeness = { psnr: signalToNoise(marked, unmarked), ssim: similarity(marked, unmarked) }
    likenesses.push(likeness)
    for (const [attack, change] of Object.entries(ATTACKS)) {
      const row = rows.get(attack) ?? { blind: 0, ids: 0, original: 0, wrong: 0, milliseconds: [] }
      rows.set(attack, row)
      await readInTurn(await lumaOf(await change(jpeg)), photo, ids, row)
    }
    console.error(`${name}: ${likeness.psnr.toFixed(1)} dB, SSIM ${likeness.ssim.toFixed(4)}`)
    print(rows, likenesses)
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
      const began = process.cpuUsage()
      const { marks } = await readPicture(luma, { keys, archive })
      const { user, system } = process.cpuUsage(began)
      row.wrong += marks.filter(({ copyId }) => copyId !== ids[0]).length
      isRead = marks.some(({ copyId }) => copyId === ids[0])
      if (column === 'blind') row.milliseconds.push((user + system) / 1_000)
    }
    if (isRead) row[column]++
  }
}

function print(rows: ReadonlyMap<string, Row>, likenesses: readonly Likeness[]) {
  const totals = { blind: 0, ids: 0, original: 0, wrong: 0 }
  const spread = (values: readonly number[], digits: number) =>
    [values.reduce((sum, value) => sum + value, 0) / values.length, Math.min(...values), Math.max(...values)]
      .map((value) => value.toFixed(digits))
      .join(', ')
  const [psnr, ssim] = [likenesses.map((one) => one.psnr), likenesses.map((one) => one.ssim)]
  console.log(
    `\n${likenesses.length} pictures; mean, least, most: PSNR ${spread(psnr, 1)} dB, SSIM ${spread(ssim, 4)}\n`,
  )
  console.log(
    '| attack | blind | copies known | original known | wrong | processor time blind, median |\n|---|---|---|---|---|---|',
  )
  for (const [attack, { blind, ids, original, wrong, milliseconds }] of rows) {
    const median = milliseconds.toSorted((one, other) => one - other)[milliseconds.length >> 1] ?? 0
    console.log(`| ${attack} | ${blind} | ${ids} | ${original} | ${wrong} | ${(median / 1000).toFixed(2)} s |`)
    totals.blind += blind
    totals.ids += ids
    totals.original += original
    totals.wrong += wrong
  }
  const all = rows.size * likenesses.length
  console.log(`| **all ${all}** | ${totals.blind} | ${totals.ids} | ${totals.original} | ${totals.wrong} | |`)
}
