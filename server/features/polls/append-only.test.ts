// What is recorded of votes stays: the program's role may not touch it, and even the owner of the tables is refused.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPollWorld, type PollWorld } from './poll-world.fixture.ts'

let opened: PollWorld
let closed = 0
beforeAll(async () => {
  opened = await openPollWorld()
  closed = (await opened.ask({ requiresQuorum: false })).id
  await opened.vote('kenji', closed)
  await opened.pass(2)
  await opened.show('kenji', closed)
  await opened.vote('kenji', (await opened.ask()).id)
})
afterAll(() => opened.world.close())

/** What the program's role may not write at all, but by functions of the owner. */
const isOutOfReach = (statement: string) =>
  /^(?:\w+ )+?(ballots|governance_log|ballot_sealed|ballot_participation)\b/.test(statement)

test.each([
  "update ballots set choices = '2'",
  'delete from ballots',
  'truncate ballots',
  "insert into ballots (box_id, place, choices) select box_id, 99, '1' from polls",
  "update governance_log set payload = '{}'",
  'delete from governance_log',
  'truncate governance_log',
  'update poll_results set voters = 7',
  'delete from poll_results',
  'truncate poll_results',
  'update ballot_sealed set sealed = sealed',
  'delete from ballot_sealed',
  'truncate ballot_sealed',
  'delete from ballot_participation',
  'update ballot_participation set member_id = null',
  'update ballot_participation set member_id = member_id + 1',
  'truncate ballot_participation',
  'delete from polls',
  "update polls set title = 'Another question'",
  'update polls set options = \'["A", "B"]\'',
  'delete from ballot_boxes',
  "update ballot_boxes set ends_at = ends_at - interval '1 minute'",
  'update ballot_boxes set option_count = 2',
  'update ballot_boxes set closed_at = null, closed_in = null',
  "update ballot_boxes set key_name = 'mine'",
])('%s', async (statement) => {
  const { db, ownerDb } = opened.world
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(isOutOfReach(statement) ? 'permission denied' : /./)
  await expect(sql.raw(statement).execute(ownerDb)).rejects.toThrow()
})

test('into a box whose time is over nothing more can be put, and none is closed before its time', async () => {
  const { ownerDb, db, idOf } = opened.world
  await expect(
    sql`insert into ballot_participation (box_id, member_id)
      select box_id, ${await idOf('rook')}::int from polls where id = ${closed}`.execute(ownerDb),
  ).rejects.toThrow('the ballot box is closed')
  await expect(
    sql`select close_ballot_box((select max(box_id) from polls), false, '{}', '{}')`.execute(db),
  ).rejects.toThrow('the time of the ballot box is not over')
  await expect(
    sql`select close_ballot_box((select min(box_id) from polls), false, '{}', '{}')`.execute(db),
  ).rejects.toThrow()
})
