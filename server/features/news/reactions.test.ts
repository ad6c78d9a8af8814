// Reactions to news: wherever an item stands, to what is published alone, and gone with it.
import { dashboard } from '@aerie/contract/dashboard'
import { feed } from '@aerie/contract/feed'
import { memberChanges } from '@aerie/contract/member-changes'
import { news } from '@aerie/contract/news'
import type { Emoji } from '@aerie/contract/reactions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'

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

const of = (id: number) => ({ params: { newsId: String(id) } })
async function draft(title: string) {
  return (await marcus(news.create, { body: { title, body: title } })).body.id
}
async function publish(title: string) {
  const id = await draft(title)
  await marcus(news.publish, { ...of(id), body: {} })
  return id
}
const react = (caller: Caller, id: number, emoji: Emoji, isOn?: boolean) =>
  caller(news.react, { ...of(id), body: { emoji, ...(isOn !== undefined && { isOn }) } })

/** As he sees it in each place that shows it. */
async function shownTo(caller: Caller, id: number) {
  const places = [
    (await caller(news.list)).body.find((item) => item.id === id),
    (await caller(news.list, { query: { limit: '60' } })).body.find((item) => item.id === id),
    (await caller(news.show, of(id))).body,
    (await caller(news.reactions, { query: { ids: `${id},9999` } })).body[0],
    (await caller(dashboard.show)).body.news?.find((item) => item.id === id),
    (await caller(feed.list)).body
      .flatMap((entry) => (entry.kind === 'news' ? entry.news : []))
      .find((item) => item.id === id),
  ]
  return places.map((place) => place && { reactions: place.reactions, mine: place.myReactions })
}
const everywhere = (reactions: Record<string, number>, mine: Emoji[]) =>
  Array.from({ length: 6 }, () => ({ reactions, mine }))

test('one for each member and emoji, the same in every place, and a second click takes it back', async () => {
  const id = await publish('The porch is level')
  expect(await shownTo(rook, id)).toEqual(everywhere({}, []))
  expect((await react(rook, id, '🦅')).body).toEqual({ reactions: { '🦅': 1 }, myReactions: ['🦅'] })
  expect((await react(kenji, id, '🦅')).body).toEqual({ reactions: { '🦅': 2 }, myReactions: ['🦅'] })
  await react(kenji, id, '🦉')
  expect(await shownTo(kenji, id)).toEqual(everywhere({ '🦉': 1, '🦅': 2 }, ['🦉', '🦅']))
  expect(await shownTo(rook, id)).toEqual(everywhere({ '🦉': 1, '🦅': 2 }, ['🦅']))
  expect((await react(rook, id, '🦅')).body).toEqual({ reactions: { '🦉': 1, '🦅': 1 }, myReactions: [] })
  expect((await react(rook, id, '🦅', false)).body).toMatchObject({ myReactions: [] })
  expect(await shownTo(rook, id)).toEqual(everywhere({ '🦉': 1, '🦅': 1 }, []))
  expect((await rook(news.reactors, of(id))).body).toEqual([
    { emoji: '🦉', count: 1, isMine: false, members: [expect.objectContaining({ id: await world.idOf('kenji') })] },
    { emoji: '🦅', count: 1, isMine: false, members: [expect.objectContaining({ id: await world.idOf('kenji') })] },
  ])
})

test('who is active no more is not counted', async () => {
  const id = await publish('A lost umbrella')
  await react(await world.as('teddy'), id, '🙏')
  expect(await shownTo(rook, id)).toEqual(everywhere({ '🙏': 1 }, []))
  const params = { memberId: String(await world.idOf('teddy')) }
  await marcus(memberChanges.update, { params, body: { isActive: false } })
  expect(await shownTo(rook, id)).toEqual(everywhere({}, []))
  expect((await rook(news.reactors, of(id))).body).toEqual([])
})

test('to what is not published nobody reacts, and with an item its reactions go', async () => {
  const id = await draft('Not yet')
  expect((await react(marcus, id, '🦅')).status).toBe(404)
  expect((await marcus(news.reactors, of(id))).status).toBe(404)
  await marcus(news.publish, { ...of(id), body: {} })
  expect((await react(rook, id, '🦅')).status).toBe(200)
  await marcus(news.unpublish, of(id))
  expect((await react(rook, id, '🦅')).status).toBe(404)
  expect((await rook(news.reactors, of(id))).status).toBe(404)
  expect((await rook(news.reactions, { query: { ids: String(id) } })).body).toEqual([])
  await marcus(news.remove, of(id))
  const left = await world.db.selectFrom('news_reactions').selectAll().where('news_id', '=', id).execute()
  expect(left).toEqual([])
  expect((await react(rook, 2_000_000, '🦅')).status).toBe(404)
})

test('a page that has the list is told nothing until somebody reacts', async () => {
  const id = await publish('A longer table')
  const first = await rook(news.list, { query: { limit: '3' } })
  const again = { query: { limit: '3' }, headers: { 'if-none-match': String(first.headers.etag) } }
  expect((await rook(news.list, again)).status).toBe(304)
  expect((await kenji(news.list, again)).status).toBe(200)
  await react(kenji, id, '🙏')
  expect((await rook(news.list, again)).status).toBe(200)
})
