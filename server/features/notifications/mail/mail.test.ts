// Notifications by mail: who is told, when, once, and how he ends it.
import type { MailChoice } from '@aerie/contract/mail-topics'
import { notifications } from '@aerie/contract/notifications'
import { trips } from '@aerie/contract/trips'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CastKey } from '../../../demo/cast.ts'
import { inDays } from '../../../test/days-ahead.ts'
import { holdJobs } from '../../../test/held-jobs.ts'
import { openWorld, type World } from '../../../test/world.ts'

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

let world: World
let seen: number
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const table of ['trips', 'notification_emails', 'notification_mail_choices', 'jobs'] as const)
    await world.db.deleteFrom(table).execute()
  seen = (await world.mails()).length
})

const choose = async (player: CastKey, choice: Partial<MailChoice>) =>
  (await world.as(player))(notifications.chooseMail, { body: { ...NEVER, ...choice } })

async function share(player: CastKey, more: { title?: string; locations?: string[]; isShared?: boolean } = {}) {
  const body = {
    title: 'Rooftops',
    locations: ['Rome, Italy'],
    startDate: inDays(10),
    endDate: inDays(12),
    isShared: true,
  }
  return (await (await world.as(player))(trips.create, { body: { ...body, ...more } })).body
}

const change = async (player: CastKey, id: number, changes: { isShared?: boolean; title?: string }) =>
  (await world.as(player))(trips.update, { params: { tripId: String(id) }, body: changes })

/** What has come since the test began. */
const emails = async () => (await world.mails()).slice(seen)
const recipients = async () => (await emails()).map(({ to }) => to?.[0]?.address).sort()

const makeDue = (kind: string) =>
  world.db.updateTable('jobs').set({ run_at: new Date() }).where('kind', '=', kind).execute()

/** An email is written of the trip, but not sent before `then` is done. */
async function writtenBefore(id: number, then: () => Promise<unknown>) {
  const release = await holdJobs(world.ownerDb)
  await change('rook', id, { isShared: true })
  await makeDue('notification-emails')
  await world.work()
  await then()
  await release()
  await makeDue('notification-emails')
  await makeDue('notification-email')
}

/** Makes the day come: whatever waits for it is due. */
const untilMorning = () => makeDue('daily-notification-emails')

