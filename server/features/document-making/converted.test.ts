// Office files of which LibreOffice makes PDF: shown, searched, marked and removed as PDF are, and downloaded as they came.
import { documentSearch } from '@aerie/contract/document-search'
import { documentViewing } from '@aerie/contract/document-viewing'
import { documents } from '@aerie/contract/documents'
import { settings } from '@aerie/contract/settings'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DocumentWorld, of, openDocumentWorld } from '#features/documents/document-world.fixture.ts'
import { madeDocx } from '#platform/documents/made-document.fixture.ts'
import { findOffice } from '#platform/office/find-office.ts'
import { openOffice } from '#platform/office/office.ts'
import { documentPointingAt } from '#platform/office/pointing-document.fixture.ts'
import { ENDLESS, openConvertingProgram, UNREADABLE } from './converting-program.fixture.ts'

type Id = { id: number }

let program: Awaited<ReturnType<typeof openConvertingProgram>>
let opened: DocumentWorld
beforeAll(async () => {
  program = await openConvertingProgram(['Minutes of the winter', 'The third night'])
  opened = await openDocumentWorld({ office: program.office })
})
afterAll(async () => {
  await opened.world.close()
  await program.close()
})

const contentOf = async (document: Id) => (await opened.as('kenji')(documentViewing.content, of(document))).body
const listed = async ({ id }: Id) => (await opened.listed('marcus')).find((one) => one.id === id)
const versionsOf = ({ id }: Id) =>
  opened.world.db.selectFrom('document_versions').selectAll().where('document_id', '=', id).orderBy('number').execute()
const renditions = async () =>
  (await Array.fromAsync(opened.world.ctx.files.list('document-renditions/'))).map(({ name }) => name)
const makeDue = () =>
  opened.world.db
    .updateTable('jobs')
    .set({ run_at: new Date(0) })
    .execute()

test('a Word file is being made ready until its PDF is there, with its pages, cover and text', async () => {
  const content = madeDocx(['Not what is in the PDF'])
  const { body: document } = await opened.send({ name: 'minutes.docx', content })
  expect(await contentOf(document)).toEqual({ state: 'making' })
  await opened.world.work()
  expect(await contentOf(document)).toMatchObject({ shownAs: 'pdf', reason: null })
  expect(await listed(document)).toMatchObject({ state: 'ready', pages: 2, cover: true, kind: 'word' })
  const { body: hits } = await opened.as('kenji')(documentSearch.find, { query: { q: 'third night' } })
  expect(hits.find(({ id }) => id === document.id)?.hits[0]).toMatchObject({ page: 2 })
  const download = await opened.get(`/api/documents/${document.id}/download`, 'kenji')
  const [sent, kept] = [download.rawPayload, content].map((file) => unzipSync(file)['word/document.xml'])
  expect(sent).toEqual(kept)
})

