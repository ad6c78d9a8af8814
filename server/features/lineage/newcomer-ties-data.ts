// SQL that ties many newcomers at once to their bigs and littles.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { meantBy } from './name-keys-data.ts'

/**
 * By id where a full name is one man's alone, in its very letters or else in letters alike; else by the name. `newcomers` is SQL with the columns member_id,
 * big_brother (a name or null) and little_brothers (names). They count as confirmed, by the officer who imports them.
 */
export async function addNewcomerTies(db: Db, newcomers: RawBuilder<unknown>, officerId: number) {
  await sql`create temporary table newcomer_names on commit drop as ${newcomers}`.execute(db)
  await sql`create temporary table known_names on commit drop as
    select name, min(id) as id, count(*) as how_many from (
      select id, lower(first_name || ' ' || last_name) as name from members
      union select id, lower(familiar || ' ' || last_name) from members where familiar is not null
    ) names group by name`.execute(db)
  await sql`create temporary table sole_names on commit drop as
    select name, id from known_names where how_many = 1`.execute(db)
  // Few names are left that nobody bears in these very letters.
  await sql`insert into sole_names with left_over as materialized (
      select lower(big_brother) as written from newcomer_names
      union select lower(little) from newcomer_names, unnest(little_brothers) as little
      except select name from known_names
    ) select written, id from (${meantBy(sql`left_over`)}) as alike`.execute(db)
  await sql`insert into lineage_ties (confirmed_at, confirmed_by, little_id, big_id, big_name)
    select now(), ${officerId}::int, s.member_id, nullif(n.id, s.member_id),
      case when nullif(n.id, s.member_id) is null then s.big_brother end
    from newcomer_names s left join sole_names n on n.name = lower(s.big_brother)
    where s.big_brother is not null
    on conflict do nothing`.execute(db)
  await sql`insert into lineage_ties (confirmed_at, confirmed_by, big_id, little_id, little_name)
    select now(), ${officerId}::int, s.member_id, n.id, case when n.id is null then little end
    from newcomer_names s, unnest(s.little_brothers) as little left join sole_names n on n.name = lower(little)
    where n.id is distinct from s.member_id
    on conflict do nothing`.execute(db)
  await loosenCircles(db)
}

/** A cycle is a mistake in the file: its newcomers keep their big brother as text. */
const loosenCircles = (db: Db) =>
  sql`with recursive up (start, at) as (
      select t.little_id, t.big_id from lineage_ties t join newcomer_names s on s.member_id = t.little_id
      where t.big_id is not null
      union
      select up.start, t.big_id from up join lineage_ties t on t.little_id = up.at
      where t.big_id is not null and up.at <> up.start
    )
    update lineage_ties t set big_id = null, big_name = m.first_name || ' ' || m.last_name
    from members m where m.id = t.big_id and t.little_id in (select start from up where at = start)`.execute(db)