test('nobody is mailed until he chooses to be, but of what all are asked to read', async () => {
  await share('rook')
  expect(await emails()).toEqual([])
  const mateo = await world.as('mateo')
  expect((await mateo(notifications.mailChoice)).body).toEqual({
    ...NEVER,
    documents: 'at_once',
    gatherings: 'at_once',
    results: 'at_once',
  })
  const choice: MailChoice = {
    nearby: 'daily',
    coming: 'at_once',
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
  expect((await mateo(notifications.chooseMail, { body: choice })).body).toEqual(choice)
  expect((await mateo(notifications.mailChoice)).body).toEqual(choice)
  expect((await (await world.as('rook'))(notifications.mailChoice)).body).toEqual({
    ...NEVER,
    documents: 'at_once',
    gatherings: 'at_once',
    results: 'at_once',
  })
})

test('tells at once who comes to where he lives, and the traveller who lives there', async () => {
  await choose('mateo', { coming: 'at_once' })
  await choose('rook', { nearby: 'at_once' })
  await choose('julian', { coming: 'at_once' })
  await share('rook')
  const [one, two, ...others] = (await emails()).sort((a, b) => String(a.subject).localeCompare(String(b.subject)))
  expect(others).toEqual([])
  expect(one).toMatchObject({ subject: '1 brother lives near Rome, Italy', to: [{ address: 'brother@aerie.example' }] })
  expect(one?.text).toContain('Mateo Bellini')
  expect(two).toMatchObject({
    subject: 'Rook Fairweather is coming to Rome, Italy',
    to: [{ address: 'mateo.bellini@aerie.example' }],
  })
  expect(two?.text).toContain('near you: “Rooftops”, ')
  expect(two?.text).toContain('https://brothers.example/trips')
})

test('one email holds all that a trip brings; each brother is named once in it', async () => {
  await choose('rook', { nearby: 'at_once', crossing: 'at_once' })
  await share('mateo', { locations: ['London, United Kingdom'] })
  await share('rook', { locations: ['London, United Kingdom', 'Watford, United Kingdom', 'Kyoto, Japan'] })
  const [email, ...others] = await emails()
  expect(others).toEqual([])
  expect(email?.subject).toBe('3 notes from the Wingspan')
  for (const name of ['Julian Ashworth', 'Nikhil Deshmukh', 'Kenji Arakawa', 'Mateo Bellini'])
    expect(email?.text?.split(name), name).toHaveLength(2)
})

test('nothing is told twice: not by an edit, by sharing again, or by work done again', async () => {
  await choose('mateo', { coming: 'at_once' })
  const { id } = await share('rook')
  expect(await recipients()).toHaveLength(1)
  await change('rook', id, { isShared: false })
  await change('rook', id, { isShared: true })
  await change('rook', id, { title: 'Other rooftops' })
  expect(await recipients()).toHaveLength(1)

  await change('rook', id, { isShared: false })
  await sql`insert into jobs (kind, payload) select 'notification-email', jsonb_build_object('emailId', id)
    from notification_emails`.execute(world.db)
  await world.work()
  await change('rook', id, { isShared: true })
  await sql`insert into jobs (kind, payload) values ('daily-notification-emails', '{}')`.execute(world.db)
  expect(await recipients()).toHaveLength(1)
})

test('what was taken back before its email went is not told, and told when it holds again', async () => {
  await choose('mateo', { coming: 'at_once' })
  const { id } = await share('rook', { isShared: false })
  await writtenBefore(id, () => change('rook', id, { isShared: false }))
  expect(await emails()).toEqual([])
  await change('rook', id, { isShared: true })
  expect(await recipients()).toEqual(['mateo.bellini@aerie.example'])
})

test('a day makes one email, of what is not read by then', async () => {
  await choose('julian', { coming: 'daily' })
  await choose('nikhil', { coming: 'daily' })
  await share('rook', { title: 'First', locations: ['London, United Kingdom'] })
  await share('mateo', { title: 'Second', locations: ['London, United Kingdom'] })
  const nikhil = await world.as('nikhil')
  const [newest] = (await nikhil(notifications.list)).body
  await nikhil(notifications.read, { params: { notificationId: String(newest?.id) } })
  expect(await emails()).toEqual([])
  const waiting = await world.db
    .selectFrom('jobs')
    .select('run_at')
    .where('kind', '=', 'daily-notification-emails')
    .execute()
  expect(waiting.map(({ run_at }) => [run_at.getUTCHours(), run_at > new Date()])).toEqual([[7, true]])

  await untilMorning()
  const subjects = Object.fromEntries((await emails()).map(({ to, subject }) => [to?.[0]?.address, subject]))
  expect(subjects).toEqual({
    'admin@aerie.example': '2 notes from the Wingspan',
    'nikhil.deshmukh@aerie.example': 'Rook Fairweather is coming to London, United Kingdom',
  })

  await share('kenji', { title: 'Third', locations: ['London, United Kingdom'] })
  await world.work()
  await untilMorning()
  expect(await emails()).toHaveLength(2)
  await world.db
    .updateTable('notification_emails')
    .set({ day: inDays(-1) })
    .execute()
  await sql`insert into jobs (kind, payload) values ('daily-notification-emails', '{}'), ('daily-notification-emails', '{}')`.execute(
    world.db,
  )
  expect(await emails()).toHaveLength(4)
})

test('what he was told before he chose mail stays where it is', async () => {
  await share('rook')
  await choose('mateo', { coming: 'at_once' })
  await share('julian', { title: 'Later' })
  await world.work()
  await sql`insert into jobs (kind, payload) values ('daily-notification-emails', '{}')`.execute(world.db)
  expect((await emails()).map(({ subject }) => subject)).toEqual(['Julian Ashworth is coming to Rome, Italy'])
})

test('the inactive, and those without an address, get none', async () => {
  const setMateo = async (values: { inactive_since?: Date | null; email?: string | null }) =>
    world.db
      .updateTable('members')
      .set(values)
      .where('id', '=', await world.idOf('mateo'))
      .execute()
  await choose('mateo', { coming: 'at_once' })
  await setMateo({ email: null })
  await share('rook')
  expect(await emails()).toEqual([])
  await setMateo({ email: 'mateo.bellini@aerie.example' })

  const { id } = await share('rook', { isShared: false })
  await writtenBefore(id, () => setMateo({ inactive_since: new Date() }))
  expect(await emails()).toEqual([])
  await setMateo({ inactive_since: null })
})
