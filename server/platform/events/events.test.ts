// Changes reach other processes and open pages, and only those whom they concern.
import { members } from '@aerie/contract/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { touches } from './bus.ts'

let world: World
let address: string
beforeAll(async () => {
  world = await openWorld()
  address = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.close())

test.each([
  [[['members']], ['members'], true],
  [[['members', 12]], ['members'], true],
  [[['members']], ['members', 12], true],
  [[['stats']], ['members'], false],
  [[[]], ['anything', 'at', 'all'], true],
  [[['sessions', 1]], ['sessions', 2], false],
])('a change of %j touches %j: %s', (keys, key, expected) => {
  expect(touches({ keys }, key)).toBe(expected)
})

/** Reads a member's stream until something with the word comes by. */
async function hear(cookie: string, word: string, meanwhile: () => Promise<unknown>) {
  const answer = await fetch(`${address}/api/events`, { headers: { cookie } })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  await meanwhile()
  while (!heard.includes(word)) {
    const { value, done } = (await reader?.read()) ?? { value: '', done: true }
    if (done) break
    heard += value
  }
  await reader?.cancel()
  return heard
}

test('an open page hears which queries went stale', async () => {
  const marcus = await world.as('marcus')
  const memberId = String(await world.idOf('eamon'))
  const heard = await hear(await world.cookieOf('rook'), '"members"', () =>
    marcus(members.update, { params: { memberId }, body: { currentCompany: 'The Salt Cellar' } }),
  )
  expect(heard).toContain(
    'data: {"keys":[["members"],["stats"],["admin","members"],["companies"],["lineage"],["map-data"]]}',
  )
})

test('the stream of a member who is made inactive ends', async () => {
  const marcus = await world.as('marcus')
  const memberId = String(await world.idOf('teddy'))
  const heard = await hear(await world.cookieOf('teddy'), 'never', () =>
    marcus(members.update, { params: { memberId }, body: { isActive: false } }),
  )
  expect(heard).toContain('"auth"')
})

test('a change made by another process is seen here', async () => {
  const rook = await world.as('rook')
  const id = await world.idOf('oscar')
  const before = (await rook(members.show, { params: { memberId: String(id) } })).body.bio
  const heard = new Promise((resolve) => {
    const end = world.ctx.bus.subscribe((change) => {
      if (touches(change, ['members'])) {
        end()
        resolve(change)
      }
    })
  })
  await world.db.transaction().execute(async (db) => {
    await db
      .updateTable('members')
      .set({ bio: `${before} And sails.` })
      .where('id', '=', id)
      .execute()
    const { sql } = await import('kysely')
    await sql`select pg_notify('aerie', '{"from":"elsewhere","change":{"keys":[["members"]]}}')`.execute(db)
  })
  await heard
  expect((await rook(members.show, { params: { memberId: String(id) } })).body.bio).toMatch(/And sails\.$/)
})
