// The weekly digest by mail: what it tells whom, once a week, and how he ends it.
import { memberChanges } from '@aerie/contract/member-changes'
import { notifications } from '@aerie/contract/notifications'
import { settings } from '@aerie/contract/settings'
import { trips } from '@aerie/contract/trips'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { scheduleNextRuns } from '#platform/jobs/recurring.ts'
import { recurringJobs } from '../../features.ts'
import { inDays } from '../../test/days-ahead.ts'
import { JULIAN, MATEO, openNewsMail, ROOK } from './news-mail.fixture.ts'

let site: Awaited<ReturnType<typeof openNewsMail>>
beforeAll(async () => {
  site = await openNewsMail()
})
afterAll(() => site.world.close())
beforeEach(() => site.clear())

/** Comes to where Mateo lives. */
const toRome = {
  title: 'Roofs',
  locations: ['Rome, Italy'],
  startDate: inDays(10),
  endDate: inDays(12),
  isShared: true,
}
const comeToRome = async () => (await (await site.world.as('rook'))(trips.create, { body: toRome })).body

test('mixes news, trips near him and what waits for him, and comes only when there is something', async () => {
  const { world } = site
  await site.choose('mateo', 'weekly')
  await site.choose('julian', 'weekly')
  expect(await site.mondayComes()).toEqual([])

  await comeToRome()
  await (await world.as('samir'))(memberChanges.save, { body: { bigBrother: String(await world.idOf('mateo')) } })
  expect(await site.mondayComes()).toEqual([`${MATEO}: This week: 1 trip near you, 1 note for you`])
  const [mail] = await site.mails()
  for (const part of ['Trips near you', 'Rook Fairweather is coming to Rome, Italy', 'Waiting for you', 'Samir'])
    expect(mail?.text).toContain(part)
  expect(await site.mondayComes()).toHaveLength(1)

  const id = await site.publish('The summer house', 'First of June.')
  expect(await site.mondayComes()).toHaveLength(3)
  const last = (await site.mails()).at(-1)
  expect(last?.subject).toBe('This week: 1 news')
  expect(last?.text).toContain(`The summer house\nFirst of June.\nhttps://brothers.example/news/${id}`)
  expect(last?.html).toContain(`href="https://brothers.example/news/${id}"`)
  await (await world.as('samir'))(memberChanges.save, { body: { bigBrother: null } })
})

test('tells nothing that he gets by mail at once or daily, has read, or that was taken back', async () => {
  await site.choose('mateo', 'weekly')
  const mateo = await site.world.as('mateo')
  const never = { nearby: 'never', crossing: 'never' } as const
  await mateo(notifications.chooseMail, { body: { ...never, coming: 'daily' } })
  await comeToRome()
  expect(await site.mondayComes()).toEqual([])
  await mateo(notifications.chooseMail, { body: { ...never, coming: 'never' } })
  await comeToRome()
  await mateo(notifications.readAll, { body: {} })
  expect(await site.mondayComes()).toEqual([])
  const { id } = await comeToRome()
  const rook = await site.world.as('rook')
  await rook(trips.update, { params: { tripId: String(id) }, body: { isShared: false } })
  expect(await site.mondayComes()).toEqual([])
})

test('no item is in two digests, and none comes in another way besides', async () => {
  await site.choose('mateo', 'at_once')
  await site.choose('rook', 'weekly')
  const id = await site.publish('The summer house')
  expect(await site.mondayComes()).toEqual([`${ROOK}: This week: 1 news`, `${MATEO}: The summer house`])
  await site.choose('rook', 'at_once')
  await site.choose('mateo', 'weekly')
  await site.comeOut(id)
  expect(await site.mondayComes()).toHaveLength(2)
})

test('who changed over in the week finds in the digest what he was not mailed by itself', async () => {
  await site.choose('mateo', 'at_once')
  await site.publish('By itself')
  expect(await site.told()).toEqual([`${MATEO}: By itself`])
  await site.choose('mateo', 'weekly')
  await site.publish('In the digest')
  await site.mondayComes()
  const digest = (await site.mails()).at(-1)
  expect(digest?.text).toContain('In the digest')
  expect(digest?.text).not.toContain('By itself')
})

test('the inactive, those without an address and those who have not come in get none', async () => {
  const { world } = site
  await sql`delete from notification_mail_choices where topic = 'news' and member_id in (select id from members
    where id not in (select member_id from passwords where one_time_until is null))`.execute(world.db)
  for (const who of ['julian', 'mateo', 'rook'] as const) await site.choose(who, 'weekly')
  await site.setMember('mateo', { inactive_since: new Date() })
  await site.setMember('rook', { email: null })
  await site.publish('The summer house')
  expect(await site.mondayComes()).toEqual([`${JULIAN}: This week: 1 news`])
  await site.setMember('mateo', { inactive_since: null })
  await site.setMember('rook', { email: ROOK })
})

test('a week has one digest, however often the clock comes by', async () => {
  await site.choose('mateo', 'weekly')
  await site.publish('The summer house')
  expect(await site.mondayComes()).toHaveLength(1)
  await site.publish('The winter house')
  expect(await site.mondayComes({ again: true })).toHaveLength(1)
  expect(await site.mondayComes()).toHaveLength(2)
})

test('however often the server starts, there is one round, and each schedules the next', async () => {
  const rounds = () => site.world.db.selectFrom('jobs').select('run_at').where('kind', '=', 'weekly-digests').execute()
  for (let start = 0; start < 3; start++) await scheduleNextRuns(site.world.ctx, recurringJobs)
  const [round, ...others] = await rounds()
  expect([others, round?.run_at.getUTCDay(), round?.run_at.getUTCHours()]).toEqual([[], 1, 7])
  await site.world.db.updateTable('jobs').set({ run_at: new Date() }).where('kind', '=', 'weekly-digests').execute()
  await site.world.work()
  expect(await rounds()).toEqual([round])
})

const ONE_CLICK = 'List-Unsubscribe=One-Click'

test.each(['at_once', 'weekly'] as const)('one click in a mail that came %s ends both ways', async (rhythm) => {
  await site.choose('mateo', rhythm)
  await site.publish('The summer house')
  await site.mondayComes()
  const [mail] = await site.mails()
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe(ONE_CLICK)
  const url = header('list-unsubscribe').slice(1, -1)
  expect(mail?.text).toContain(url.replace('/api/', '/'))
  const answer = await site.world.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    payload: ONE_CLICK,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([answer.statusCode, answer.json()]).toEqual([200, { kinds: ['news'] }])
  expect((await (await site.world.as('mateo'))(notifications.newsMail)).body).toEqual({ rhythm: 'never' })
  await site.publish('The winter house')
  expect(await site.mondayComes()).toHaveLength(1)
})

test('one whose Monday comes while no mail may leave is not sent later, nor told by the next', async () => {
  const marcus = await site.world.as('marcus')
  const setMail = (emailNotifications: boolean) => marcus(settings.change, { body: { emailNotifications } })
  await site.choose('mateo', 'weekly')
  await site.publish('The summer house')
  await setMail(false)
  expect(await site.mondayComes()).toEqual([])
  await setMail(true)
  expect(await site.mondayComes({ again: true })).toEqual([])
  expect(await site.mondayComes()).toEqual([])
  await site.publish('The winter house')
  expect(await site.mondayComes()).toEqual([`${MATEO}: This week: 1 news`])
})
