// News as officers write and members read them: drafts, publishing, pinning, conflicts, and what a body may hold.
import { news } from '@aerie/contract/news'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

type Caller = Awaited<ReturnType<World['as']>>
let world: World
let rook: Caller
let julian: Caller
let marcus: Caller
beforeAll(async () => {
  world = await openWorld()
  ;[rook, julian, marcus] = await Promise.all([world.as('rook'), world.as('julian'), world.as('marcus')])
})
afterAll(() => world.close())
beforeEach(() => world.db.deleteFrom('news_items').execute())

const DRAFT = { title: 'Work party', body: 'We meet on **Saturday**.\n\n- Soup\n- Shovels', tags: ['work party'] }
const write = async (draft: Partial<typeof DRAFT> & { link?: string; imageUrl?: string } = {}) =>
  (await julian(news.create, { body: { ...DRAFT, ...draft } })).body
const publish = async (id: number) => julian(news.publish, { params: { newsId: String(id) }, body: {} })
const of = (id: number) => ({ params: { newsId: String(id) } })
const titles = async () => (await rook(news.list)).body.map(({ title }) => title)

test('a draft is for officers alone until it is published', async () => {
  const draft = await write()
  expect(draft).toMatchObject({ isPublished: false, publishedAt: null, version: 1, format: 'markdown' })
  expect(draft.excerpt).toBe('We meet on Saturday. Soup, Shovels.')
  expect((await rook(news.show, of(draft.id))).status).toBe(404)
  expect(await titles()).toEqual([])
  expect((await publish(draft.id)).body).toMatchObject({ isPublished: true, publishedAt: expect.any(String) })
  expect(await titles()).toEqual(['Work party'])
  const seen = (await rook(news.show, of(draft.id))).body
  expect(Object.values(seen.can)).not.toContain(true)
  expect((await publish(draft.id)).status).toBe(409)
  expect((await julian(news.manage, { query: { state: 'draft' } })).body).toEqual([])
})

test('a draft again, it comes back at its place; deleted, it is gone for whoever edits it', async () => {
  const { id } = await write()
  const first = (await publish(id)).body.publishedAt
  expect((await julian(news.unpublish, of(id))).body.isPublished).toBe(false)
  expect(await titles()).toEqual([])
  expect((await publish(id)).body.publishedAt).toBe(first)
  await julian(news.remove, of(id))
  const late = await julian(news.save, { ...of(id), body: DRAFT })
  expect([late.status, late.problem.detail]).toEqual([
    404,
    'This news item has been deleted. Save what you wrote as a new one.',
  ])
})

test('pinned stands first, and pages go on where the last ended', async () => {
  const ids: number[] = []
  for (const title of ['one', 'two', 'three']) {
    const { id } = await write({ title })
    await publish(id)
    ids.push(id)
  }
  expect((await julian(news.pin, of(ids[0] ?? 0))).status).toBe(403)
  expect((await marcus(news.pin, of(ids[0] ?? 0))).body).toMatchObject({ isPinned: true, can: { unpin: true } })
  expect(await titles()).toEqual(['one', 'three', 'two'])
  const first = await rook(news.list, { query: { limit: '2' } })
  const cursor = new URLSearchParams(/\?([^>]+)/.exec(String(first.headers.link))?.[1]).get('cursor') ?? ''
  expect((await rook(news.list, { query: { limit: '2', cursor } })).body.map(({ title }) => title)).toEqual(['two'])
  expect((await marcus(news.unpin, of(ids[0] ?? 0))).body.isPinned).toBe(false)
  const draft = await write()
  expect((await marcus(news.pin, of(draft.id))).status).toBe(409)
})

test('what another officer saved since is not overwritten unseen', async () => {
  const { id, version } = await write()
  await marcus(news.save, { ...of(id), body: { ...DRAFT, title: 'His title', version } })
  const late = await julian(news.save, { ...of(id), body: { ...DRAFT, title: 'My title', version } })
  expect(late.status).toBe(409)
  expect(late.problem.changes).toEqual([
    { by: expect.stringContaining('Oyelaran'), at: expect.any(String), fields: ['title'] },
  ])
  expect((await julian(news.save, { ...of(id), body: { ...DRAFT, version: version + 1 } })).status).toBe(200)
})

test.each([
  ['[run](javascript:alert(1))', 'body'],
  ['[run](<JAVASCRIPT:alert(1)>)', 'body'],
  ['[out](//elsewhere.example)', 'body'],
  ['   ', 'body'],
  ['x'.repeat(40_001), 'body'],
  ['- '.repeat(8_000), 'body'],
  ['> '.repeat(20_000), 'body'],
  ['*a_'.repeat(13_333), 'body'],
  ['['.repeat(39_000), 'body'],
  ['> a\n\n'.repeat(8_000), 'body'],
])('refuses the body %.40s with a sentence', async (body, path) => {
  const { status, problem } = await julian(news.create, { body: { ...DRAFT, body } })
  expect([status, problem.errors?.[0]?.path]).toEqual([400, path])
})

