// Who is told that a document is to be read, in the bell, by mail and in the digest, over HTTP: those who see it and have not.
import { documentReadings } from '@aerie/contract/document-readings'
import type { AccessLevel } from '@aerie/contract/document-values'
import { documents } from '@aerie/contract/documents'
import { type DocumentNotification, notifications } from '@aerie/contract/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DocumentWorld, of, openDocumentWorld, type Player } from '../documents/document-world.fixture.ts'
import { findNewestNotification, listUntold } from '../notifications/service.ts'

let opened: DocumentWorld
beforeAll(async () => {
  opened = await openDocumentWorld()
})
afterAll(() => opened.world.close())

const isOf =
  (id: number) =>
  (one: object): one is DocumentNotification =>
    'documentId' in one && one.documentId === id
const told = async (player: Player, { id }: { id: number }) =>
  (await opened.as(player)(notifications.list)).body.filter(isOf(id))
const unread = async (player: Player, document: { id: number }) =>
  (await told(player, document)).filter(({ isRead }) => !isRead).length
const asked = async (title: string, level: AccessLevel = 'members') => {
  const document = await opened.add({ title, level })
  await opened.as('julian')(documentReadings.ask, of(document))
  return document
}
/** As though all had been told so many days sooner. */
const pass = (days: number) =>
  opened.world.db
    .updateTable('document_reading_rounds')
    .set({ told_at: sql<Date>`told_at - make_interval(days => ${days})` })
    .execute()
const save = async (document: { id: number; title: string }, change: object) => {
  const body = { title: document.title, category: 'general' as const, accessLevel: 'members' as const, ...change }
  await opened.as('marcus')(documents.save, { ...of(document), body })
  await opened.world.work()
}

test('asking tells everybody who sees it but who asks, and who has read it is told no more', async () => {
  const document = await asked('House rules')
  expect(await told('kenji', document)).toMatchObject([{ kind: 'document_to_read', title: 'House rules' }])
  expect([await unread('rook', document), await unread('marcus', document)]).toEqual([1, 1])
  expect(await told('julian', document)).toEqual([])
  await opened.as('kenji')(documentReadings.confirm, of(document))
  expect(await told('kenji', document)).toEqual([])
  await opened.as('julian')(documentReadings.stopAsking, of(document))
  expect(await told('rook', document)).toEqual([])
})

test('of a paper of officers nobody below them is told, nor once one is raised', async () => {
  const raised = await asked('Treasury')
  await opened.as('kenji')(notifications.readAll)
  await save(raised, { accessLevel: 'admin' })
  expect([await told('rook', raised), await told('kenji', raised)]).toEqual([[], []])
  expect(await unread('marcus', raised)).toBe(1)
  const above = await asked('Officers alone', 'admin')
  expect([await told('rook', above), await unread('marcus', above)]).toEqual([[], 1])
})

test('one that is deleted is told of no longer, also where it was read, and is not counted', async () => {
  const document = await asked('Short-lived')
  await opened.as('kenji')(notifications.readAll)
  const count = async () => (await opened.as('rook')(notifications.count)).body.count
  const before = await count()
  await opened.as('marcus')(documents.remove, of(document))
  expect([await told('rook', document), await told('kenji', document)]).toEqual([[], []])
  expect(await count()).toBe(before - 1)
})

test('a new version is told anew to who has read a former one, and once to who has read none', async () => {
  const document = await asked('By-laws')
  await opened.as('kenji')(documentReadings.confirm, of(document))
  await opened.as('rook')(notifications.readAll)
  await opened.replace(document, 'Other by-laws', '')
  await opened.world.work()
  expect([await unread('kenji', document), await unread('rook', document)]).toEqual([1, 0])
  await save(document, { title: 'By-laws of 2027' })
  expect(await told('kenji', document)).toMatchObject([{ title: 'By-laws of 2027', isRead: false }])
})

test('reminding reaches those who have not, once a week at most, and asking anew is no way around it', async () => {
  const document = await asked('Fire drill')
  const julian = opened.as('julian')
  const remind = () => julian(documentReadings.remind, of(document))
  const soon = (await julian(documentReadings.list, of(document))).body.remindFrom
  expect(Date.parse(soon ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000)
  expect(await remind()).toMatchObject({
    status: 429,
    body: { detail: expect.stringContaining('You can remind them again on') },
  })
  await opened.as('kenji')(documentReadings.confirm, of(document))
  await opened.as('rook')(notifications.readAll)
  await julian(documentReadings.stopAsking, of(document))
  expect((await remind()).status).toBe(409)
  await julian(documentReadings.ask, of(document))
  expect(await unread('rook', document)).toBe(0)
  await pass(8)
  expect((await opened.as('kenji')(documentReadings.remind, of(document))).status).toBe(403)
  expect((await julian(documentReadings.list, of(document))).body.remindFrom).toBeNull()
  expect((await remind()).status).toBe(200)
  expect([await unread('rook', document), await told('kenji', document)]).toEqual([1, []])
  expect((await remind()).status).toBe(429)
})

test('those who have not are named, a page at a time, and found by their names', async () => {
  const document = await asked('Songs')
  await opened.as('kenji')(documentReadings.confirm, of(document))
  const waiting = async (query: object) =>
    (await opened.as('julian')(documentReadings.waiting, { ...of(document), query })).body
  const { waiting: count } = (await opened.as('julian')(documentReadings.list, of(document))).body
  const names: string[] = []
  let next: string | undefined
  do {
    const page = await opened.get(next ?? `/api/documents/${document.id}/readings/waiting?limit=150`, 'julian')
    names.push(...page.json().map(({ id, lastName }: { id: number; lastName: string }) => `${lastName} ${id}`))
    next = /<(.+)>/.exec(String(page.headers.link ?? ''))?.[1]
  } while (next !== undefined)
  expect(names).toHaveLength(count)
  expect(new Set(names).size).toBe(count)
  expect((await waiting({ name: 'róok fair' })).map(({ firstName }) => firstName)).toEqual(['Rook'])
  expect(await waiting({ name: 'kenji' })).toEqual([])
  expect((await opened.as('rook')(documentReadings.waiting, of(document))).status).toBe(403)
})

test('it is mailed to who has chosen nothing, in the digest of who has ended that, and never twice', async () => {
  const { world, as } = opened
  await world.mails()
  const from = await findNewestNotification(world.ctx, 0)
  const [rook, kenji] = [await world.idOf('rook'), await world.idOf('kenji')]
  await as('kenji')(notifications.chooseMail, {
    body: { nearby: 'never', coming: 'never', crossing: 'never', documents: 'never' },
  })
  const before = (await world.mails()).length
  const document = await asked('Insurance')
  const mails = (await world.mails()).slice(before)
  const mail = mails.find(({ to }) => to?.some(({ address }) => address?.startsWith('brother@')))
  expect(mail).toMatchObject({ subject: 'Please read: Insurance' })
  expect(mail?.text).toContain(`/documents?open=${document.id}`)
  expect(mails.some(({ to }) => to?.some(({ address }) => address?.startsWith('kenji')))).toBe(false)
  const untold = await listUntold(world.ctx, { after: from, until: await findNewestNotification(world.ctx, 0) })
  expect([untold.includes(kenji), untold.includes(rook)]).toEqual([true, false])
  const [token = ''] = /(?<=\/unsubscribe\/)[\w-]+/.exec(mail?.text ?? '') ?? []
  expect((await world.visitor(notifications.unsubscribe, { params: { token } })).body).toEqual({ kinds: ['documents'] })
  expect((await as('rook')(notifications.mailChoice)).body.documents).toBe('never')
})
