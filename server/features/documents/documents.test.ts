// Documents over HTTP: taken in by what they are, listed, changed and deleted by whom the rules name, and told to open pages.
import { createHash } from 'node:crypto'
import { DOCUMENT_TYPES } from '@aerie/contract/document-values'
import { documentViewing } from '@aerie/contract/document-viewing'
import { documents } from '@aerie/contract/documents'
import { CFB } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originalOf } from '#features/document-files/files.ts'
import { madeDocx, madePdf } from '#platform/documents/made-document.fixture.ts'
import { readPdf } from '#platform/documents/pdf.ts'
import { type DocumentWorld, of, openDocumentWorld, type Player, picture } from './document-world.fixture.ts'

let opened: DocumentWorld
beforeAll(async () => {
  opened = await openDocumentWorld()
})
afterAll(() => opened.world.close())

test('is listed as it was described, the newest first, and served as it came', async () => {
  const { add, get, listed } = opened
  const { id } = await add({ title: ' By-laws ', category: '4019pine', content: 'Article one.', name: 'by-laws.txt' })
  const newer = await add({ title: 'Later' })
  expect((await listed()).map((one) => one.id).slice(0, 2)).toEqual([newer.id, id])
  expect((await listed()).find((one) => one.id === id)).toMatchObject({
    title: 'By-laws',
    description: null,
    category: '4019pine',
    accessLevel: 'members',
    filename: 'by-laws.txt',
    mimeType: 'text/plain',
    fileSize: 12,
    version: 1,
    state: 'ready',
    can: { edit: false, remove: false, replace: false },
  })
  const { headers, body } = await get(`/api/documents/${id}/download`, 'kenji')
  expect(body).toBe('Article one.')
  expect(headers['content-disposition']).toContain('filename="by-laws.txt"')
  expect(headers['cache-control']).toBe('private, no-store')
})

test('the specified sentences say what is missing', async () => {
  const { as, send } = opened
  const fields = { title: 'Minutes', category: 'general', accessLevel: 'members' }
  const file = { field: 'file', name: 'minutes.txt', content: 'Minutes' }
  const detail = async (form: object) => (await as('marcus')(documents.upload, { form })).problem.detail
  expect(await detail({ fields: { ...fields, title: ' ' }, file })).toBe('Title is required')
  expect(await detail({ fields: { ...fields, category: '' }, file })).toBe('Category is required')
  expect(await detail({ fields: { ...fields, accessLevel: '' }, file })).toBe('Access level is required')
  expect(await detail({ fields })).toBe('File is required')
  expect((await send({ content: '' })).problem.detail).toBe('File is required')
  const large = new Uint8Array(50 * 1_048_576 + 1).fill(0x61)
  const { status, problem } = await send({ name: 'ledger.csv', content: large })
  expect([status, problem.detail]).toEqual([413, 'ledger.csv exceeds 50MB limit'])
})

test.each([
  ['page.html', '<!doctype html><script>alert(1)</script>'],
  ['drawing.svg', '<!doctype html><html><svg/></html>'],
  ['comments.svg', `${'<!---->'.repeat(45)}x`],
  ['minutes.pdf', 'Not a PDF at all, but text.'],
  ['photo.png', '%PDF-1.7 a PDF that calls itself a picture'],
  ['ledger.csv', 'a\0binary'],
  ['letter.docx', 'A letter'],
  ['letter.docm', 'A letter with macros'],
  ['no-ending', 'Something'],
])('%s is refused for what it is', async (name, content) => {
  const { send, world } = opened
  const { status, problem } = await send({ name, content })
  expect(status).toBe(400)
  const ending = name.split('.')[1] ?? ''
  expect(problem.detail).toContain(
    ending in DOCUMENT_TYPES ? `This is not a ${ending} file.` : `${name} cannot be kept`,
  )
  const left = await Array.fromAsync(world.ctx.files.list('documents/'))
  const rows = await world.db.selectFrom('document_versions').select(['code', 'extension']).execute()
  expect(left.map((file) => file.name).sort()).toEqual(rows.map(originalOf).sort())
})

