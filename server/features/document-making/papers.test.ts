// Office and CSV files over HTTP: what is shown of each, to whom, and what is refused for what it is.
import { readFileSync } from 'node:fs'
import { documentSearch } from '@aerie/contract/document-search'
import { documentViewing, Slides, Workbook } from '@aerie/contract/document-viewing'
import { documents } from '@aerie/contract/documents'
import { settings } from '@aerie/contract/settings'
import { utils, write } from '@e965/xlsx'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DocumentWorld, of, openDocumentWorld } from '#features/documents/document-world.fixture.ts'
import {
  madeDocx,
  madeDocxOf,
  madePptxOf,
  madeRelationships,
  madeXlsx,
} from '#platform/documents/made-document.fixture.ts'
import { noisy } from '#platform/pictures/picture.fixture.ts'

let opened: DocumentWorld
beforeAll(async () => {
  opened = await openDocumentWorld()
})
afterAll(() => opened.world.close())

const contentOf = async (document: { id: number }) =>
  (await opened.as('kenji')(documentViewing.content, of(document))).body
const viewOf = (document: { id: number }, player: 'kenji' | 'rook' | 'julian' = 'kenji') =>
  opened.get(`/api/documents/${document.id}/view`, player)
const old = (bookType: 'biff8') => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Dues', 42]]), 'Ledger')
  return new Uint8Array(write(book, { type: 'buffer', bookType }))
}

test.each([
  ['ledger.xlsx', madeXlsx, ['Dues', '420']],
  ['ledger.xls', () => old('biff8'), ['Dues', '42']],
  ['ledger.csv', () => 'Dues,42\n', ['Dues', '42']],
])('%s is shown as tables', async (name, make, [first, second]) => {
  const document = await opened.add({ name, content: make() })
  expect(await contentOf(document)).toEqual({
    viewerUrl: `/api/documents/${document.id}/view?version=1`,
    shownAs: 'tables',
    reason: null,
  })
  const { headers, body } = await viewOf(document)
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect([headers['cache-control'], headers['content-security-policy']]).toEqual([
    'private, no-store',
    expect.stringContaining('sandbox'),
  ])
  const [sheet] = Workbook.parse(JSON.parse(body)).sheets
  expect(sheet?.rows[0]?.map((cell) => (typeof cell === 'object' ? cell?.text : cell))).toEqual([first, second])
})

test('of a docx a package is shown that has nothing of its author, and the file itself is what is downloaded', async () => {
  const content = madeDocx(['Sesame'], { 'docProps/core.xml': '<author>Rook</author>' })
  const document = await opened.add({ name: 'letter.docx', content })
  expect(await contentOf(document)).toMatchObject({ shownAs: 'word' })
  expect(Object.keys(unzipSync((await viewOf(document)).rawPayload))).not.toContain('docProps/core.xml')
  const { rawPayload } = await opened.get(`/api/documents/${document.id}/download`, 'kenji')
  const [sent, kept] = [unzipSync(rawPayload), unzipSync(content)]
  expect(sent['word/document.xml']).toEqual(kept['word/document.xml'])
  expect(Buffer.from(sent['docProps/core.xml'] ?? []).toString()).toContain('<author>Rook')
})

const setMarks = (documentWatermarking: boolean) =>
  opened.as('marcus')(settings.change, { body: { documentWatermarking } })

async function presentation() {
  const photo = await noisy(640, 400)
    .jpeg()
    .withExif({ IFD0: { Model: 'A camera' }, IFD3: { GPSLatitude: '48/1 51/1 30/1', GPSLatitudeRef: 'N' } })
    .toBuffer()
  const slide =
    '<p:sld><p:pic><p:cNvPr descr="The porch"/><a:blip r:embed="rId1"/></p:pic><p:pic><a:blip r:embed="rId2"/></p:pic></p:sld>'
  return madePptxOf([slide], {
    'ppt/slides/_rels/slide1.xml.rels': madeRelationships([
      ['rId1', 'image', '../media/image1.jpeg'],
      ['rId2', 'image', '../media/image2.png'],
    ]),
    'ppt/media/image1.jpeg': photo,
    'ppt/media/image2.png': 'no picture at all',
  })
}

