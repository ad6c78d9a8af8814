// After the commit that marks a brother nothing leaves for him, whichever process would have sent it, and whatever waited.
import { signIn } from '@aerie/contract/sign-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '#platform/mail/mailer.ts'
import { mailerOfLiving, unlessPassed } from '#platform/sending/unless-passed.ts'
import { cast } from '../../demo/cast.ts'
import { holdJobs } from '../../test/held-jobs.ts'
import { openSecondProcess } from '../../test/second-process.ts'
import { openWorld, type World } from '../../test/world.ts'
import { makeSuperAdmins, markAs, undoAs } from './passings.fixture.ts'

let world: World
let second: Awaited<ReturnType<typeof openSecondProcess>>
beforeAll(async () => {
  world = await openWorld()
  second = await openSecondProcess(world)
  await makeSuperAdmins(world, 'julian')
})
afterAll(async () => {
  await second.close()
  await world.close()
})

const rook = cast.rook.email ?? ''
const mail: Mail = { to: rook, subject: 'Dinner', text: 'Come.', html: '<p>Come.</p>' }

test('a mail that waited when he was marked is not sent, and neither is one to his address by anybody', async () => {
  const letGo = await holdJobs(world.ownerDb)
  await world.visitor(signIn.forgotPassword, { body: { email: rook } })
  expect((await markAs(world, 'marcus', 'rook')).status).toBe(200)
  await letGo()
  await world.db.updateTable('jobs').set({ run_at: new Date() }).where('run_at', '=', sql<Date>`'infinity'`).execute()
  await world.work()
  const sent: Mail[] = []
  const mailer = mailerOfLiving({ send: async (one) => void sent.push(one), close: async () => {} }, world.ctx)
  await mailer.send(mail)
  await mailer.send({ ...mail, to: cast.kenji.email ?? '' })
  await mailer.send({ ...mail, to: 'a.stranger@example.org' })
  expect(sent.map(({ to }) => to)).toEqual([cast.kenji.email, 'a.stranger@example.org'])
  expect((await world.mails()).filter(({ to: [reader] = [] }) => reader?.address === rook)).toEqual([])
})

test('news and the week’s mail that waited are gone once he is marked, even where that is taken back before their turn', async () => {
  const id = await world.idOf('piotr')
  await sql`with item as (insert into news_items (title, body, excerpt, format, is_published, published_at)
      values ('Dinner', 'Come.', '', 'markdown', true, now()) returning id),
    week as (insert into digests (day, after_notification, until_notification) values ('2026-01-05', 0, 0) returning day)
    insert into news_emails (member_id, news_id, day)
      select ${id}::int, id, null from item union all select ${id}::int, null, day from week
      union all select ${await world.idOf('kenji')}::int, id, null from item`.execute(world.db)
  await markAs(world, 'marcus', 'piotr')
  await undoAs(world, 'julian', 'piotr')
  const waiting = await world.db.selectFrom('news_emails').select('member_id').where('sent_at', 'is', null).execute()
  expect(waiting).toEqual([{ member_id: await world.idOf('kenji') }])
})

test('what is leaving when he is marked has left before the mark is committed', async () => {
  const id = await world.idOf('mateo')
  const order: string[] = []
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let began = () => {}
  const begun = new Promise<void>((resolve) => {
    began = resolve
  })
  const leaving = unlessPassed(second.ctx, id, async () => {
    began()
    await held
    order.push('sent')
    return true
  })
  await begun
  const marking = markAs(world, 'marcus', 'mateo').then(() => order.push('marked'))
  // Released once the mark waits for it.
  for (let waits = false; !waits; ) {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_locks where locktype = 'advisory' and not granted) as waits`.execute(world.ownerDb)
    waits = rows[0]?.waits === true
  }
  letGo()
  await Promise.all([leaving, marking])
  expect(order).toEqual(['sent', 'marked'])
  expect(await unlessPassed(second.ctx, id, async () => 'sent')).toBeNull()
})