test('an old file with macros is taken, and says so', async () => {
  const old = (...streams: string[]) => {
    const container = CFB.utils.cfb_new()
    for (const stream of ['/WordDocument', ...streams]) CFB.utils.cfb_add(container, stream, new Uint8Array(64))
    return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer)
  }
  const withMacros = await opened.add({ name: 'roster.doc', content: old('/Macros/VBA/_VBA_PROJECT') })
  const without = await opened.add({ name: 'letter.doc', content: old() })
  expect([withMacros.hasMacros, without.hasMacros]).toEqual([true, false])
})

test('the same file is refused with the name of the one that is there, unless it is meant', async () => {
  const { send } = opened
  await send({ title: 'Ledger of 2026', content: 'the same', level: 'super_admin' })
  expect((await send({ content: 'the same' }, 'julian')).status, 'what he may not see is no reason').toBe(201)
  const { status, problem } = await send({ content: 'the same' }, 'kenji')
  // Kenji sees Julian's alone.
  expect([status, problem.detail]).toEqual([409, 'The same file is there already: Minutes.'])
  expect((await send({ content: 'the same', again: true }, 'kenji')).status).toBe(201)
  const known = async (player: Player, content: string) => {
    const body = { sha256: createHash('sha256').update(content).digest('hex') }
    return (await opened.as(player)(documents.known, { body })).body.same
  }
  expect(await known('kenji', 'the same')).toBe(problem.detail)
  expect(await known('kenji', 'nowhere')).toBeNull()
  await send({ title: 'Secret ledger', content: 'secret figures', level: 'super_admin' })
  expect([await known('julian', 'secret figures'), await known('marcus', 'secret figures')]).toEqual([
    null,
    'The same file is there already: Secret ledger.',
  ])
})

test('a level above one’s own is refused', async () => {
  const { send } = opened
  expect((await send({ level: 'admin' }, 'kenji')).status).toBe(403)
  expect((await send({ level: 'super_admin' }, 'julian')).status).toBe(403)
  expect((await send({ level: 'admin' }, 'julian')).status).toBe(201)
})

test('super admins change what is written about it, and nobody saves over what he has not seen', async () => {
  const { add, as, listed } = opened
  const document = await add({ title: 'Draft' })
  const body = { title: 'Final', category: 'history' as const, accessLevel: 'members' as const }
  const saved = await as('marcus')(documents.save, { ...of(document), body: { ...body, revision: document.revision } })
  expect(saved.body).toMatchObject({ title: 'Final', category: 'history' })
  expect((await listed()).find(({ id }) => id === document.id)?.title).toBe('Final')
  const stale = await as('marcus')(documents.save, { ...of(document), body: { ...body, revision: document.revision } })
  expect(stale.status).toBe(409)
})

test('a deleted one leaves neither a row nor a file', async () => {
  const { add, as, get, world } = opened
  const document = await add({ name: 'porch.jpg', content: await picture() })
  const { code } = await world.db
    .selectFrom('document_versions')
    .select('code')
    .where('document_id', '=', document.id)
    .executeTakeFirstOrThrow()
  await as('marcus')(documents.remove, of(document))
  await world.work()
  expect((await get(`/api/documents/${document.id}/view`, 'marcus')).statusCode).toBe(404)
  for (const folder of ['documents/', 'document-renditions/', 'document-covers/'])
    for await (const { name } of world.ctx.files.list(folder)) expect(name).not.toContain(code)
})

test('a list that has not changed is not sent again, and is as soon as it has', async () => {
  const { add, get } = opened
  const etag = String((await get('/api/documents', 'kenji')).headers.etag)
  const again = () => get('/api/documents', 'kenji', { 'if-none-match': etag })
  expect((await again()).statusCode).toBe(304)
  await add()
  expect((await again()).statusCode).toBe(200)
})

test('the newest are answered alone, with where the next are', async () => {
  const { as, listed } = opened
  const whole = (await listed()).map(({ id }) => id)
  const { body, headers } = await as('kenji')(documents.list, { query: { limit: '2' } })
  expect(body.map(({ id }) => id)).toEqual(whole.slice(0, 2))
  const cursor = new URLSearchParams(/\?([^>]*)>/.exec(String(headers.link))?.[1]).get('cursor') ?? ''
  const next = await as('kenji')(documents.list, { query: { limit: '2', cursor } })
  expect(next.body.map(({ id }) => id)).toEqual(whole.slice(2, 4))
})

