// News and activity in one order, the reactions to activity, and what a member has seen of it.
import { digest } from '@aerie/contract/digest'
import { feed } from '@aerie/contract/feed'
import { memberChanges } from '@aerie/contract/member-changes'
import { news } from '@aerie/contract/news'
import { DEFAULT_PRIVACY } from '@aerie/contract/privacy'
import type { Emoji } from '@aerie/contract/reactions'
import { stale } from '@aerie/contract/stale'
import { trips } from '@aerie/contract/trips'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { announce } from '#platform/events/announce.ts'
import { inDays } from '../../test/days-ahead.ts'
import { openWorld, type World } from '../../test/world.ts'
import { noteActivity } from './service.ts'

type Caller = Awaited<ReturnType<World['as']>>
let world: World
let rook: Caller
let kenji: Caller
let marcus: Caller
beforeAll(async () => {
  world = await openWorld()
  ;[rook, kenji, marcus] = await Promise.all([world.as('rook'), world.as('kenji'), world.as('marcus')])
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const table of ['activity_items', 'feed_visits', 'news_items'] as const)
    await world.ownerDb.deleteFrom(table).execute()
  await announce(world.ctx, stale(feed.activity, feed.list, news.list))
  const all = await world.db.selectFrom('members').select('id').execute()
  await announce(world.ctx, stale(feed.visit), { memberIds: all.map(({ id }) => id) })
})

async function note(description: string) {
  const id = await world.idOf('samir')
  await noteActivity(world.ctx, id, { type: 'member', id }, [{ type: 'other', description }])
  await sql`update activity_items set source_id = -id, created_at = now() where source_id = ${id}`.execute(world.db)
  await announce(world.ctx, stale(feed.activity))
  return (await rook(feed.activity)).body[0]?.id ?? 0
}
async function publish(title: string, tags: string[] = []) {
  const { id } = (await marcus(news.create, { body: { title, body: title, tags } })).body
  await marcus(news.publish, { params: { newsId: String(id) }, body: {} })
  return id
}
/** To all brothers, by the years of their birth. */
const nameChildren = async (who: 'samir' | 'luca', ...birthYears: number[]) =>
  (await world.as(who))(memberChanges.save, {
    body: {
      kids: birthYears.map((birthYear) => ({ name: 'A child', birthYear })),
      privacy: { ...DEFAULT_PRIVACY, children: 'brothers' },
    },
  })
const of = (id: number) => ({ params: { activityId: String(id) } })
const words = async (query: Record<string, string> = {}) => {
  const { body, headers } = await rook(feed.list, { query })
  const all = body.map((entry) => (entry.kind === 'news' ? entry.news.title : entry.activity.description))
  return { all, cursor: new URLSearchParams(/\?([^>]+)/.exec(String(headers.link))?.[1]).get('cursor') }
}

test('tells both in one order, by kind or by tag, and page by page none twice and none left out', async () => {
  await note('first')
  await publish('second', ['porch'])
  await note('third')
  await publish('fourth', ['travel'])
  expect((await words()).all).toEqual(['fourth', 'third', 'second', 'first'])
  expect((await words({ show: 'news' })).all).toEqual(['second'])
  expect((await words({ show: 'trips' })).all).toEqual(['fourth'])
  expect((await words({ show: 'activity' })).all).toEqual(['third', 'first'])
  expect((await words({ tag: 'porch' })).all).toEqual(['second'])
  // All of one moment.
  await sql`update activity_items set created_at = date_trunc('hour', now())`.execute(world.db)
  await sql`update news_items set published_at = date_trunc('hour', now())`.execute(world.db)
  const paged: string[] = []
  let cursor: string | null = null
  do {
    const page = await words({ limit: '1', ...(cursor && { cursor }) })
    paged.push(...page.all)
    cursor = page.cursor
  } while (cursor)
  expect(paged).toEqual(['fourth', 'second', 'third', 'first'])
})