test('what is shown bears whose copy it is, and with marks off is the same for all', async () => {
  const document = await opened.add({ name: 'budget.docx', content: madeDocx(['Budget']) })
  const view = (player: 'kenji' | 'rook') => opened.get(`/api/documents/${document.id}/view`, player)
  const [kenji, rook] = [await view('kenji'), await view('rook')]
  for (const answer of [kenji, rook]) {
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect(kenji.rawPayload.equals(rook.rawPayload)).toBe(false)
  await opened.as('marcus')(settings.change, { body: { documentWatermarking: false } })
  expect((await view('kenji')).rawPayload.equals((await view('rook')).rawPayload)).toBe(true)
  await opened.as('marcus')(settings.change, { body: { documentWatermarking: true } })
})

test('nobody sees the PDF of a document that is not for him', async () => {
  const document = await opened.add({ name: 'board.docx', content: madeDocx(['Board']), level: 'admin' })
  expect((await opened.get(`/api/documents/${document.id}/view`, 'kenji')).statusCode).toBe(404)
  expect((await opened.get(`/api/documents/${document.id}/view`)).statusCode).toBe(401)
  expect((await opened.get(`/api/documents/${document.id}/view`, 'julian')).statusCode).toBe(200)
})

test('what LibreOffice makes nothing of is shown as without it, and not tried again', async () => {
  const document = await opened.add({ name: 'odd.docx', content: madeDocx(['Odd'], { 'word/odd.xml': UNREADABLE }) })
  expect(await contentOf(document)).toMatchObject({ shownAs: 'word' })
  const [version] = await versionsOf(document)
  expect(version?.conversion_failed_at).toBeInstanceOf(Date)
  await runFormer()
  expect(await versionsOf(document)).toEqual([version])
})

test('one whose conversion was ended is tried once more, then shown as without it', async () => {
  const document = await opened.add({ name: 'long.docx', content: madeDocx(['Long'], { 'word/odd.xml': ENDLESS }) })
  expect(await contentOf(document)).toEqual({ state: 'making' })
  await makeDue()
  await opened.world.work()
  expect(await contentOf(document)).toMatchObject({ shownAs: 'word' })
})

async function runFormer() {
  await opened.world.db.insertInto('jobs').values({ kind: 'convert-former-papers', payload: '{}' }).execute()
  await opened.world.work()
}

test('what was there before LibreOffice stays as it is shown until its PDF is made', async () => {
  program.found.isThere = false
  const document = await opened.add({ name: 'former.docx', content: madeDocx(['Former']) })
  await runFormer()
  expect(await contentOf(document)).toMatchObject({ shownAs: 'word' })
  program.found.isThere = true
  await runFormer()
  expect(await contentOf(document)).toMatchObject({ shownAs: 'pdf' })
  expect(await listed(document)).toMatchObject({ pages: 2, cover: true })
})

test('an interrupted conversion is done again, and done twice it is the same', async () => {
  const { body: document } = await opened.send({ name: 'cut.docx', content: madeDocx(['Cut']) })
  await opened.world.work()
  const [version] = await versionsOf(document)
  await opened.world.db
    .insertInto('jobs')
    .values({ kind: 'convert-paper', payload: JSON.stringify({ versionId: version?.id }), attempts: 1 })
    .execute()
  await opened.world.work()
  expect(await versionsOf(document)).toEqual([version])
  expect(
    await opened.world.db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'convert-paper')
      .where('failed_at', 'is', null)
      .execute(),
  ).toEqual([])
})

test('a former version takes its PDF along when it is shown again, and all go with the document', async () => {
  const document = await opened.add({ name: 'rules.docx', content: madeDocx(['Rules']) })
  await opened.replace(document, 'Plain rules', 'As text')
  await opened.world.work()
  expect(await contentOf(document)).toMatchObject({ shownAs: 'text' })
  await opened.as('marcus')(documents.restore, { params: { documentId: String(document.id), number: '1' } })
  expect(await contentOf(document)).toMatchObject({ shownAs: 'pdf' })
  const [{ code = '' } = {}] = await versionsOf(document)
  expect(await renditions()).toContain(`document-renditions/${code}-pdf.pdf`)
  await opened.as('marcus')(documents.remove, of(document))
  await opened.world.work()
  expect((await renditions()).filter((name) => name.includes(code))).toEqual([])
})

const found = await findOffice(process.env, false)

test.runIf(found.bwrap)('the LibreOffice of this machine makes it all', async () => {
  const own = await openDocumentWorld({ office: openOffice(found) })
  try {
    const content = documentPointingAt(['The roof is paid for'], ['http://127.0.0.1:9/seen.png'])
    const document = await own.add({ name: 'roof.docx', content })
    expect((await own.as('kenji')(documentViewing.content, of(document))).body).toMatchObject({ shownAs: 'pdf' })
    const { body: hits } = await own.as('kenji')(documentSearch.find, { query: { q: 'roof is paid' } })
    expect(hits.map(({ id }) => id)).toContain(document.id)
  } finally {
    await own.world.close()
  }
})
