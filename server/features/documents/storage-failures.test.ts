// Documents on any store, and where a store or the making fails: nothing half is left, and later attempts come through.
import { documents } from '@aerie/contract/documents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDocument } from '#features/document-making/making.ts'
import { purgeAccesses } from '#features/document-viewing/accesses.ts'
import { openDocumentReader } from '#platform/documents/documents.ts'
import { madePdf } from '#platform/documents/made-document.fixture.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { KINDS, openStores } from '#platform/files/stores.fixture.ts'
import { canWatch } from '#platform/process-limits.ts'
import { jobPartsOf } from '../../app.ts'
import { type DocumentWorld, of, openDocumentWorld, picture } from './document-world.fixture.ts'
import { tidyDocuments } from './tidying.ts'

let opened: DocumentWorld
let stores: Awaited<ReturnType<typeof openStores>>
let ownFiles: FileStore
beforeAll(async () => {
  opened = await openDocumentWorld()
  stores = await openStores()
  ownFiles = { ...opened.world.ctx.files }
})
afterAll(async () => {
  await opened.world.close()
  await stores.close()
})

/** The whole server keeps its files there meanwhile. */
async function on<T>(store: Partial<FileStore>, work: () => Promise<T>) {
  Object.assign(opened.world.ctx.files, store)
  try {
    return await work()
  } finally {
    Object.assign(opened.world.ctx.files, ownFiles)
  }
}

const namesIn = async (store: FileStore) => (await Array.fromAsync(store.list(''))).map(({ name }) => name)
/** As if its job had been lost: the worker has nothing to do with it any more. */
async function sentUnmade(...given: Parameters<DocumentWorld['send']>) {
  const { world, send } = opened
  const { body } = await send(...given)
  await world.work()
  await world.db.updateTable('document_versions').set({ state: 'making' }).where('document_id', '=', body.id).execute()
  return body
}

