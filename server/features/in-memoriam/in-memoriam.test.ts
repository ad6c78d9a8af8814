// The page of a brother who has passed over HTTP: who stands there, what it shows of him, and whom officers reach of his family.
import { inMemoriam } from '@aerie/contract/in-memoriam'
import { notifications } from '@aerie/contract/notifications'
import { remembrances } from '@aerie/contract/remembrances'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '#platform/jobs/jobs.ts'
import { remember } from '../../test/remembered.fixture.ts'
import { openWorld, type World } from '../../test/world.ts'
import { yearIn } from './life-years.ts'

let world: World
let walter: number
beforeAll(async () => {
  world = await openWorld()
  walter = await world.idOf('walter')
  await remember(world.db, walter, { bornOn: '11 March 1968', diedOn: '2 May 2025', words: 'He built the long table.' })
})
afterAll(() => world.close())

const of = (memberId: number, more: object = {}) => ({ params: { memberId: String(memberId) }, ...more })

test('the list has the years, and no day of them', async () => {
  const rook = await world.as('rook')
  const { body, text } = await rook(inMemoriam.list)
  expect(body).toMatchObject([{ member: { id: walter, isRemembered: true }, bornIn: 1968, diedIn: 2025, quote: null }])
  expect(text).not.toMatch(/11 March|2 May/)
})

test('what a brother tied to him wrote first stands beside his name', async () => {
  const conrad = await world.as('conrad')
  await conrad(remembrances.write, of(walter, { body: { words: 'He drew the crest on a bread bag. I have the bag.' } }))
  const [shown] = (await conrad(inMemoriam.list)).body
  expect(shown?.quote).toMatchObject({ words: 'He drew the crest on a bread bag.', relation: 'little' })
})

test('his page has the tree he began, each behind his big brother, and his words', async () => {
  const rook = await world.as('rook')
  const { body, text } = await rook(inMemoriam.show, of(walter))
  const ids = body.descendants.map(({ member }) => member.id)
  expect(ids.slice(0, 2)).toEqual([await world.idOf('conrad'), await world.idOf('desmond')])
  for (const [at, { big }] of body.descendants.entries()) expect([walter, ...ids.slice(0, at)]).toContain(big)
  expect(body).toMatchObject({ words: 'He built the long table.', can: { reachFamily: false } })
  expect(text).not.toMatch(/11 March|2 May|called/)
})

test('of the living, and of whom a mark waits, there is no page', async () => {
  const julian = await world.as('julian')
  const kenji = of(await world.idOf('kenji'))
  expect((await julian(inMemoriam.show, kenji)).status).toBe(404)
  expect((await julian(inMemoriam.family, kenji)).status).toBe(404)
})

test('officers alone reach his family, two do not overwrite each other, and the log has no word of it', async () => {
  const [rook, julian] = [await world.as('rook'), await world.as('julian')]
  expect((await rook(inMemoriam.family, of(walter))).status).toBe(403)
  const contact = { name: 'Ada Brandt', reach: 'ada@example.org', note: null }
  const saved = await julian(inMemoriam.saveFamily, of(walter, { body: { ...contact, version: null } }))
  expect(saved.body.contact).toMatchObject({ ...contact, version: 1 })
  const again = (version: number | null) =>
    julian(inMemoriam.saveFamily, of(walter, { body: { ...contact, name: 'Ada B.', version } }))
  expect((await again(null)).status).toBe(409)
  expect((await again(1)).body.contact).toMatchObject({ name: 'Ada B.', version: 2 })
  expect((await again(1)).status).toBe(409)
  const { rows } = { rows: await world.ownerDb.selectFrom('audit_entries').selectAll().execute() }
  const entries = rows.filter(({ action }) => action === 'member.family-contact')
  expect(entries).toHaveLength(2)
  expect(JSON.stringify(entries)).not.toMatch(/Ada|example\.org/)
  expect((await julian(inMemoriam.removeFamily, of(walter))).body).toEqual({ contact: null })
})

test('his line and class hear of it once, and no longer once the mark is taken back', async () => {
  const heard = async (who: 'conrad' | 'kenji') =>
    (await (await world.as(who))(notifications.list)).body.filter(({ kind }) => kind === 'remembered')
  await enqueue(world.ctx, 'tell-of-remembered', {})
  await world.work()
  await world.work()
  expect(await heard('conrad')).toMatchObject([{ memberId: walter }])
  expect(await heard('kenji')).toEqual([])
  await world.db.updateTable('members').set({ remembered_since: null }).where('id', '=', walter).execute()
  await enqueue(world.ctx, 'tell-of-remembered', {})
  await world.work()
  expect(await heard('conrad')).toEqual([])
})

test.each([
  ['2 May 2025', 2025],
  ['2025-05-02', 2025],
  ['May 2025', 2025],
  ['2025', 2025],
  ['2024 or 2025', null],
  ['in the spring', null],
  ['11.3.68', null],
  [null, null],
])('the year in %o is %o', (written, year) => {
  expect(yearIn(written)).toBe(year)
})
