// What is recorded of elections stays: the program's role may not touch it, and even the owner of the tables is refused.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ElectionWorld, openElectionWorld } from './election-world.fixture.ts'

let opened: ElectionWorld
beforeAll(async () => {
  opened = await openElectionWorld()
  const ended = await opened.call()
  await opened.vote('kenji', ended.id)
  await opened.pass(2)
  await opened.show('kenji', ended.id)
  const open = await opened.call()
  await opened.vote('kenji', open.id, 0)
  await opened.vote('kenji', open.id, 1)
})
afterAll(() => opened.world.close())

test.each([
  "update elections set title = 'Another'",
  'update elections set quorum_threshold = 1',
  "update elections set class_filter = '1'",
  'delete from elections',
  'truncate elections cascade',
  "update election_positions set title = 'Another'",
  'update election_positions set class_range_start = 1',
  'delete from election_positions',
  "update election_candidates set name = 'Another'",
  'update election_candidates set place = 9 - place',
  'update election_candidates set member_id = null',
  'delete from election_candidates',
  'truncate election_candidates',
  'delete from ballot_electorate',
  'update ballot_electorate set member_id = member_id + 1',
  'truncate ballot_electorate',
  `insert into ballot_electorate (box_id, member_id) select b.id, m.id from ballot_boxes b, members m
    where (b.id, m.id) not in (select box_id, member_id from ballot_electorate)
    union all select max(b.id), (select max(id) from members) from ballot_boxes b`,
  'update position_results set voters = 7',
  'delete from position_results',
  'truncate position_results',
  "update ballot_boxes set starts_at = starts_at - interval '1 hour'",
  'update ballot_boxes set opened_at = null, eligible = null',
  'update ballot_boxes set eligible = 1',
])('%s', async (statement) => {
  const { db, ownerDb } = opened.world
  const isOutOfReach = statement.includes('ballot_electorate')
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(isOutOfReach ? 'permission denied' : /./)
  await expect(sql.raw(statement).execute(ownerDb)).rejects.toThrow()
})

test('nobody is listed before the start, nor twice', async () => {
  const { id } = await opened.call({ startDate: opened.inHours(1), endDate: opened.inHours(2) })
  const { db } = opened.world
  const box = sql`(select min(box_id) from election_positions where election_id = ${id}::int)`
  await expect(sql`select open_ballot_box(${box}, '{1}')`.execute(db)).rejects.toThrow('has not come')
  await opened.pass(1.5)
  await opened.show('kenji', id)
  const { rows } = await sql`select open_ballot_box(${box}, '{}') as opened`.execute(db)
  expect(rows).toEqual([{ opened: false }])
})
