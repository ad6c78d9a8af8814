// What hosts write to those who come: to whom it goes, how often, and what of it is on record.
import { audit } from '@aerie/contract/audit'
import { gatheringMessages } from '@aerie/contract/gathering-messages'
import { gatherings } from '@aerie/contract/gatherings'
import { notifications } from '@aerie/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => world.db.deleteFrom('gatherings').execute())

const supper = {
  title: 'Supper',
  location: 'Kyoto, Japan',
  startDate: inDays(20),
  startTime: '19:00',
  tellsNear: false,
}
const call = async () => (await (await world.as('rook'))(gatherings.create, { body: supper })).body
const of = ({ id }: { id: number }, more: object = {}) => ({ params: { gatheringId: String(id) }, ...more })
const say = async (who: CastKey, one: { id: number }, reply: string) =>
  (await world.as(who))(gatherings.answer, of(one, { body: { reply } }))
const write = async (who: CastKey, one: { id: number }, text = 'Bring a coat.') =>
  (await world.as(who))(gatheringMessages.send, of(one, { body: { text } }))
const told = async (who: CastKey) =>
  (await (await world.as(who))(notifications.list)).body.filter(({ kind }) => kind === 'gathering_message')

test('it goes to those who come, wait or may, by bell, and to no other', async () => {
  const one = await call()
  await say('oscar', one, 'going')
  await say('kenji', one, 'maybe')
  await say('julian', one, 'cannot')
  expect((await write('rook', one)).body).toEqual({ told: 2 })
  const host = { id: await world.idOf('rook') }
  expect(await told('oscar')).toMatchObject([{ gatheringId: one.id, title: 'Supper', word: 'Bring a coat.', host }])
  expect(await told('kenji')).toHaveLength(1)
  for (const who of ['rook', 'julian', 'teddy'] as const) expect(await told(who)).toEqual([])
})

test('a host alone writes, while it is to come, and where somebody comes', async () => {
  const one = await call()
  expect((await write('rook', one)).status).toBe(409)
  await say('oscar', one, 'going')
  expect((await write('oscar', one)).status).toBe(403)
  expect((await write('marcus', one)).status).toBe(403)
  expect((await write('rook', one, '  ')).status).toBe(400)
  expect((await write('rook', one, 'x'.repeat(1001))).status).toBe(400)
  await world.db
    .updateTable('gatherings')
    .set({ starts_at: new Date(inDays(-3)), over_at: new Date(inDays(-2)) })
    .execute()
  expect((await write('rook', one)).status).toBe(409)
})

test('three a day, each on record without its words', async () => {
  const one = await call()
  await say('oscar', one, 'going')
  const sent = []
  for (const text of ['One.', 'Two.', 'Three.', 'Four.']) sent.push((await write('rook', one, text)).status)
  expect(sent).toEqual([200, 200, 200, 429])
  expect(await told('oscar')).toHaveLength(3)
  const log = (await (await world.as('marcus'))(audit.list)).text
  expect(log).toContain('gathering.write')
  expect(log).not.toContain('Three.')
})
