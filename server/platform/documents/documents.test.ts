// Papers are read in a process of their own: their text, their first page, and a sentence for what cannot be kept.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DocumentFormat, openDocumentReader } from './documents.ts'
import { madeDocx, madePdf, madePptx, madeXlsx } from './made-document.fixture.ts'

let folder: string
const documents = openDocumentReader()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-documents-'))
})
afterAll(async () => {
  documents.close()
  await rm(folder, { recursive: true, force: true })
})

let written = 0
async function fileOf(content: Uint8Array) {
  const path = join(folder, String(++written))
  await writeFile(path, content)
  return path
}
const read = async (content: Uint8Array, format: DocumentFormat) => documents.read(await fileOf(content), format)
const check = async (content: Uint8Array, format: DocumentFormat) => documents.check(await fileOf(content), format)

test('of a PDF the text of each page, their number, and a picture of the first', async () => {
  const { pages, count, cover } = await read(await madePdf(['Minutes of the board', '', 'The roof is paid for']), 'pdf')
  expect(pages.map((page) => page.trim())).toEqual(['Minutes of the board', '', 'The roof is paid for'])
  expect(count).toBe(3)
  const { width, format } = await sharp(cover ?? new Uint8Array()).metadata()
  expect([width, format]).toEqual([600, 'webp'])
})

test('of Office files what is written in them', async () => {
  const { pages } = await read(madeDocx(['By-laws &amp; rules', 'Adopted in 1991']), 'docx')
  expect(pages).toEqual(['By-laws & rules\nAdopted in 1991'])
  expect((await read(madePptx(['Welcome', 'The plan']), 'pptx')).pages).toEqual(['Welcome', 'The plan'])
  const [sheet = ''] = (await read(madeXlsx(), 'xlsx')).pages
  expect(sheet.split(/\s+/)).toEqual(expect.arrayContaining(['Dues', 'Roof', '420', '9000']))
})

const macros = madeDocx(['Hello'], { 'word/vbaProject.bin': 'x' })
/** Says that it unpacks to more than it is. */
function bomb() {
  const zip = Buffer.from(madeDocx(['x'.repeat(100)]))
  const entry = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  zip.writeUInt32LE(0xfffffff0, entry + 24)
  return zip
}

test.each([
  ['a PDF that breaks off', 'pdf', async () => (await madePdf(['x'])).subarray(0, 200), /damaged/],
  ['what is no PDF', 'pdf', async () => strToU8('%PDF-1.7 nothing else'), /damaged/],
  ['nothing at all', 'pdf', async () => new Uint8Array(), /damaged/],
  ['macros', 'docx', async () => macros, /without macros/],
  ['a bomb', 'docx', async () => bomb(), /unpacks to more/],
  ['a zip of something else', 'docx', async () => zipSync({ 'a.txt': strToU8('a') }), /damaged/],
  ['what is no zip', 'xlsx', async () => strToU8('no zip at all'), /damaged/],
] as const)('refuses %s with a sentence, and reads the next', async (_, format, make, sentence) => {
  await expect(make().then((content) => check(content, format))).rejects.toMatchObject({
    code: 'not_valid',
    message: expect.stringMatching(sentence),
  })
  await check(await madePdf(['fine']), 'pdf')
})

test('what takes too long is ended, and the next is read', async () => {
  const hurried = openDocumentReader({ patienceMs: 1 })
  await expect(hurried.read(await fileOf(await madePdf(['x'])), 'pdf')).rejects.toMatchObject({
    message: expect.stringMatching(/too long/),
  })
  hurried.close()
  expect((await read(await madePdf(['still here']), 'pdf')).count).toBe(1)
})
