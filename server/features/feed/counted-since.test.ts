// Whatever happens, in whichever of two processes, how much is new to a brother is what the database would count.
import { digest } from '@aerie/contract/digest'
import { feed } from '@aerie/contract/feed'
import { memberChanges } from '@aerie/contract/member-changes'
import { news } from '@aerie/contract/news'
import { CHANGE_HEADER, stale } from '@aerie/contract/stale'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announce } from '#platform/events/announce.ts'
import { pick, seeded } from '../../demo/generate/random.ts'
import { openSecondProcess } from '../../test/second-process.ts'
import { speaker } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'
import { noteActivity, withdrawActivity } from './service.ts'

const TURNS = 40

let world: World
let second: Awaited<ReturnType<typeof openSecondProcess>>
let here: Awaited<ReturnType<World['as']>>
let there: typeof here
let officer: typeof here
/** The newest change that his page has heard of. */
let number = 0
beforeAll(async () => {
  world = await openWorld()
  second = await openSecondProcess(world)
  const cookie = await world.cookieOf('rook')
  here = world.speak(cookie)
  there = speaker(second.app)(cookie)
  officer = await world.as('marcus')
  world.ctx.bus.subscribe((change) => {
    number = Math.max(number, change.number ?? 0)
  })
})
afterAll(async () => {
  await second.close()
  await world.close()
})

/** Up to a line, as the statements without anything in memory count it. */
async function countedByDatabase(line: string) {
  const { rows } = await sql<{ n: number }>`select (
      (select count(*) from news_items item left join members author on author.id = item.author_id
        where item.is_published and date_trunc('milliseconds', item.published_at) > ${line}::timestamptz
          and (item.source_type is null or author.inactive_since is null))
      + (select count(*) from activity_items item join members member on member.id = item.member_id
        where date_trunc('milliseconds', item.created_at) > ${line}::timestamptz
          and item.member_id <> ${await world.idOf('rook')} and member.inactive_since is null))::int as n`.execute(
    world.db,
  )
  return rows[0]?.n
}

const headers = () => ({ [CHANGE_HEADER]: String(number) })

test('as brothers write, take back, leave and come back', async () => {
  await here(feed.see, { body: { at: new Date(Date.now() - 60_000).toISOString() } })
  await sql`update feed_visits set line_at = now() - interval '1 minute', seen_at = now() - interval '1 minute'`.execute(
    world.db,
  )
  await announce(world.ctx, stale(feed.visit), { memberIds: [await world.idOf('rook')] })
  const published: number[] = []
  const acts = [
    async (who: 'samir' | 'ignacio' | 'rook') => {
      const id = await world.idOf(who)
      await noteActivity(world.ctx, id, { type: 'member', id }, [
        { type: pick(random, ['other', 'family', 'work']), description: 'has news', births: 1 },
      ])
    },
    async (who: 'samir' | 'ignacio' | 'rook') =>
      withdrawActivity(world.ctx, { type: 'member', id: await world.idOf(who) }, ['family']),
    async () => {
      const { id } = (await officer(news.create, { body: { title: 'News', body: 'News' } })).body
      await officer(news.publish, { params: { newsId: String(id) }, body: {} })
      published.push(id)
    },
    async () => {
      const id = published.shift()
      if (id !== undefined) await officer(news.unpublish, { params: { newsId: String(id) }, body: {} })
    },
    async () => {
      const params = { memberId: String(await world.idOf('ignacio')) }
      await officer(memberChanges.update, { params, body: { isActive: random() < 0.5 } })
    },
    async () => void (await here(feed.see, { body: { at: new Date().toISOString() } })),
  ]
  const random = seeded(7)
  for (let turn = 0; turn < TURNS; turn++) {
    await pick(random, acts)(pick(random, ['samir', 'ignacio', 'rook']))
    const { body } = await there(feed.visit, { headers: headers() })
    expect(body.newCount, `turn ${turn}`).toBe(await countedByDatabase(body.lastVisit ?? ''))
    expect((await here(feed.visit)).body).toEqual(body)
  }
  expect((await there(digest.summary, { headers: headers() })).body.digest).toBeNull()
})
