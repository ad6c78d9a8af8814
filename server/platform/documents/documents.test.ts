// Papers are read in a process of their own: their text, their first page, and a sentence for what cannot be kept.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canWatch } from '../process-limits.ts'
import { openDocumentReader } from './documents.ts'
import { madeDocx, madeDocxOf, madePdf, madePptx, madeXlsx } from './made-document.fixture.ts'
import type { DocumentFormat, ReadFormat } from './orders.ts'

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
const MEMBER = 7
async function read(content: Uint8Array, format: ReadFormat, reader = documents) {
  const { pages, rendition: _, ...found } = await reader.read(await fileOf(content), format)
  return { ...found, pages: pages.map(({ body }) => body) }
}
const check = async (content: Uint8Array, format: DocumentFormat) =>
  documents.check(await fileOf(content), format, MEMBER)

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
  ['a zip of something else', 'docx', async () => zipSync({ 'a.txt': strToU8('a') }), /not a docx file/],
  ['what is no zip', 'xlsx', async () => strToU8('no zip at all'), /not a xlsx file/],
] as const)('refuses %s with a sentence, and reads the next', async (_, format, make, sentence) => {
  await expect(make().then((content) => check(content, format))).rejects.toMatchObject({
    code: 'not_valid',
    message: expect.stringMatching(sentence),
  })
  await check(await madePdf(['fine']), 'pdf')
})

test('what a machine with much to do did not get round to is no fault of the file', async () => {
  const hurried = openDocumentReader({ timeoutMs: 1 })
  const code = canWatch ? 'unavailable' : 'not_valid'
  await expect(read(await madePdf(['x']), 'pdf', hurried)).rejects.toMatchObject({ code })
  hurried.close()
})

/** Draws 50,000 lines of half a million dashes each: time without end, and little memory. */
function endlessPdf() {
  const drawn = `[.001] 0 d ${'0 0 m 595 842 l S '.repeat(50_000)}`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream `,
  ].map((object, at) => `${at + 1} 0 obj${object}endobj\n`)
  return Buffer.from(`%PDF-1.4\n${objects.join('')}trailer<</Root 1 0 R/Size 5>>\n%%EOF`)
}

test('what takes more than its time is ended, and the next is read', async () => {
  // Enough for an honest file in a process that has just begun, on a machine with much to do.
  const reader = openDocumentReader({ readMs: 4_000 })
  await expect(read(endlessPdf(), 'pdf', reader)).rejects.toMatchObject({
    code: 'not_valid',
    message: expect.stringMatching(/too long/),
  })
  expect((await read(await madePdf(['still here']), 'pdf', reader)).count).toBe(1)
  reader.close()
})

const word = (xml: string) => madeDocxOf('', { 'word/document.xml': xml })

test.each([
  ['paragraphs that never end', 'docx', word('<w:p t="s">'.repeat(200_000)), /nested too deeply/],
  ['tags within tags', 'docx', word('<w:tbl>'.repeat(300)), /nested too deeply/],
] as const)('of %s nothing is read', async (_, format, content, sentence) => {
  await expect(read(content, format)).rejects.toMatchObject({ message: expect.stringMatching(sentence) })
})

test.each([
  ['tags that never end', '<'.repeat(3_000_000), ''],
  ['attributes that never end', `<w:t>1</w:t>${'<w:p '.repeat(1_000_000)}`, '1'],
  ['comments that never end', `<w:t>1</w:t>${'<!--'.repeat(1_000_000)}`, '1'],
  ['a million attributes', `<w:p ${'t="s" '.repeat(500_000)}/><w:t>2</w:t>`, '2'],
])('of %s what can be read', async (_, xml, text) => {
  expect((await read(word(xml), 'docx')).pages.join('')).toBe(text)
})

test('of a long text as much as is searched, in the process that has the file alone', async () => {
  const { pages } = await read(Buffer.from('Ärger über größte Maßnahmen '.repeat(120_000)), 'text')
  const length = pages.reduce((sum, page) => sum + Buffer.byteLength(page), 0)
  expect(length).toBeGreaterThan(2 * 1_048_576 - 4)
  expect(length).toBeLessThanOrEqual(2 * 1_048_576)
})
