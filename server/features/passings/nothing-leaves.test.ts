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
import { makeSuperAdmins, markAs } from './passings.fixture.ts'

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
