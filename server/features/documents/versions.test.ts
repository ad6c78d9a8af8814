// Versions, who has opened a document, and the search in its text, over HTTP.
import { documentReadings } from '@aerie/contract/document-readings'
import { documentSearch } from '@aerie/contract/document-search'
import { documents } from '@aerie/contract/documents'
import { memberChanges } from '@aerie/contract/member-changes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DocumentWorld, of, openDocumentWorld, picture } from './document-world.fixture.ts'

let opened: DocumentWorld
beforeAll(async () => {
  opened = await openDocumentWorld()
})
afterAll(() => opened.world.close())

const find = async (q: string) => (await opened.as('kenji')(documentSearch.find, { query: { q } })).body

test('a replaced file keeps the former one, and a super admin goes back to it', async () => {
  const { add, as, get, replace, world } = opened
  const document = await add({ content: 'The first heron draft.' }, 'kenji')
  const { status, body } = await replace(document, 'The second osprey draft.', 'New figures', 'kenji')
  await world.work()
  expect([status, body.version]).toEqual([201, 2])
  expect((await get(`/api/documents/${document.id}/view`, 'rook')).body).toBe('The second osprey draft.')
  const versions = (await as('kenji')(documents.versions, of(document))).body
  expect(versions.map(({ number, note, isCurrent, can }) => [number, note, isCurrent, can.restore])).toEqual([
    [2, 'New figures', true, false],
    [1, null, false, false],
  ])
  expect(await find('heron')).toEqual([])
  const restored = await as('marcus')(documents.restore, { params: { documentId: String(document.id), number: '1' } })
  expect(restored.body.version).toBe(3)
  expect((await get(`/api/documents/${document.id}/view`, 'rook')).body).toBe('The first heron draft.')
  expect((await find('heron')).map(({ id }) => id)).toEqual([document.id])
  expect(await find('osprey')).toEqual([])
})

test('the file is replaced by who uploaded it and super admins', async () => {
  const { add, replace } = opened
  const document = await add({}, 'kenji')
  expect((await replace(document, 'Other', '', 'rook')).status).toBe(403)
  expect((await replace(document, 'Other', '', 'julian')).status).toBe(403)
  expect((await replace(document, 'Other', '', 'marcus')).status).toBe(201)
})

test('an officer who is none any more rewrites nothing that all read, and what he adds as a member is his', async () => {
  const { add, as, get, listed, replace, world } = opened
  const document = await add({ title: 'By-laws', content: 'The by-laws.' }, 'julian')
  const give = async (role: 'member' | 'admin') =>
    as('marcus')(memberChanges.update, { params: { memberId: String(await world.idOf('julian')) }, body: { role } })
  expect((await give('member')).status).toBe(200)
  expect((await replace(document, 'FORGED by-laws', '', 'julian')).status).toBe(403)
  expect((await listed('julian')).find(({ id }) => id === document.id)?.can.replace).toBe(false)
  expect((await get(`/api/documents/${document.id}/view`, 'kenji')).body).toBe('The by-laws.')
  expect((await replace(await add({}, 'julian'), 'His own words', '', 'julian')).status).toBe(201)
  await give('admin')
  expect((await replace(document, 'Amended by-laws', '', 'julian')).status).toBe(201)
})

test('what everybody is asked to read is replaced by officers alone', async () => {
  const { add, as, replace } = opened
  const document = await add({}, 'kenji')
  await as('julian')(documentReadings.ask, of(document))
  expect((await replace(document, 'Other words', '', 'kenji')).status).toBe(403)
  await as('julian')(documentReadings.stopAsking, of(document))
  expect((await replace(document, 'Other words', '', 'kenji')).status).toBe(201)
})

test('two who replace it at once make two versions', async () => {
  const { add, as, replace } = opened
  const document = await add({}, 'kenji')
  const both = await Promise.all([
    replace(document, 'From the one', '', 'kenji'),
    replace(document, 'From the other', '', 'marcus'),
  ])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  const versions = (await as('marcus')(documents.versions, of(document))).body
  expect(versions.map(({ number }) => number)).toEqual([3, 2, 1])
})

test('a page that has the former picture is sent the new one', async () => {
  const { add, as, get, world } = opened
  const document = await add({ name: 'plan.jpg', content: await picture(3) })
  const first = await get(`/api/documents/${document.id}/view`, 'kenji')
  const etag = String(first.headers.etag)
  const again = () => get(`/api/documents/${document.id}/view`, 'kenji', { 'if-none-match': etag })
  expect((await again()).statusCode).toBe(304)
  const file = { field: 'file', name: 'plan.jpg', content: await picture(4) }
  await as('marcus')(documents.replace, { ...of(document), form: { fields: { note: '' }, file } })
  await world.work()
  const { statusCode, rawPayload } = await again()
  expect(statusCode).toBe(200)
  expect(rawPayload.equals(first.rawPayload)).toBe(false)
})

test('super admins see who has viewed and downloaded it, how often and when', async () => {
  const { add, as, get } = opened
  const { id } = await add()
  for (const way of ['view', 'view', 'download', 'download']) await get(`/api/documents/${id}/${way}`, 'kenji')
  await get(`/api/documents/${id}/view`, 'rook', { range: 'bytes=0-3' })
  const { body } = await as('marcus')(documents.accesses, of({ id }))
  expect(body.map(({ member, act, times }) => `${member.firstName} ${act} ${times}`).sort()).toEqual([
    'Kenji download 2',
    'Kenji view 1',
    'Rook view 1',
  ])
  expect((await as('julian')(documents.accesses, of({ id }))).status).toBe(403)
})

test('words are found whatever their case and accents, the last while it is typed, with their sentence', async () => {
  const { add } = opened
  const content = 'Roll was called. The São Paulo chapter sends its regards; the boiler is new.'
  const { id } = await add({ name: 'letter.txt', content })
  for (const q of ['SAO paulo', 'são', 'chapter boil', 'boiler chapter', "regards; the 'boiler"])
    expect(
      (await find(q)).map((found) => found.id),
      q,
    ).toEqual([id])
  expect((await find('sao'))[0]?.hits).toEqual([
    { page: 1, before: 'The ', found: 'São', after: ' Paulo chapter sends its regards; the boiler is new.' },
  ])
  for (const q of ['', '  ', 'paolo', "'", ':* | !', 'boil chapter'])
    expect(
      (await find(q)).some((found) => found.id === id),
      q,
    ).toBe(false)
})
