// News by mail at once: who gets an item, once, at which rate, and how he ends it.
import { notifications } from '@aerie/contract/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { JULIAN, MATEO, openNewsMail } from './news-mail.fixture.ts'

let site: Awaited<ReturnType<typeof openNewsMail>>
beforeAll(async () => {
  site = await openNewsMail()
})
afterAll(() => site.world.close())
beforeEach(() => site.clear())

const setPublished = (id: number, isPublished: boolean) =>
  site.world.db.updateTable('news_items').set({ is_published: isPublished }).where('id', '=', id).execute()

test('each chooses for himself; until then it is the digest', async () => {
  const { world } = site
  await sql`delete from notification_mail_choices`.execute(world.db)
  const rook = await world.as('rook')
  expect((await rook(notifications.newsMail)).body).toEqual({ rhythm: 'weekly' })
  await site.choose('rook', 'at_once')
  expect((await rook(notifications.newsMail)).body).toEqual({ rhythm: 'at_once' })
  expect((await (await world.as('mateo'))(notifications.newsMail)).body).toEqual({ rhythm: 'weekly' })
})

test('an item comes at once to who chose that, and to nobody else', async () => {
  await site.choose('mateo', 'at_once')
  await site.choose('rook', 'weekly')
  const id = await site.publish('The summer house', 'First of *June*, at [his](/profile/1).\n\n- Bring a coat.')
  const [mail, ...others] = await site.mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'The summer house', to: [{ address: MATEO }] })
  expect(mail?.text).toContain('First of June, at his (https://brothers.example/profile/1).\n\n- Bring a coat.')
  expect(mail?.html).toContain('<a href="https://brothers.example/profile/1"')
  expect(mail?.text).toContain(`https://brothers.example/news/${id}`)
})

test('one kept before news had limits comes as it was typed', async () => {
  await site.choose('mateo', 'at_once')
  const body = `${'- '.repeat(8_000)}coat`
  const { id } = await site.world.db
    .insertInto('news_items')
    .values({ title: 'Deep', body, excerpt: '', format: 'markdown', is_published: true, published_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await site.comeOut(id)
  const [mail] = await site.mails()
  expect(mail?.text?.replaceAll(/\s/g, '')).toContain('-'.repeat(100))
})

/** Published while nobody had chosen; then Mateo chooses, and an email to him waits. */
async function waitingForMateo() {
  const { world } = site
  const id = await site.publish('Too early')
  await world.work()
  await site.choose('mateo', 'at_once')
  await sql`insert into news_emails (member_id, news_id) values (${await world.idOf('mateo')}, ${id})`.execute(world.db)
  return id
}
const minuteComes = () =>
  sql`insert into jobs (kind, payload) values ('news-emails-of-minute', '{}')`.execute(site.world.db)

test('what was taken back before it went is not mailed, and is when it comes out again; then never more', async () => {
  const id = await waitingForMateo()
  await setPublished(id, false)
  await minuteComes()
  expect(await site.told()).toEqual([])
  await setPublished(id, true)
  await site.comeOut(id)
  expect(await site.told()).toEqual([`${MATEO}: Too early`])
  await site.comeOut(id)
  expect(await site.told()).toHaveLength(1)
})

test('an item that was deleted before its mails went is not mailed', async () => {
  const { db } = site.world
  const id = await waitingForMateo()
  await sql`insert into jobs (kind, payload, run_at) select 'news-email', jsonb_build_object('emailId', id), 'infinity'
    from news_emails`.execute(db)
  await db.deleteFrom('news_items').where('id', '=', id).execute()
  await db.updateTable('jobs').set({ run_at: new Date() }).where('kind', '=', 'news-email').execute()
  expect(await site.told()).toEqual([])
})

test('what first came out long ago, or tells of a trip, is not mailed at once', async () => {
  const { db, work } = site.world
  const [old, ofTrip] = [await site.publish('An old one'), await site.publish('Rook is coming to Rome')]
  await work()
  await sql`update news_items set published_at = now() - interval '40 days' where id = ${old}`.execute(db)
  await sql`update news_items set source_type = 'trip', source_id = 1 where id = ${ofTrip}`.execute(db)
  await site.choose('mateo', 'at_once')
  await site.comeOut(old)
  await site.comeOut(ofTrip)
  expect(await site.told()).toEqual([])
})

test('the inactive, those without an address and those who have not come in get none', async () => {
  const { world } = site
  await sql`update notification_mail_choices set rhythm = 'at_once' where topic = 'news' and member_id in (select id from members
    where id not in (select member_id from passwords where one_time_until is null))`.execute(world.db)
  for (const who of ['julian', 'mateo', 'rook'] as const) await site.choose(who, 'at_once')
  await site.setMember('mateo', { inactive_since: new Date() })
  await site.setMember('rook', { email: null })
  await site.publish('The summer house')
  expect(await site.told()).toEqual([`${JULIAN}: The summer house`])
  await site.setMember('mateo', { inactive_since: null })
  await site.setMember('rook', { email: 'brother@aerie.example' })
})

test('who ends it or becomes inactive while his mail waits gets none', async () => {
  const { world } = site
  const id = await site.publish('The summer house')
  await world.work()
  for (const who of ['julian', 'mateo', 'rook'] as const) {
    await site.choose(who, 'at_once')
    await sql`insert into news_emails (member_id, news_id) values (${await world.idOf(who)}, ${id})`.execute(world.db)
  }
  await site.choose('rook', 'never')
  await site.setMember('mateo', { inactive_since: new Date() })
  await minuteComes()
  expect(await site.told()).toEqual([`${JULIAN}: The summer house`])
  await site.setMember('mateo', { inactive_since: null })
})

test('no more than sixty become jobs in a minute, the others in those after it, each once', async () => {
  const { world } = site
  await sql`update notification_mail_choices set rhythm = 'at_once' where topic = 'news'`.execute(world.db)
  const items = ['One', 'Two', 'Three', 'Four', 'Five']
  for (const title of items) await site.publish(title)
  await world.work()
  const perMinute = await sql<{ n: number }>`select count(*)::int as n from news_emails where job_at is not null
    group by date_trunc('minute', job_at)`.execute(world.db)
  expect(perMinute.rows.filter(({ n }) => n > 60)).toEqual([])
  const isAnyLeft = async () =>
    (await world.db.selectFrom('news_emails').select('id').where('job_at', 'is', null).execute()).length > 0
  expect(await isAnyLeft()).toBe(true)
  while (await isAnyLeft()) {
    await sql`update news_emails set job_at = job_at - interval '1 minute'`.execute(world.db)
    await sql`update jobs set run_at = now() where kind = 'news-emails-of-minute'`.execute(world.db)
    await world.work()
  }
  const told = await site.told()
  expect(new Set(told).size).toBe(told.length)
  const readers = told.filter((one) => one.endsWith(': One')).length
  expect(told.length).toBe(readers * items.length)
})

test('one that was not noted before a crash goes out again as the same message, and no other does', async () => {
  await site.choose('mateo', 'at_once')
  await site.choose('julian', 'at_once')
  await site.publish('The summer house')
  expect(await site.told()).toHaveLength(2)
  await sql`update news_emails set sent_at = null where member_id = ${await site.world.idOf('mateo')}`.execute(
    site.world.db,
  )
  await sql`insert into jobs (kind, payload) select 'news-email', jsonb_build_object('emailId', id) from news_emails`.execute(
    site.world.db,
  )
  const ids = (await site.mails()).map(({ messageId }) => messageId)
  expect([ids.length, new Set(ids).size]).toEqual([3, 2])
})
