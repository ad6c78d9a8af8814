// Being asked by notification whether one's record is right: whoever is due, once in a year for each part, by mail if he chose it.
import { freshness } from '@aerie/contract/freshness'
import { MAIL_UNTIL_CHOSEN } from '@aerie/contract/mail-topics'
import { notifications } from '@aerie/contract/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

let world: World
let rook: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  rook = await world.as('rook')
})
afterAll(() => world.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** All but he have said everything lately. */
const setDue = async (player: 'rook' | 'kenji', place: Date | null) =>
  sql`update members set place_confirmed_at = ${place}, contact_confirmed_at = ${daysAgo(100)},
    work_confirmed_at = ${daysAgo(100)} where id = ${await world.idOf(player)}`.execute(world.ownerDb)

beforeEach(async () => {
  for (const table of ['notifications', 'notification_emails', 'notification_mail_choices'] as const)
    await world.db.deleteFrom(table).execute()
  await sql`update members set place_confirmed_at = now(), contact_confirmed_at = now(), work_confirmed_at = now(),
    ask_again_on = null`.execute(world.ownerDb)
  await setDue('rook', daysAgo(370))
})

async function dayComes() {
  await sql`delete from jobs where kind = 'ask-whether-right'`.execute(world.db)
  await sql`insert into jobs (kind, payload) values ('ask-whether-right', '{}')`.execute(world.db)
  await world.work()
}

const bellOf = async (ask = rook) =>
  (await ask(notifications.list)).body.flatMap((one) => (one.kind === 'record_due' ? [one.parts] : []))

test('whoever is due is asked about what is due, nobody else is, and none twice within a year', async () => {
  const before = (await world.mails()).length
  await dayComes()
  expect(await bellOf()).toEqual([['place']])
  expect(await bellOf(await world.as('kenji'))).toEqual([])
  await sql`update notifications set created_at = now() - interval '40 days', key = 'then'`.execute(world.ownerDb)
  await dayComes()
  expect(await bellOf()).toEqual([['place']])
  await sql`update members set work_confirmed_at = ${daysAgo(366)} where id = ${await world.idOf('rook')}`.execute(
    world.ownerDb,
  )
  await dayComes()
  expect(await bellOf()).toEqual([['work'], ['place']])
  expect(await world.mails()).toHaveLength(before)
})

test('it is gone once he has confirmed it, changed it by hand, or put it off, and does not come again', async () => {
  await dayComes()
  await rook(freshness.confirm, { body: { parts: ['place'] } })
  expect(await bellOf()).toEqual([])

  await world.db.deleteFrom('notifications').execute()
  await setDue('rook', daysAgo(370))
  await dayComes()
  expect(await bellOf()).toHaveLength(1)
  await setDue('rook', new Date())
  await dayComes()
  expect(await bellOf()).toEqual([])

  await world.db.deleteFrom('notifications').execute()
  await setDue('rook', daysAgo(370))
  await dayComes()
  await rook(freshness.askLater)
  expect(await bellOf()).toEqual([])
  await dayComes()
  expect(await bellOf()).toEqual([])
})

test('who chose mail gets it, with the way to the question', async () => {
  await rook(notifications.chooseMail, { body: { ...MAIL_UNTIL_CHOSEN, record: 'at_once' } })
  const before = (await world.mails()).length
  await dayComes()
  const [mail, ...others] = (await world.mails()).slice(before)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'Is this still right?' })
  expect(mail?.text).toContain('https://brothers.example/')
})

test('who is inactive is not asked', async () => {
  await setDue('kenji', daysAgo(370))
  const id = await world.idOf('kenji')
  const askedOf = async () =>
    (await world.db.selectFrom('notifications').select('id').where('member_id', '=', id).execute()).length
  await world.db.updateTable('members').set({ inactive_since: new Date() }).where('id', '=', id).execute()
  await dayComes()
  expect(await askedOf()).toBe(0)
  await world.db.updateTable('members').set({ inactive_since: null }).where('id', '=', id).execute()
  await dayComes()
  expect(await askedOf()).toBe(1)
})
