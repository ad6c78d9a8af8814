// What is sent of documents: copies that many want at once, texts piece by piece, and nothing that is not what was taken in.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { documents } from '@aerie/contract/documents'
import { settings } from '@aerie/contract/settings'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originalOf } from '#features/document-files/files.ts'
import { type DocumentWorld, of, openDocumentWorld } from '#features/documents/document-world.fixture.ts'
import { madeDocx, madePdf } from '#platform/documents/made-document.fixture.ts'
import { cookieName } from '#platform/session/cookie.ts'
import { startSession } from '#platform/session/sessions.ts'

let opened: DocumentWorld
beforeAll(async () => {
  opened = await openDocumentWorld()
})
afterAll(() => opened.world.close())

const originalOfDocument = async ({ id }: { id: number }) =>
  originalOf(
    await opened.world.db
      .selectFrom('document_versions')
      .select(['code', 'extension'])
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow(),
  )

test('a whole class that downloads one PDF at once has a copy each', async () => {
  const { add, world } = opened
  const { id } = await add({ name: 'by-laws.pdf', content: await madePdf(['By-laws']) })
  const brothers = await world.db
    .selectFrom('members')
    .select('id')
    .where('inactive_since', 'is', null)
    .orderBy('id')
    .limit(30)
    .execute()
  const cookies = await Promise.all(brothers.map((one) => startSession(world.ctx, one.id, 'Test browser')))
  const answers = await Promise.all(
    cookies.map((cookie) =>
      world.app.inject({
        url: `/api/documents/${id}/download`,
        headers: { cookie: `${cookieName(world.app)}=${cookie}` },
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(cookies.map(() => 200))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('latin1'))).size).toBe(cookies.length)
})

test('a marked copy is sent in parts, all of them of the same bytes', async () => {
  const { add, get, world } = opened
  const { id } = await add({ name: 'accounts.pdf', content: await madePdf(['The accounts', 'The roof']) })
  const view = (headers: Record<string, string> = {}) => get(`/api/documents/${id}/view`, 'kenji', headers)
  const { rawPayload: whole, headers } = await view()
  const etag = String(headers.etag)
  expect(headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(whole.length) })
  const first = await view({ range: 'bytes=0-999' })
  expect([first.statusCode, first.headers.etag, first.headers['content-range']]).toEqual([
    206,
    etag,
    `bytes 0-999/${whole.length}`,
  ])
  const rest = await view({ range: 'bytes=1000-', 'if-range': etag })
  expect(Buffer.concat([first.rawPayload, rest.rawPayload]).equals(whole)).toBe(true)
  const ofAnother = await view({ range: 'bytes=1000-', 'if-range': '"1"' })
  expect([ofAnother.statusCode, ofAnother.rawPayload.equals(whole)]).toEqual([200, true])
  const beyond = await view({ range: `bytes=${whole.length}-` })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`])
  expect((await view({ 'if-none-match': etag, range: 'bytes=0-9' })).statusCode).toBe(304)
  const copies = await world.db
    .selectFrom('copies')
    .select('id')
    .where('id', '=', Number(etag.slice(1, -1)))
    .execute()
  expect(copies).toHaveLength(1)
})

test('a download of a marked copy goes on where it broke off', async () => {
  const { add, get } = opened
  const { id } = await add({ name: 'history.pdf', content: await madePdf(['The history']) })
  const download = (headers: Record<string, string> = {}) => get(`/api/documents/${id}/download`, 'rook', headers)
  const { rawPayload: whole, headers } = await download()
  const rest = await download({ range: 'bytes=500-', 'if-range': String(headers.etag) })
  expect([rest.statusCode, rest.headers['x-marked']]).toEqual([206, 'yes'])
  expect(rest.rawPayload.equals(whole.subarray(500))).toBe(true)
})

test('the answer to an upload says whether copies can be marked', async () => {
  const { send } = opened
  const markingOf = async (name: string, content: Uint8Array<ArrayBuffer>) =>
    (await send({ name, content })).body.marking
  const pdf = new Uint8Array(await madePdf(['Contract']))
  const signed = new Uint8Array(Buffer.concat([pdf, Buffer.from('\n% /ByteRange [0 1 2 3]\n')]))
  expect(await markingOf('contract.pdf', pdf)).toBe('possible')
  expect(await markingOf('signed.pdf', signed)).toBe('breaks_signature')
})

test('an Office file that is taken home names its copy, noted before', async () => {
  const { add, get, world } = opened
  const content = madeDocx(['Minutes'])
  const { id, mimeType } = await add({ name: 'minutes.docx', content })
  const sent = () => get(`/api/documents/${id}/download`, 'kenji')
  const { rawPayload, headers } = await sent()
  expect(headers).toMatchObject({ 'x-marked': 'yes', 'content-type': mimeType })
  expect(headers['content-disposition']).toContain('minutes.docx')
  const copy = await world.db
    .selectFrom('copies')
    .select('id')
    .where('sha256', '=', createHash('sha256').update(rawPayload).digest())
    .executeTakeFirstOrThrow()
  const custom = strFromU8(unzipSync(rawPayload)['docProps/custom.xml'] ?? new Uint8Array())
  expect(custom).toContain(`copy ${copy.id.toString(16).padStart(10, '0')}`)
  expect((await sent()).rawPayload.equals(rawPayload)).toBe(true)
})

test('where documents are not marked, an Office file leaves as it came', async () => {
  const { add, as, get } = opened
  const content = madeDocx(['Untouched'])
  const { id } = await add({ name: 'untouched.docx', content })
  const switchMarks = (documentWatermarking: boolean) =>
    as('marcus')(settings.change, { body: { documentWatermarking } })
  await switchMarks(false)
  const { rawPayload, headers } = await get(`/api/documents/${id}/download`, 'kenji')
  await switchMarks(true)
  expect([rawPayload.equals(content), headers['x-marked']]).toEqual([true, undefined])
})

test('a reader is sent the copy that he had, and nobody else is', async () => {
  const { add, as, get, world } = opened
  const document = await add({ name: 'roof.pdf', content: await madePdf(['The roof']) })
  const view = (player: 'kenji' | 'rook') => get(`/api/documents/${document.id}/view`, player)
  const first = await view('kenji')
  const name = await originalOfDocument(document)
  const original = await world.ctx.files.read(name)
  await world.ctx.files.put(name, Buffer.alloc(original.length))
  // No copy can be made anew.
  const again = await view('kenji')
  expect([again.statusCode, again.rawPayload.equals(first.rawPayload)]).toEqual([200, true])
  expect((await view('rook')).statusCode).toBe(410)
  const body = { title: document.title, category: document.category, accessLevel: 'admin' as const }
  await as('marcus')(documents.save, { ...of(document), body })
  expect((await view('kenji')).statusCode, 'what is raised is gone, whatever is kept of it').toBe(404)
})

test.each([
  ['a PDF', 'survey.pdf', async () => await madePdf(['The survey'])],
  [
    'an old Office file',
    'letter.doc',
    () => readFile(new URL('../../platform/documents/samples/old.doc', import.meta.url)),
  ],
  ['a text', 'minutes.txt', async () => Buffer.from('What was said at the meeting of the board')],
] as const)('%s that is damaged where it is kept is not sent as if it were good', async (_, name, make) => {
  const { add, get, world } = opened
  const document = await add({ name, content: new Uint8Array(await make()) })
  const file = await originalOfDocument(document)
  const original = await world.ctx.files.read(file)
  const send = (way: string) => get(`/api/documents/${document.id}/${way}`, 'kenji')
  for (const damage of [Buffer.from('junk'), Buffer.from(original).fill(0x20, 5, 9)]) {
    await world.ctx.files.put(file, damage)
    for (const way of ['view', 'download']) {
      const { statusCode, body } = await send(way)
      expect([statusCode, body], way).toEqual([410, expect.stringMatching(/is damaged where it is kept/)])
    }
  }
  await world.ctx.files.put(file, original)
  for (const way of ['view', 'download']) expect((await send(way)).statusCode, way).toBe(200)
})

test('a text comes in pieces as it was written, whatever it was written in', async () => {
  const { add, get } = opened
  const line = 'Was beschloß die große Versammlung über das Café? '
  const text = line.repeat(3_000)
  for (const content of [Buffer.from(text), Buffer.from(text, 'latin1'), Buffer.from(`\uFEFF${text}`, 'utf16le')]) {
    const { id } = await add({ content: new Uint8Array(content) })
    const { body, headers } = await get(`/api/documents/${id}/view`, 'kenji')
    expect(body === text).toBe(true)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  }
})

test('a text that is too long to be shown is a file to keep, and its beginning is searched', async () => {
  const { add, get, world } = opened
  const content = new Uint8Array(Buffer.from(`The first heron.${' '.repeat(2 * 1_048_576)}The last osprey.`))
  const { id } = await add({ name: 'ledger.txt', content })
  const { headers, rawPayload } = await get(`/api/documents/${id}/view`, 'kenji')
  expect(headers['content-disposition']).toMatch(/^attachment/)
  expect(rawPayload.equals(content)).toBe(true)
  const found = async (q: string) => (await get(`/api/documents/search?q=${q}`, 'kenji')).json().length
  expect([await found('heron'), await found('osprey')]).toEqual([1, 0])
  const state = await world.db.selectFrom('document_versions').select('state').where('document_id', '=', id).execute()
  expect(state).toEqual([{ state: 'ready' }])
})

/** Two frames, of which the second is another. */
const moving = (side: number) => {
  const frame = (value: number) => Buffer.alloc(side * side * 3, value)
  const raw = { width: side, height: side * 2, channels: 3 as const, pageHeight: side }
  return sharp(Buffer.concat([frame(40), frame(200)]), { raw })
    .gif({ delay: [80, 80] })
    .toBuffer()
}

test.each([400, 64])('a picture of %i pixels that moves goes on moving, shown and taken home', async (side) => {
  const { add, get, world, as } = opened
  const { id } = await add({ name: 'dance.gif', content: new Uint8Array(await moving(side)) })
  for (const act of ['view', 'download']) {
    const { rawPayload, headers } = await get(`/api/documents/${id}/${act}`, 'kenji')
    expect(headers['content-type']).toBe('image/webp')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', pages: 2, width: side })
    if (act === 'download') expect(headers['content-disposition']).toContain('dance.webp')
    const copies = await world.db
      .selectFrom('copies')
      .select('id')
      .where('sha256', '=', createHash('sha256').update(rawPayload).digest())
      .execute()
    // Frames too small for a mark are noted with who has opened it.
    expect(copies).toHaveLength(side < 320 ? 0 : 1)
  }
  const { body } = await as('marcus')(documents.accesses, of({ id }))
  expect(body.map(({ act }) => act).sort()).toEqual(['download', 'view'])
})
