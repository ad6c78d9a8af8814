// A save upon what this process knows of a record: in one statement, and never over what another has written.
import { memberChanges } from '@aerie/contract/member-changes'
import { Member, members } from '@aerie/contract/members'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openCaches } from '#platform/cache/caches.ts'
import { openWorld, type World } from '../../test/world.ts'
import { readOwn } from './profiles.ts'

let world: World
let rook: Awaited<ReturnType<World['as']>>
let rookId: number
beforeAll(async () => {
  world = await openWorld()
  rook = await world.as('rook')
  rookId = await world.idOf('rook')
})
afterAll(() => world.close())

/** As another process writes whose announcement has not come yet. */
const writtenElsewhere = async (quote: string) =>
  world.ownerDb.updateTable('members').set({ quote, version: sql`version + 1` }).where('id', '=', rookId).execute()

test('a save lands upon what another process has written, also where this one has not heard of it', async () => {
  await rook(memberChanges.save, { body: { quote: 'Known here.' } })
  await writtenElsewhere('Written elsewhere.')
  const { status, body } = await rook(memberChanges.save, { body: { bio: 'Saved here.' } })
  expect([status, body.quote]).toEqual([200, 'Written elsewhere.'])
  // What is as this process remembers it is written where it is so no longer.
  await rook(members.own)
  await writtenElsewhere('Written elsewhere again.')
  expect((await rook(memberChanges.save, { body: { quote: 'Written elsewhere.' } })).body.quote).toBe(
    'Written elsewhere.',
  )
  const row = await world.db
    .selectFrom('members')
    .select(['quote', 'version'])
    .where('id', '=', rookId)
    .executeTakeFirst()
  expect(row).toEqual({ quote: 'Written elsewhere.', version: body.version + 2 })
})

test('what is kept of a record once it is saved is what the database has', async () => {
  const changes: object[] = [
    { bio: 'Kept.', kids: [{ name: 'Tomás', gender: 'boy', birthYear: 2019 }] },
    { interests: [{ title: 'Salt Road', type: 'movie', image: null }], companyTags: ['Harbour'] },
    { workHistory: [{ title: 'Clerk', company: 'Gilt', startDate: null, endDate: null }], birthday: null },
    { location: 'Oslo, Norway', quote: null },
  ]
  for (const body of changes) {
    const saved = await rook(memberChanges.save, { body })
    const anew = Member.parse(await readOwn({ caches: openCaches(world.db, world.ctx.bus) }, rookId))
    expect([saved.status, saved.body, (await rook(members.own)).body]).toEqual([200, anew, anew])
  }
})

test('a save of the bio upon what is known is one statement', async () => {
  await rook(memberChanges.save, { body: { bio: 'So that it is known.' } })
  await world.work()
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await rook(memberChanges.save, { body: { bio: 'One statement.' } })
  expect(sent).toHaveBeenCalledTimes(1)
  sent.mockRestore()
})
