// The feed of what brothers changed: one item a day and kind, newest first, page by page.
import { feed } from '@aerie/contract/feed'
import { memberChanges } from '@aerie/contract/member-changes'
import { DEFAULT_PRIVACY } from '@aerie/contract/privacy'
import { stale } from '@aerie/contract/stale'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { announce } from '#platform/events/announce.ts'
import { type CastKey, cast } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'
import type { ActivityNote } from './data.ts'
import { noteActivity, withdrawActivity } from './service.ts'

let world: World
let rook: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await openWorld()
  rook = await world.as('rook')
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.db.deleteFrom('activity_items').execute()
  await announce(world.ctx, stale(feed.activity))
})

const recordOf = async (who: CastKey) => ({ type: 'member', id: await world.idOf(who) })
const note = async (who: CastKey, ...notes: ActivityNote[]) =>
  noteActivity(world.ctx, await world.idOf(who), await recordOf(who), notes)
const age = (hours: number) =>
  sql`update activity_items set created_at = created_at - make_interval(hours => ${hours})`.execute(world.db)
const told = async () => (await rook(feed.activity)).body.map(({ description }) => description)

test('shows who did what, by the name his brothers call him', async () => {
  await note('rafael', { type: 'work', description: 'is now Architect' })
  const { body } = await rook(feed.activity)
  expect(body).toEqual([
    {
      id: expect.any(Number),
      type: 'work',
      description: 'is now Architect',
      memberId: await world.idOf('rafael'),
      memberFirstName: cast.rafael.familiar,
      memberLastName: cast.rafael.lastName,
      memberProfileImage: expect.stringMatching(/^\/uploads\//),
      createdAt: expect.any(String),
      reactions: {},
      myReactions: [],
    },
  ])
})

test('is written by a save, and loses what its member keeps from his brothers afterwards', async () => {
  const samir = await world.as('samir')
  await samir(memberChanges.save, {
    body: { currentPosition: 'Head Gardener', location: 'Lisbon, Portugal', country: 'Portugal' },
  })
  expect((await told()).sort()).toEqual(['is now Head Gardener at Slow River Landscape', 'moved to Lisbon, Portugal'])
  await samir(memberChanges.save, { body: { privacy: { ...DEFAULT_PRIVACY, city: 'line' } } })
  expect(await told()).toEqual(['is now Head Gardener at Slow River Landscape'])
  await samir(memberChanges.save, { body: { sharesActivity: false } })
  expect(await told()).toEqual([])
  await samir(memberChanges.save, { body: { bio: 'Plants streets.' } })
  expect(await told()).toEqual([])
})

test('several saves within a day are one item of each kind, the newest', async () => {
  await note('rafael', { type: 'work', description: 'is now Clerk' }, { type: 'other', description: 'has a new quote' })
  await age(23)
  await note('rafael', { type: 'work', description: 'is now Architect' })
  expect(await told()).toEqual(['is now Architect', 'has a new quote'])
  await age(25)
  await note('rafael', { type: 'work', description: 'is now Partner' })
  await note('samir', { type: 'work', description: 'is now Gardener' })
  expect(await told()).toEqual(['is now Gardener', 'is now Partner', 'is now Architect', 'has a new quote'])
})

test('what is withdrawn is gone for good', async () => {
  await note(
    'rafael',
    { type: 'location', description: 'moved to Lima' },
    { type: 'work', description: 'is now Clerk' },
  )
  await age(30)
  await note('rafael', { type: 'location', description: 'moved to Quito' })
  await withdrawActivity(world.ctx, await recordOf('rafael'), ['location'])
  expect(await told()).toEqual(['is now Clerk'])
})

test('inactive members are left out', async () => {
  await note('ignacio', { type: 'other', description: 'has a new photo' })
  const marcus = await world.as('marcus')
  const params = { memberId: String(await world.idOf('ignacio')) }
  await marcus(memberChanges.update, { params, body: { isActive: false } })
  expect(await told()).toEqual([])
  await marcus(memberChanges.update, { params, body: { isActive: true } })
  expect(await told()).toEqual(['has a new photo'])
})

test('is paged, also among items of the same moment', async () => {
  await sql`insert into activity_items (member_id, source_type, source_id, type, description)
    select ${await world.idOf('samir')}, 'member', ${await world.idOf('samir')}, 'other', 'note ' || number from generate_series(1, 60) as number`.execute(
    world.db,
  )
  await announce(world.ctx, stale(feed.activity))
  expect(await told()).toHaveLength(50)
  const paged: string[] = []
  for (let next: string | undefined = '/api/activity?limit=25'; next; ) {
    const query: Record<string, string> = Object.fromEntries(new URL(next, 'https://brothers.example').searchParams)
    const { body, headers } = await rook(feed.activity, { query })
    paged.push(...body.map(({ description }) => description))
    next = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1]
  }
  expect(paged).toEqual(Array.from({ length: 60 }, (_, index) => `note ${60 - index}`))
})

test('refuses a cursor that it did not give', async () => {
  expect((await rook(feed.activity, { query: { cursor: 'tomorrow' } })).problem.detail).toBe(
    'This page of the list is no longer valid. Start from the top.',
  )
})
