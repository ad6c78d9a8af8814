// SQL of what members who go leave in the lines: their names, each with a key that keeps it apart from others alike.
import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/**
 * The ties of a member who is about to go: on the other side he stands by his name from then on. Who comes to bear that
 * name is not he for certain, so it stands as that side's own claim, whoever confirmed the tie before.
 */
export async function keepName(db: Db, id: number, name: string) {
  await db
    .deleteFrom('lineage_ties')
    .where((eb) =>
      eb.or([
        eb.and([eb('big_id', '=', id), eb('little_id', 'is', null)]),
        eb.and([eb('little_id', '=', id), eb('big_id', 'is', null)]),
      ]),
    )
    .execute()
  const gone = { confirmed_at: null, confirmed_by: null, name_before: null, departed: randomUUID() }
  await db
    .updateTable('lineage_ties')
    .set({ big_id: null, big_name: name, ...gone, claimed_by: sql<number>`little_id` })
    .where('big_id', '=', id)
    .execute()
  await db
    .updateTable('lineage_ties')
    .set({ little_id: null, little_name: name, ...gone, claimed_by: sql<number>`big_id` })
    .where('little_id', '=', id)
    .execute()
}

/**
 * The same of many who go as if they had never come. `leaving` is SQL with the columns id, name and departed (each one's
 * key, the same whenever it is read), `cameTogether` with the ids of all who came with them, `at` the moment they came: a tie to others that was made then goes with them.
 */
export async function leaveTogether(
  db: Db,
  { leaving, cameTogether, at }: Record<'leaving' | 'cameTogether' | 'at', RawBuilder<unknown>>,
) {
  const gone = sql`select id from (${leaving}) as gone`
  await sql`delete from lineage_ties where
    (big_id in (${gone}) and (little_id is null or little_id in (${gone}))) or (little_id in (${gone}) and big_id is null)
    or (big_id in (${gone}) and confirmed_at = (${at}) and little_id not in (${cameTogether}))
    or (little_id in (${gone}) and confirmed_at = (${at}) and big_id not in (${cameTogether}))`.execute(db)
  await sql`update lineage_ties set big_id = null, big_name = gone.name, confirmed_at = null, confirmed_by = null,
      name_before = null, departed = gone.departed, claimed_by = little_id
    from (${leaving}) as gone where big_id = gone.id`.execute(db)
  await sql`update lineage_ties set little_id = null, little_name = gone.name, confirmed_at = null, confirmed_by = null,
      name_before = null, departed = gone.departed, claimed_by = big_id
    from (${leaving}) as gone where little_id = gone.id`.execute(db)
}