test('takes 5,000 words, right-to-left text, and HTML as text', async () => {
  const long = await write({ body: 'five word '.repeat(2_500) })
  expect(long.body.length).toBeGreaterThan(20_000)
  expect((await write({ title: 'أخبار', body: 'مرحبا' })).excerpt).toBe('مرحبا')
  expect((await write({ body: '<script>alert(1)</script> & <b>all</b>' })).excerpt).toBe(
    '<script>alert(1)</script> & <b>all</b>',
  )
})

test('tags are trimmed, once each, and at most twenty; addresses are addresses', async () => {
  expect((await write({ tags: [' Soup ', 'soup', '', 'porch'] })).tags).toEqual(['Soup', 'porch'])
  const many = Array.from({ length: 50 }, (_, at) => `tag ${at}`)
  const refused = await julian(news.create, { body: { ...DRAFT, tags: many } })
  expect([refused.status, refused.problem.detail]).toEqual([400, 'At most 20 tags'])
  expect((await julian(news.create, { body: { ...DRAFT, link: 'javascript:alert(1)' } })).status).toBe(400)
  expect((await write({ link: '' })).link).toBeNull()
  expect((await julian(news.create, { body: { ...DRAFT, title: ' ' } })).problem.detail).toBe('Title is required')
})

test('goes out once at the time it was planned for, and not when that was called off', async () => {
  const { id } = await write()
  const at = new Date(Date.now() + 3_600_000).toISOString()
  const planned = await julian(news.publish, { ...of(id), body: { at } })
  expect(planned.body).toMatchObject({ isPublished: false, publishAt: at })
  await world.work()
  expect(await titles()).toEqual([])
  const pass = () =>
    sql`with item as (update news_items set publish_at = publish_at - interval '2 hours' where publish_at is not null)
      update jobs set run_at = run_at - interval '2 hours' where kind = 'publish-planned-news'`.execute(world.db)
  await pass()
  await world.work()
  expect(await titles()).toEqual(['Work party'])
  // Moved again by nothing: not by another run, nor by a clock that goes back.
  await sql`insert into jobs (kind, payload) values ('publish-planned-news', '{}')`.execute(world.db)
  await world.work()
  expect((await julian(news.show, of(id))).body).toMatchObject({ version: 1, publishAt: null })
  const other = await write({ title: 'Called off' })
  await julian(news.publish, { ...of(other.id), body: { at } })
  await julian(news.unpublish, of(other.id))
  await pass()
  await world.work()
  expect(await titles()).toEqual(['Work party'])
  const past = await julian(news.publish, { ...of(other.id), body: { at: '2020-01-01T00:00:00Z' } })
  expect([past.status, past.problem.errors?.[0]?.path]).toEqual([400, 'at'])
})

test('who is deleted leaves his name and no link', async () => {
  const id = await world.idOf('samir')
  const item = await write({
    body: `Tell [Samir](/profile/${id}), [Samir](https://brothers.example/profile/${id} "him") or [Rook](/profile/${await world.idOf('rook')}).`,
    link: `https://brothers.example/profile/${id}`,
  })
  await world.db.deleteFrom('members').where('id', '=', id).execute()
  const left = (await julian(news.show, of(item.id))).body
  expect(left.body).toBe(`Tell Samir, Samir or [Rook](/profile/${await world.idOf('rook')}).`)
  expect(left.link).toBeNull()
  const again = await write({ body: `Ask [Samir](/profile/${id}).` })
  expect(again.body).toBe('Ask Samir.')
})

test('links to members who are gone leave their words, however many brackets stand around them', async () => {
  const open = '[a](/profile/'.repeat(900)
  const gone = Array.from({ length: 10 }, (_, at) => `[*Brother* ${at}](/profile/${999_000_000 + at})`)
  const draft = await write({
    body: `${open}${gone.join(' ')} [Nobody](<https://brothers.example/profile/999000000/>)`,
  })
  expect(draft.body).toBe(`${open}${gone.map((_, at) => `*Brother* ${at}`).join(' ')} Nobody`)
})

test('counts the tags of what is published', async () => {
  await publish((await write({ tags: ['porch', 'soup'] })).id)
  await publish((await write({ tags: ['porch'] })).id)
  await write({ tags: ['draft'] })
  expect((await rook(news.tags)).body).toEqual([
    { tag: 'porch', count: 2 },
    { tag: 'soup', count: 1 },
  ])
})
