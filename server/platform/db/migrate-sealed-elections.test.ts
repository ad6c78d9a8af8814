// The migrations of elections that trustees seal: those of before are sealed by the server, open at once, and change as they did.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUnmigrated } from './migration.fixture.ts'

let opened: Awaited<ReturnType<typeof openUnmigrated>>
beforeAll(async () => {
  opened = await openUnmigrated()
})
afterAll(() => opened.close())

test('an election of before 0122 has no nominations, needs no confirmation, and is sealed by the server', async () => {
  const { apply, ask } = opened
  await apply((file) => file < '0122')
  await ask(`
    insert into members (first_name, last_name) values ('Ann', 'Here'), ('Bo', 'Away');
    insert into ballot_boxes (subject, key_name, option_count, most_marks, starts_at, opened_at, eligible, ends_at)
      values ('election 1 position 1', 'key 1', 2, 1, now() - interval '1 hour', now(), 2, now() + interval '1 hour');
    insert into elections (title, quorum_threshold, requires_quorum) values ('Officers', 50, false);
    insert into election_positions (election_id, box_id, place, title) values (1, 1, 0, 'President');
    insert into election_candidates (position_id, place, member_id, name) values (1, 0, 1, 'Ann Here');`)
  await apply((file) => file >= '0122')
  expect(
    await ask(`select secrecy, trustee_set_id, publish_at, is_trial, nominations_until, is_confirmed, shows_numbers
      from elections`),
  ).toEqual([
    {
      secrecy: 'server',
      trustee_set_id: null,
      publish_at: null,
      is_trial: false,
      nominations_until: null,
      is_confirmed: true,
      shows_numbers: true,
    },
  ])
  // Its box has no board, and goes on as it did.
  expect(await ask('select box_id from board_events')).toEqual([])
  await ask(`update ballot_boxes set ends_at = ends_at + interval '1 hour', eligible = 3;
    update elections set title = 'Officers of the year'`)
  expect(await ask('select rests_on_trustee_set(1) as rests, * from standing_before_trustee_set(1, array[1])')).toEqual(
    [],
  )
})