test('a picture is shown with a mark of its reader, and its cover is there for those of its level', async () => {
  const { add, get, world } = opened
  const document = await add({ name: 'plan.jpg', content: await picture(1) })
  const [kenji, rook] = await Promise.all(
    (['kenji', 'rook'] as const).map((player) => get(`/api/documents/${document.id}/view`, player)),
  )
  expect(kenji?.headers['content-type']).toBe('image/jpeg')
  expect(kenji?.rawPayload.equals(rook?.rawPayload ?? Buffer.alloc(0))).toBe(false)
  const download = await get(`/api/documents/${document.id}/download`, 'kenji')
  expect(download.headers['x-marked']).toBe('yes')
  const copies = await world.db.selectFrom('copies').select('kind').where('kind', 'in', [3, 4]).execute()
  expect(copies.map(({ kind }) => kind).sort()).toEqual([3, 3, 4])
  expect((await get(`/api/documents/${document.id}/cover`, 'kenji')).headers['content-type']).toBe('image/webp')
})

test('a drawing and a text come without leave to run anything', async () => {
  const { add, get } = opened
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const drawing = await add({ name: 'plan.svg', content: svg })
  const text = await add({ name: 'page.txt', content: '<!doctype html><script>alert(1)</script>' })
  for (const [id, type] of [
    [drawing.id, 'image/svg+xml'],
    [text.id, 'text/plain; charset=utf-8'],
  ] as const) {
    const { headers } = await get(`/api/documents/${id}/view`, 'kenji')
    expect(headers['content-type']).toBe(type)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('a text in another encoding is shown in the usual one', async () => {
  const { add, get } = opened
  const { id } = await add({ name: 'ledger.txt', content: new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x3b, 0x31]) })
  expect((await get(`/api/documents/${id}/view`, 'kenji')).body).toBe('café;1')
})

test('what cannot be read says so, and others go on', async () => {
  const { add, as, listed } = opened
  const whole = await picture(2)
  const broken = await add({ name: 'broken.jpg', content: whole.slice(0, 300) })
  expect((await listed()).find(({ id }) => id === broken.id)?.state).toBe('failed')
  expect((await as('kenji')(documentViewing.content, of(broken))).status).toBe(200)
})

test('until it is made ready its content is still to come', async () => {
  const { as, add, world } = opened
  const document = await add()
  const row = world.db.updateTable('document_versions').where('document_id', '=', document.id)
  await row.set({ state: 'making' }).execute()
  const { status, body: answer } = await as('kenji')(documentViewing.content, of(document))
  expect([status, answer]).toEqual([202, { state: 'making' }])
})

test('a PDF is read, and each who opens or downloads it has a copy of his own', async () => {
  const { add, get, listed } = opened
  const { id } = await add({ name: 'survey.pdf', content: await madePdf(['The survey of 4019 Pine']) })
  expect((await listed()).find((one) => one.id === id)).toMatchObject({ pages: 1, cover: true, state: 'ready' })
  const [shown, saved] = [
    await get(`/api/documents/${id}/view`, 'kenji'),
    await get(`/api/documents/${id}/download`, 'kenji'),
  ]
  for (const { statusCode, headers, rawPayload } of [shown, saved]) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    const [page] = (await readPdf(rawPayload)).pages
    expect(page?.body).toMatch(/The survey of 4019 Pine/)
    expect(page?.body).toMatch(/Issued to Kenji Arakawa, \d+ \w+ \d{4}, copy [\da-f]{10}/)
  }
  const again = await get(`/api/documents/${id}/view`, 'kenji', { 'if-none-match': String(shown.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('what cannot be read or bears macros is refused, and nothing is kept', async () => {
  const { send, world } = opened
  const before = (await Array.fromAsync(world.ctx.files.list('documents/'))).length
  const damaged = (await madePdf(['x'])).subarray(0, 300)
  expect((await send({ name: 'survey.pdf', content: damaged })).problem.detail).toMatch(/damaged/)
  const macros = madeDocx(['Hello'], { 'word/vbaProject.bin': 'x' })
  expect((await send({ name: 'letter.docx', content: macros })).problem.detail).toMatch(/without macros/)
  expect(await Array.fromAsync(world.ctx.files.list('documents/'))).toHaveLength(before)
})
