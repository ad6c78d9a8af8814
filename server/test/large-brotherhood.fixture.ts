// A large brotherhood, put into the database of a world at once: brothers, trips, news, photos, polls they have voted on, and an election.
import { sql } from 'kysely'
import type { World } from './world.ts'

const BROTHERS = 50_000
const PHOTOS = 100_000
/** On every second photo. */
export const COMMON_TAG = '1'

/** Analyzed, so that statements are planned for it. */
export async function fillBrotherhood(world: World) {
  const statement = (text: string) => sql.raw(text).execute(world.ownerDb)
  await statement(`insert into members (first_name, last_name, familiar, email, phone, phone_key, company, company_tags, pledge_class, location, city, country,
      latitude, longitude, role, bio)
    select 'First' || n % 700, 'Last' || n % 4000, 'Familiar' || n % 900, 'brother' || n || '@example.org', n::text, n::text, 'Company ' || n % 900,
      array['company ' || n % 900], n % 35 + 1, 'City ' || n % 300, 'City ' || n % 300, 'Country', n % 120 - 60, n % 300 - 150, 'member', repeat('words ', 20)
    from generate_series(1, ${BROTHERS}) n`)
  await statement(`insert into lineage_ties (big_id, little_id, confirmed_at)
    select id / 3 + 100, id, now() from members where id > 300 and id / 3 + 100 < id`)
  await statement(`insert into trips (member_id, title, start_date, end_date, is_shared, first_shared_at)
    select id, 'A trip', now()::date - 400, now()::date - 390, true, now() from members where id > 300`)
  await statement(`insert into trip_stops (trip_id, position, location, city, latitude, longitude)
    select id, 1, 'Somewhere', 'Somewhere', id % 120 - 60, id % 300 - 150 from trips`)
  await statement(`insert into notifications (member_id, kind, subject_type, subject_id, facts)
    select member_id, 'coming', 'trip', id, '{"location":"Somewhere","tripTitle":"A trip","startDate":"2020-01-01","endDate":"2020-01-02"}' from trips`)
  await statement(`insert into activity_items (member_id, type, description, source_type, source_id)
    select id, 'work', 'Something', 'member', id from members`)
  await statement(`insert into news_items (title, body, tags, author_id, is_published, published_at)
    select 'News ' || n, 'Something', case when n % 3 = 0 then '{travel}'::text[] else array['house', 'tag ' || n % 500] end, n, true,
      now() - n * interval '1 minute' from generate_series(1, 20000) n where n in (select id from members)`)
  await statement(`insert into activity_reactions (activity_id, member_id, emoji)
    select item.id, 300 + (item.id * 7 + n) % 40000, '❤️' from activity_items item, generate_series(1, 3) n
    where 300 + (item.id * 7 + n) % 40000 in (select id from members) on conflict do nothing`)
  await statement(`insert into news_reactions (news_id, member_id, emoji)
    select item.id, 300 + (item.id * 7 + n) % 40000, '❤️' from news_items item, generate_series(1, 3) n
    where 300 + (item.id * 7 + n) % 40000 in (select id from members) on conflict do nothing`)
  await statement(`insert into sessions (id, token_hash, member_id, device, expires_at)
    select lpad(id::text, 22, '0'), sha256(id::text::bytea), id, 'A browser', now() + interval '9 days' from members`)
  await statement(
    `insert into arrivals (member_id, arrived_at) select id, now() - id * interval '1 minute' from members`,
  )
  await fillAlbums(statement)
  await fillPolls(statement, world.ctx.voteKeys.add())
  await fillElections(statement, world.ctx.voteKeys)
  await statement('vacuum analyze')
}

type Statement = (text: string) => Promise<unknown>

async function fillAlbums(statement: Statement) {
  await statement(`insert into albums (title, is_open) select 'Album ' || n, true from generate_series(1, 200) n`)
  await statement(`insert into photos (album_id, code, media_type, mime_type, extension, original_filename, bytes, sha256, taken_at, state)
    select n % 200 + 1, lpad(n::text, 22, '0'), 'photo', 'image/jpeg', 'jpg', 'porch.jpg', 1000, sha256(n::text::bytea),
      to_char(timestamp '2016-01-01' + n * interval '50 minutes', 'YYYY-MM-DD"T"HH24:MI:SS'), 'ready'
    from generate_series(1, ${PHOTOS}) n`)
  await statement(`insert into custom_tags (name, key) select 'tag ' || n, 'tag ' || n from generate_series(1, 500) n`)
  await statement(`insert into photo_custom_tags (photo_id, tag_id)
    select id, case when id % 2 = 0 or id % 25 = 1 then ${COMMON_TAG} else 2 + id % 400 end from photos`)
  await statement(`insert into photo_member_tags (photo_id, member_id, x, y)
    select photo.id, 20000 + (photo.id * 7 + n * 131) % 2000, 50, 50 from photos photo, generate_series(1, 3) n
    where 20000 + (photo.id * 7 + n * 131) % 2000 in (select id from members) on conflict do nothing`)
}

/** One poll on which all have voted but those who vote here, and ninety-nine others. */
async function fillPolls(statement: Statement, key: string) {
  await statement(`insert into ballot_boxes (subject, key_name, option_count, most_marks, ends_at)
    select 'chain ' || n, case when n = 1 then '${key}' else 'key ' || n end, 2, 1, now() + n * interval '1 day'
    from generate_series(1, 100) n`)
  await statement(`insert into polls (box_id, title, options, quorum_threshold, requires_quorum, allow_multiple, results_visibility)
    select id, 'Poll ' || id, '["Yes", "No"]', 50, true, false, 'after_vote' from ballot_boxes order by id`)
  await statement(`insert into ballot_participation (box_id, member_id)
    select 1, id from members where (id - 20000) % 37 <> 0`)
  await statement(`insert into ballot_sealed (box_id, tag, sealed)
    select 1, sha256(member_id::text::bytea), decode(repeat('ab', 92), 'hex') from ballot_participation`)
  await statement(`insert into governance_log (subject, number, kind, payload, previous, hash)
    select 'chain 1', row_number() over (order by tag), 'Ballot',
      '{"ballot":"' || encode(sha256(tag || sealed), 'hex') || '","kind":"Ballot"}', '', '' from ballot_sealed`)
}

/** One election of two positions, for which all may vote. */
async function fillElections(statement: Statement, keys: World['ctx']['voteKeys']) {
  await statement(`insert into elections (title, quorum_threshold, requires_quorum) values ('Officers', 50, true)`)
  for (const place of [0, 1]) {
    const box = `(select id from ballot_boxes where subject = 'position ${place}')`
    await statement(`insert into ballot_boxes (subject, key_name, option_count, most_marks, starts_at, ends_at)
      values ('position ${place}', '${keys.add()}', 3, 1, now() - interval '1 hour', now() + interval '1 day')`)
    await statement(`select append_to_governance_log('position ${place}', 'ElectionCreated', '{}')`)
    await statement(`select open_ballot_box(${box}, array(select id from members order by id))`)
    await statement(`insert into election_positions (election_id, box_id, place, title)
      select id, ${box}, ${place}, 'Position ${place}' from elections`)
    await statement(`insert into election_candidates (position_id, place, member_id, name)
      select p.id, n, 20001 + n, 'Candidate' from election_positions p, generate_series(0, 1) n where p.box_id = ${box}`)
  }
}
