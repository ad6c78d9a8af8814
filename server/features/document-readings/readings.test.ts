// Asking for a document to be read, over HTTP: by officers, of those who see it, and anew for each version.
import { documentReadings } from '@aerie/contract/document-readings'
import { documents } from '@aerie/contract/documents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DocumentWorld, of, openDocumentWorld } from '../documents/document-world.fixture.ts'

let opened: DocumentWorld
beforeAll(async () => {
  opened = await openDocumentWorld()
})
afterAll(() => opened.world.close())

const own = async (player: 'kenji' | 'rook') => (await opened.as(player)(documentReadings.own)).body
const listed = async (id: number) => (await opened.as('julian')(documentReadings.list, of({ id }))).body

test('an officer asks, each says that he has read it, and both are seen', async () => {
  const { add, as, listed: list } = opened
  const { id } = await add()
  expect((await as('kenji')(documentReadings.confirm, of({ id }))).status).toBe(409)
  expect((await as('kenji')(documentReadings.ask, of({ id }))).status).toBe(403)
  await as('julian')(documentReadings.ask, of({ id }))
  expect((await list()).find((one) => one.id === id)?.isToBeRead).toBe(true)
  const before = await listed(id)
  expect([before.isAsked, before.read]).toEqual([true, []])
  await as('kenji')(documentReadings.confirm, of({ id }))
  await as('kenji')(documentReadings.confirm, of({ id }))
  const after = await listed(id)
  expect(after.read.map(({ member }) => member.firstName)).toEqual(['Kenji'])
  expect(after.waiting).toBe(before.waiting - 1)
  expect([await own('kenji'), await own('rook')]).toEqual([[id], []])
  await as('julian')(documentReadings.stopAsking, of({ id }))
  expect((await list()).find((one) => one.id === id)?.isToBeRead).toBe(false)
})

test('a new version is to be read anew', async () => {
  const { add, as, replace } = opened
  const document = await add()
  await as('julian')(documentReadings.ask, of(document))
  await as('kenji')(documentReadings.confirm, of(document))
  expect(await own('kenji')).toContain(document.id)
  await replace(document, 'Other words', '')
  expect(await own('kenji')).not.toContain(document.id)
  expect((await listed(document.id)).read).toEqual([])
})

test('what is raised is neither confirmed nor listed by those below, and fewer are waited for', async () => {
  const { add, as } = opened
  const document = await add()
  await as('julian')(documentReadings.ask, of(document))
  await as('kenji')(documentReadings.confirm, of(document))
  const { waiting } = await listed(document.id)
  const body = { title: document.title, category: document.category, accessLevel: 'admin' as const }
  await as('marcus')(documents.save, { ...of(document), body })
  expect(await own('kenji')).not.toContain(document.id)
  expect((await as('rook')(documentReadings.confirm, of(document))).status).toBe(404)
  expect((await listed(document.id)).waiting).toBeLessThan(waiting)
})