const versionOf = ({ id }: { id: number }) =>
  opened.world.db
    .selectFrom('document_versions')
    .selectAll()
    .where('document_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
const stateOf = async (document: { id: number }) => (await versionOf(document)).state

describe.each(KINDS)('on the %s store', (kind) => {
  test('a document is uploaded, seen, read in part, replaced, deleted, and gone with all its files', async () => {
    const store = stores.stores[kind]
    await on(store, async () => {
      const { add, as, get, replace, world } = opened
      const image = await add({ name: 'plan.jpg', content: await picture(kind === 's3' ? 90 : 91) })
      expect((await get(`/api/documents/${image.id}/view`, 'kenji')).rawPayload.subarray(0, 2)).toEqual(
        Buffer.from([0xff, 0xd8]),
      )
      const text = await add({ content: `Minutes on ${kind}.` })
      const part = await get(`/api/documents/${text.id}/download`, 'kenji', { range: 'bytes=0-6' })
      expect([part.statusCode, part.body]).toEqual([206, 'Minutes'])
      await replace(text, `Other minutes on ${kind}.`, '')
      await world.work()
      expect((await get(`/api/documents/${text.id}/view`, 'kenji')).body).toBe(`Other minutes on ${kind}.`)
      for (const document of [image, text]) await as('marcus')(documents.remove, of(document))
      await world.work()
      expect(await namesIn(store)).toEqual([])
    })
  })
})

test('a store that takes nothing: who uploads is told, and nothing is left', async () => {
  const { listed, send, world } = opened
  const before = await listed('marcus')
  const adopt = () => Promise.reject(Object.assign(new Error('No space left'), { code: 'ENOSPC' }))
  await on({ adopt }, async () => expect((await send()).status).toBe(507))
  expect(await listed('marcus')).toEqual(before)
  const { length } = await namesIn(world.ctx.files)
  expect((await send({ title: 'Later' })).status).toBe(201)
  expect(await namesIn(world.ctx.files)).toHaveLength(length + 1)
})

test('a making that is cut off is done again, and leaves what one leaves', async () => {
  const { get, listed, world } = opened
  const body = await sentUnmade({ name: 'plan.jpg', content: await picture(92) })
  const { id } = await versionOf(body)
  const put = () => Promise.reject(new Error('The process was killed'))
  await on({ put }, async () => {
    await expect(makeDocument(world.ctx, world.app, id)).rejects.toThrow('killed')
  })
  expect(await stateOf(body)).toBe('making')
  await makeDocument(world.ctx, world.app, id)
  await makeDocument(world.ctx, world.app, id)
  expect((await listed()).find((one) => one.id === body.id)).toMatchObject({ state: 'ready', cover: true })
  expect((await get(`/api/documents/${body.id}/cover`, 'kenji')).statusCode).toBe(200)
})

test('what a machine with much to do did not get round to is made later', async () => {
  const { listed, world } = opened
  const body = await sentUnmade({ name: 'survey.pdf', content: await madePdf(['The survey']) })
  const { id } = await versionOf(body)
  const documentReader = openDocumentReader({ timeoutMs: 1 })
  const making = makeDocument(world.ctx, { ...jobPartsOf(world.app), documentReader }, id)
  // Where processor time is not told, the clock decides.
  if (canWatch) await expect(making).rejects.toMatchObject({ code: 'unavailable' })
  else await making
  documentReader.close()
  expect(await stateOf(body)).toBe(canWatch ? 'making' : 'failed')
  await makeDocument(world.ctx, world.app, id)
  if (canWatch) expect((await listed()).find((one) => one.id === body.id)).toMatchObject({ state: 'ready', pages: 1 })
})

test('who has ten that are still to be made waits for these, and nobody else does', async () => {
  const { send, world } = opened
  for (let sent = 0; sent < 10; sent++) await send({}, 'rook')
  await world.work()
  const rooks = await world.idOf('rook')
  const making = (state: string) =>
    world.db.updateTable('document_versions').set({ state }).where('uploaded_by', '=', rooks).execute()
  await making('making')
  expect((await send({}, 'rook')).status).toBe(429)
  expect((await send({}, 'kenji')).status).toBe(201)
  await making('ready')
  expect((await send({}, 'rook')).status).toBe(201)
})

test('deleted while it is made, it leaves no file', async () => {
  const { as, world } = opened
  const body = await sentUnmade({ name: 'plan.jpg', content: await picture(93) })
  const { id, code } = await versionOf(body)
  const { put } = ownFiles
  const meanwhile: FileStore['put'] = async (...file) => {
    world.ctx.files.put = put
    await as('marcus')(documents.remove, of(body))
    await world.work()
    await put(...file)
  }
  await on({ put: meanwhile }, () => makeDocument(world.ctx, world.app, id))
  expect((await namesIn(world.ctx.files)).filter((name) => name.includes(code))).toEqual([])
})

test('what a crash left without a row goes after a day, and what was never made is given up after two', async () => {
  const { world } = opened
  const body = await sentUnmade()
  const orphan = `documents/${'x'.repeat(22)}.txt`
  await world.ctx.files.put(orphan, Buffer.from('left behind'))
  await tidyDocuments(world.ctx)
  expect(await world.ctx.files.has(orphan)).toBe(true)
  const inDays = (days: number) => ({ ...world.ctx, now: () => new Date(Date.now() + days * 86_400_000) })
  await tidyDocuments(inDays(1.1))
  expect([await world.ctx.files.has(orphan), await stateOf(body)]).toEqual([false, 'making'])
  await tidyDocuments(inDays(2.1))
  expect(await stateOf(body)).toBe('failed')
})

test('what an update has made anew is made all the same, however old it is when it is given up', async () => {
  const { listed, world } = opened
  const body = await sentUnmade({ name: 'plan.jpg', content: await picture(94) })
  const { id } = await versionOf(body)
  const longAgo = new Date(Date.now() - 9 * 86_400_000)
  await world.db.updateTable('document_versions').set({ created_at: longAgo }).where('id', '=', id).execute()
  await tidyDocuments(world.ctx)
  expect(await stateOf(body)).toBe('failed')
  await makeDocument(world.ctx, world.app, id)
  expect((await listed()).find((one) => one.id === body.id)).toMatchObject({ state: 'ready', cover: true })
})

test('accesses are forgotten after a year', async () => {
  const { add, as, get, world } = opened
  const { id } = await add()
  await get(`/api/documents/${id}/view`, 'kenji')
  await purgeAccesses({ ...world.ctx, now: () => new Date(Date.now() + 366 * 86_400_000) })
  expect((await as('marcus')(documents.accesses, of({ id }))).body).toEqual([])
})

test('parts of a download are noted, once in half an hour', async () => {
  const { add, as, get } = opened
  for (const [name, range] of [
    ['ledger.txt', 'bytes=0-'],
    ['accounts.csv', 'bytes=5-9'],
    ['letter.txt', 'bytes=-3'],
  ] as const) {
    const { id } = await add({ name, content: `Of ${name}, in parts.` })
    for (let part = 0; part < 3; part++)
      expect((await get(`/api/documents/${id}/download`, 'kenji', { range })).statusCode).toBe(206)
    const { body } = await as('marcus')(documents.accesses, of({ id }))
    expect(body).toMatchObject([{ act: 'download', times: 1, member: { firstName: 'Kenji' } }])
    await get(`/api/documents/${id}/download`, 'kenji')
    expect((await as('marcus')(documents.accesses, of({ id }))).body).toMatchObject([{ times: 2 }])
  }
})

test('with the settings off nothing is marked, and nothing is noted', async () => {
  const { add, as, get, world } = opened
  const content = await picture(94)
  const { id } = await add({ name: 'plan.jpg', content })
  for (const key of ['documentWatermarking', 'accessLogging'])
    await world.db.insertInto('settings').values({ key, value: 'false' }).execute()
  world.ctx.bus.deliver({ number: null, stale: 'everything' })
  const before = new Date()
  const { headers, rawPayload } = await get(`/api/documents/${id}/download`, 'kenji')
  const other = await get(`/api/documents/${id}/download`, 'rook')
  expect([headers['x-marked'], rawPayload.equals(other.rawPayload)]).toEqual([undefined, true])
  expect(await world.db.selectFrom('copies').select('id').where('issued_at', '>', before).execute()).toEqual([])
  expect((await as('marcus')(documents.accesses, of({ id }))).body).toEqual([])
})