test('a reaction is one for each member and emoji, and a second click takes it back', async () => {
  const id = await note('has a new photo')
  const react = async (caller: Caller, emoji: Emoji, isOn?: boolean) =>
    (await caller(feed.react, { ...of(id), body: { emoji, ...(isOn !== undefined && { isOn }) } })).body
  expect(await react(rook, '🦅')).toEqual({ reactions: { '🦅': 1 }, myReactions: ['🦅'] })
  expect(await react(kenji, '🦅')).toEqual({ reactions: { '🦅': 2 }, myReactions: ['🦅'] })
  expect(await react(kenji, '🦉')).toEqual({ reactions: { '🦉': 1, '🦅': 2 }, myReactions: ['🦉', '🦅'] })
  expect(await react(rook, '🦅')).toEqual({ reactions: { '🦉': 1, '🦅': 1 }, myReactions: [] })
  expect(await react(rook, '🦅', false)).toMatchObject({ myReactions: [] })
  expect((await rook(feed.activity)).body[0]).toMatchObject({ reactions: { '🦉': 1, '🦅': 1 }, myReactions: [] })
  expect((await kenji(feed.activity)).body[0]).toMatchObject({ myReactions: ['🦉', '🦅'] })
  const { body } = await rook(feed.reactors, of(id))
  expect(body).toEqual([
    { emoji: '🦉', count: 1, isMine: false, members: [expect.objectContaining({ id: await world.idOf('kenji') })] },
    { emoji: '🦅', count: 1, isMine: false, members: [expect.objectContaining({ id: await world.idOf('kenji') })] },
  ])
  expect((await rook(feed.react, { ...of(2_000_000), body: { emoji: '🦅' } })).status).toBe(404)
})

test('answers some items alone, with the reactions of each by now, however old they are', async () => {
  const ids: number[] = []
  for (const name of ['one', 'another', 'a third']) ids.push(await note(name))
  const [old = 0, shown = 0, other = 0] = ids
  const ask = async (...some: number[]) => (await rook(feed.activity, { query: { ids: some.join() } })).body
  await kenji(feed.react, { ...of(shown), body: { emoji: '🙏' } })
  expect(await ask(shown)).toMatchObject([{ id: shown, reactions: { '🙏': 1 }, myReactions: [] }])
  // Older than what is in memory.
  await sql`insert into activity_items (member_id, source_type, source_id, type, description)
    select member_id, 'member', 1000 + n, type, 'newer' from activity_items, generate_series(1, 60) n
    where id = ${other}`.execute(world.db)
  await announce(world.ctx, stale(feed.activity))
  await rook(feed.react, { ...of(old), body: { emoji: '🦅' } })
  expect(await ask(old, 2_000_000)).toMatchObject([{ id: old, reactions: { '🦅': 1 }, myReactions: ['🦅'] }])
  expect((await rook(feed.activity, { query: { ids: '9999999999' } })).status).toBe(400)
  await marcus(feed.removeActivity, of(old))
  expect(await ask(old)).toEqual([])
})

test('answers nothing to a page that has it, and all of it once something changed', async () => {
  const id = await note('has a new photo')
  const first = await rook(feed.activity, { query: { limit: '10' } })
  const again = { query: { limit: '10' }, headers: { 'if-none-match': String(first.headers.etag) } }
  expect((await rook(feed.activity, again)).status).toBe(304)
  expect((await kenji(feed.activity, again)).status).toBe(200)
  await kenji(feed.react, { ...of(id), body: { emoji: '🙏' } })
  expect((await rook(feed.activity, again)).body[0]?.reactions).toEqual({ '🙏': 1 })
  await publish('News')
  const listed = await rook(news.list, { query: { limit: '3' } })
  const asked = { query: { limit: '3' }, headers: { 'if-none-match': String(listed.headers.etag) } }
  expect((await rook(news.list, asked)).status).toBe(304)
})

test('a super admin deletes an item, and nobody reacts to it any more', async () => {
  const id = await note('has a new photo')
  expect((await kenji(feed.removeActivity, of(id))).status).toBe(403)
  expect((await marcus(feed.removeActivity, of(id))).status).toBe(200)
  expect((await rook(feed.activity)).body).toEqual([])
  expect((await rook(feed.reactors, of(id))).status).toBe(404)
})