test('the pictures on slides bear the mark of their reader, tell nothing of a camera, and are for those of the level', async () => {
  const { add, as, get, world } = opened
  const document = await add({ name: 'plan.pptx', content: await presentation(), level: 'admin' })
  const picture = (number: number, player: 'kenji' | 'julian' | 'marcus') =>
    get(`/api/documents/${document.id}/pictures/${number}`, player)
  const [slide] = Slides.parse(JSON.parse((await viewOf(document, 'julian')).body)).slides
  expect(slide?.pictures[0]).toEqual({ number: 0, alt: 'The porch' })
  const [his, other] = [await picture(0, 'julian'), await picture(0, 'marcus')]
  const about = await sharp(his.rawPayload).metadata()
  expect([his.headers['content-type'], about.width, about.exif]).toEqual(['image/jpeg', 640, undefined])
  expect(his.rawPayload.equals(other.rawPayload), 'each has a copy of his own').toBe(false)
  expect((await picture(0, 'julian')).rawPayload.equals(his.rawPayload), 'and one for the day').toBe(true)
  expect((await picture(0, 'kenji')).statusCode).toBe(404)
  expect((await viewOf(document, 'kenji')).statusCode).toBe(404)
  expect((await picture(1, 'julian')).statusCode, 'what is none is left out').toBe(404)
  expect((await picture(7, 'julian')).statusCode).toBe(404)

  await setMarks(false)
  const [bare, same] = [await picture(0, 'julian'), await picture(0, 'marcus')]
  expect(bare.rawPayload.equals(same.rawPayload)).toBe(true)
  expect((await sharp(bare.rawPayload).metadata()).exif).toBeUndefined()
  await setMarks(true)

  const { body: accesses } = await as('marcus')(documents.accesses, of(document))
  expect(
    accesses.map(({ act, times }) => [act, times]),
    'slides and their pictures are one view',
  ).toEqual([
    ['view', 1],
    ['view', 1],
  ])
  await as('marcus')(documents.remove, of(document))
  await world.work()
  const left = await Array.fromAsync(world.ctx.files.list('document-renditions/'))
  expect(left.filter(({ name }) => name.includes('-slide'))).toEqual([])
})

test('an old Word file says why it is not shown', async () => {
  const document = await opened.add({ name: 'letter.doc', content: sample('old.doc') })
  expect(await contentOf(document)).toMatchObject({
    shownAs: 'none',
    reason: expect.stringMatching(/^Old Word files \(\.doc\) are shown only where LibreOffice/),
  })
})

const locked = () => sample('password-protected.docx')

test.each([
  ['letter.docx', locked, /^This file has a password\. Save it without a password and select that\.$/],
  ['ledger.xlsx', locked, /^This file has a password/],
  [
    'letter.doc',
    () => '{\\rtf1\\ansi Dear brothers}',
    /^This is an RTF text, although its name ends in \.doc\. Open it, save it as \.docx/,
  ],
  [
    'ledger.xls',
    () => '\n<html><table><tr><td>1</td></tr></table>',
    /^This is a web page, although its name ends in \.xls\./,
  ],
  ['letter.xlsx', () => madeDocx(['A letter']), /^This is a Word file, although its name ends in \.xlsx\./],
  ['letter.docx', () => old('biff8'), /^This is an old Excel file, although its name ends in \.docx\./],
])('%s is refused for what it is', async (name, make, sentence) => {
  const { send, listed } = opened
  const before = await listed('kenji')
  const { status, problem } = await send({ name, content: make(), again: true })
  expect([status, problem.detail]).toEqual([400, expect.stringMatching(sentence)])
  expect(await listed('kenji')).toEqual(before)
})

const sample = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../platform/documents/samples/${name}`, import.meta.url)))

test('what was struck out is found by nobody, and what its own directory names is', async () => {
  const struck = await opened.add({ name: 'donors.docx', content: sample('tracked-deletion.docx') })
  const online = await opened.add({ name: 'minutes.docx', content: sample('word-online-main-part.docx') })
  const found = async (q: string) =>
    (await opened.as('kenji')(documentSearch.find, { query: { q } })).body.map(({ id }) => id)
  expect(await found('Quillfeather')).toEqual([])
  expect(await found('chapter thanks the donor')).toEqual([struck.id])
  expect(await contentOf(online)).toMatchObject({ shownAs: 'word' })
})

test('what is read by its own directory alone is kept and found; a version that is shown again keeps what is shown of it', async () => {
  const { add, as, replace, world } = opened
  const document = await add({ name: 'online.docx', content: madeDocxOf('<w:p><w:t>Sesame</w:t></w:p>') })
  await replace(document, 'Another text', 'Text alone')
  await world.work()
  expect(await contentOf(document)).toMatchObject({ shownAs: 'text' })
  const versions = { params: { documentId: String(document.id), number: '1' } }
  await as('marcus')(documents.restore, versions)
  expect(await contentOf(document)).toMatchObject({ shownAs: 'word', viewerUrl: expect.stringContaining('version=3') })
})
