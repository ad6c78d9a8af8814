// While Email Notifications is off, no mail leaves but what concerns an account; and nothing of it comes later.
import { departures } from '@aerie/contract/departures'
import type { MailChoice } from '@aerie/contract/mail-topics'
import { memberChanges } from '@aerie/contract/member-changes'
import { news } from '@aerie/contract/news'
import { notifications } from '@aerie/contract/notifications'
import { settings } from '@aerie/contract/settings'
import { signIn } from '@aerie/contract/sign-in'
import { trips } from '@aerie/contract/trips'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'

const NEVER: MailChoice = {
  nearby: 'never',
  coming: 'never',
  crossing: 'never',
  lineage: 'never',
  photos: 'never',
  polls: 'never',
  results: 'never',
  documents: 'never',
  gatherings: 'never',
  record: 'never',
  audit: 'never',
  requests: 'never',
}
const LONDON = 'admin@aerie.example'

let world: World
let marcus: Awaited<ReturnType<World['as']>>
let seen = 0
beforeAll(async () => {
  world = await openWorld()
  marcus = await world.as('marcus')
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const table of ['trips', 'notifications', 'notification_emails', 'news_items', 'news_emails', 'jobs'] as const)
    await world.db.deleteFrom(table).execute()
  await sql`insert into notification_mail_choices (member_id, topic, rhythm) select id, 'news', 'never' from members
    on conflict (member_id, topic) do update set rhythm = 'never'`.execute(world.db)
  await setMail(true)
  seen = (await world.mails()).length
})

const setMail = async (emailNotifications: boolean) =>
  expect((await marcus(settings.change, { body: { emailNotifications } })).status).toBe(200)

/** To whom mail has gone since the test began. */
const reached = async () => (await world.mails()).slice(seen).map(({ to }) => to?.[0]?.address)

const jobComes = async (kind: string) => {
  await sql`delete from jobs where kind = ${kind}`.execute(world.db)
  await sql`insert into jobs (kind, payload) values (${kind}, '{}')`.execute(world.db)
  await world.work()
}

const shareTrip = async () =>
  (await world.as('rook'))(trips.create, {
    body: {
      title: 'Fog',
      locations: ['London, United Kingdom'],
      startDate: inDays(90),
      endDate: inDays(93),
      isShared: true,
    },
  })

const choose = async (change: Partial<MailChoice>) =>
  (await world.as('julian'))(notifications.chooseMail, { body: { ...NEVER, ...change } })

test('a notification stays in the bell, and leaves neither while it is off nor once it is on again', async () => {
  await choose({ coming: 'at_once' })
  await setMail(false)
  await shareTrip()
  expect(await reached()).toEqual([])
  expect((await (await world.as('julian'))(notifications.list)).body.map(({ kind }) => kind)).toContain('coming')
  await setMail(true)
  await jobComes('daily-notification-emails')
  expect(await reached()).toEqual([])
  await shareTrip()
  expect(await reached()).toEqual([LONDON])
})

test('a daily mail whose hour comes while it is off is not sent later', async () => {
  await choose({ coming: 'daily' })
  await shareTrip()
  await setMail(false)
  await jobComes('daily-notification-emails')
  await setMail(true)
  await jobComes('daily-notification-emails')
  expect(await reached()).toEqual([])
})

test('what waits in the queue as it is turned off is dropped', async () => {
  await choose({ coming: 'at_once' })
  await shareTrip()
  expect(await reached()).toEqual([LONDON])
  await sql`update notification_emails set sent_at = null`.execute(world.db)
  await sql`insert into jobs (kind, payload, run_at) select 'notification-email', jsonb_build_object('emailId', id),
    'infinity' from notification_emails`.execute(world.db)
  await setMail(false)
  await sql`update jobs set run_at = now() where kind = 'notification-email'`.execute(world.db)
  await world.work()
  await setMail(true)
  expect(await reached()).toEqual([LONDON])
})

async function publish(title: string) {
  const { body } = await marcus(news.create, { body: { title, body: 'At six, in the garden.' } })
  await marcus(news.publish, { params: { newsId: String(body.id) }, body: {} })
}

const readNews = async (rhythm: 'at_once' | 'weekly') =>
  (await world.as('mateo'))(notifications.chooseNewsMail, { body: { rhythm } })

test('news that come out while it is off are not mailed later, and the next is', async () => {
  await readNews('at_once')
  await setMail(false)
  await publish('The summer house')
  await world.work()
  await setMail(true)
  await jobComes('news-emails-of-minute')
  expect(await reached()).toEqual([])
  await publish('The winter house')
  expect(await reached()).toHaveLength(1)
})

test('news that wait for their minute as it is turned off are dropped', async () => {
  await readNews('at_once')
  await setMail(false)
  await publish('The summer house')
  await world.work()
  await sql`insert into news_emails (member_id, news_id)
    select ${await world.idOf('mateo')}, id from news_items`.execute(world.db)
  await jobComes('news-emails-of-minute')
  await setMail(true)
  await jobComes('news-emails-of-minute')
  expect(await reached()).toEqual([])
})

test('what the audit log ends with is not mailed either', async () => {
  await marcus(notifications.chooseMail, { body: { ...NEVER, audit: 'daily' } })
  await setMail(false)
  await jobComes('audit-head-emails')
  expect(await reached()).toEqual([])
  await setMail(true)
  await jobComes('audit-head-emails')
  expect(await reached()).toEqual(['super@aerie.example'])
})

test('a new password, an invitation and the letter to one who leaves go all the same', async () => {
  await setMail(false)
  await world.visitor(signIn.forgotPassword, { body: { email: 'brother@aerie.example' } })
  expect(await reached()).toEqual(['brother@aerie.example'])
  await marcus(memberChanges.create, {
    body: { firstName: 'Nils', lastName: 'Pending', email: 'nils@pending.example', sendInvitation: true },
  })
  expect(await reached()).toContain('nils@pending.example')
  await (await world.as('mateo'))(departures.ask, { body: { keptName: 'full' } })
  expect(await reached()).toContain('mateo.bellini@aerie.example')
})