test('what is new begins where his last visit ended, on every device', async () => {
  await note('long since')
  expect((await rook(feed.visit)).body).toEqual({ lastVisit: null, newCount: 0 })
  await rook(feed.see, { body: { at: new Date(Date.now() + 60_000).toISOString() } })
  const pass = async (interval: string) => {
    await sql`update feed_visits set visited_at = visited_at - ${interval}::interval, seen_at = seen_at - ${interval}::interval,
      line_at = line_at - ${interval}::interval`.execute(world.db)
    await announce(world.ctx, stale(feed.visit), { memberIds: [await world.idOf('rook')] })
  }
  await pass('2 hours')
  await note('news of the others')
  const before = (await rook(feed.visit)).body
  expect(before).toEqual({ lastVisit: expect.any(String), newCount: 2 })
  const seen = await rook(feed.see, { body: { at: new Date().toISOString() } })
  expect(seen.body).toEqual(before)
  expect((await (await world.as('rook'))(feed.visit)).body).toEqual(before)
  await pass('31 minutes')
  expect((await rook(feed.visit)).body.lastVisit).not.toBe(before.lastVisit)
  expect((await kenji(feed.visit)).body.lastVisit).toBeNull()
})

test('his own doings are not new to him', async () => {
  await publish('Long since')
  for (const one of [rook, marcus, kenji]) await one(feed.see, { body: { at: new Date().toISOString() } })
  const all = await world.db.selectFrom('members').select('id').execute()
  await sql`update feed_visits set visited_at = visited_at - interval '9 days', seen_at = seen_at - interval '9 days'`.execute(
    world.db,
  )
  await announce(world.ctx, stale(feed.visit), { memberIds: all.map(({ id }) => id) })
  const newTo = async (one: Caller) => (await one(feed.visit)).body.newCount
  const newsFor = async (one: Caller) =>
    (await one(digest.summary)).body.digest?.parts.find(({ kind }) => kind === 'news')?.count
  const before = await Promise.all([rook, marcus, kenji].map(newTo))
  await publish('By Marcus')
  const { body } = await rook(trips.create, {
    body: {
      title: 'A visit',
      locations: ['Lisbon, Portugal'],
      startDate: inDays(3),
      endDate: inDays(5),
      isShared: true,
    },
  })
  expect(body.isShared).toBe(true)
  const more = (await Promise.all([rook, marcus, kenji].map(newTo))).map((now, at) => now - (before[at] ?? 0))
  expect(more).toEqual([1, 1, 2])
  // The first of them was his as well.
  expect(await Promise.all([rook, marcus, kenji].map(newsFor))).toEqual([2, 1, 3])
})

test('sums up what happened since, for whoever was away for more than a week', async () => {
  await rook(feed.see, { body: { at: new Date().toISOString() } })
  await nameChildren('samir', 2019)
  await nameChildren('samir', 2019, new Date().getFullYear())
  await nameChildren('luca', 1999)
  await publish('News')
  expect((await rook(digest.summary)).body.digest).toBeNull()
  await sql`update feed_visits set visited_at = now() - interval '8 days', seen_at = now() - interval '8 days'`.execute(
    world.db,
  )
  await announce(world.ctx, stale(feed.visit), { memberIds: [await world.idOf('rook')] })
  await (await world.as('kenji'))(trips.create, {
    body: {
      title: 'A visit',
      locations: [
        (
          await sql<{ location: string }>`select location from members where id = ${await world.idOf('rook')}`.execute(
            world.db,
          )
        ).rows[0]?.location ?? '',
      ],
      startDate: inDays(3),
      endDate: inDays(5),
      isShared: true,
    },
  })
  const { body } = await rook(digest.summary)
  expect(body.digest?.parts).toEqual(
    expect.arrayContaining([
      { kind: 'news', count: 2 },
      { kind: 'trips', count: 1 },
      // Three children were named, and one was born lately.
      { kind: 'children', count: 1 },
    ]),
  )
})
