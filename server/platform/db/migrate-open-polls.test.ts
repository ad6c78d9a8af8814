// The migration that settles how many might vote counts for polls that are open by then those who might at that moment.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUnmigrated } from './migration.fixture.ts'

let opened: Awaited<ReturnType<typeof openUnmigrated>>
beforeAll(async () => {
  opened = await openUnmigrated()
})
afterAll(() => opened.close())

test('open and void ones have a number, with who has voted and left; closed ones and elections stay as they are', async () => {
  const { apply, ask } = opened
  await apply((file) => file < '0054')
  await ask(`
    insert into members (first_name, last_name) values ('Ann', 'Here'), ('Bo', 'Away'), ('Cy', 'Idle'), ('Di', 'Gone');
    insert into ballot_boxes (subject, key_name, option_count, most_marks, ends_at, starts_at)
      select 'box ' || n, 'key ' || n, 2, 1, now() + interval '1 hour', case n when 4 then now() + interval '1 minute' end
      from generate_series(1, 4) n;
    insert into polls (box_id, title, options, quorum_threshold, requires_quorum, allow_multiple, results_visibility)
      select n, 'Poll ' || n, '["Yes", "No"]', 50, false, false, 'after_vote' from generate_series(1, 3) n;
    insert into ballot_participation (box_id, member_id) values (1, 2), (1, 4), (2, 1);
    update members set inactive_since = now() where id in (2, 3);
    delete from members where id = 4;
    update polls set void_reason = 'Wrong', voided_at = now() where id = 2;
    select close_ballot_box(2, true, '{}', '{}');
    alter table ballot_boxes disable trigger user;
    update ballot_boxes set closed_at = now(), closed_in = '1' where id = 3;
    alter table ballot_boxes enable trigger user;`)
  await apply((file) => file.startsWith('0054'))
  expect(await ask('select id, eligible, opened_at is not null as opened from ballot_boxes order by id')).toEqual([
    { id: 1, eligible: 3, opened: true },
    { id: 2, eligible: 1, opened: true },
    { id: 3, eligible: null, opened: false },
    { id: 4, eligible: null, opened: false },
  ])
})
