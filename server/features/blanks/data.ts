// SQL of the texts that stand in records, to be looked through for what says nothing.
import type { BlankField } from '@aerie/contract/blanks'
import { sql } from 'kysely'
import type { PersonRow } from '#features/people/person.ts'
import type { Db } from '#platform/db/db.ts'

export interface WrittenText {
  field: BlankField
  text: string
  /** Of the members who have it; of a name, of those who are tied to it. */
  ids: number[]
  /** Of the ties in which it is a name. */
  ties: number[]
}

/** Every short text with those who have it, by the fields with their columns. Longer ones say something. */
export async function listTexts(db: Db, columns: readonly (readonly [field: BlankField, column: string])[]) {
  const written = columns.map(([field, column]) => sql`(${field}::text, ${sql.ref(`member.${column}`)})`)
  const { rows } = await sql<WrittenText>`
    select 'bigBrother' as field, big_name as text, array_agg(little_id order by id) as ids, array_agg(id order by id) as ties
    from lineage_ties where little_id is not null and length(big_name) <= 60 group by big_name
    union all
    select 'littleBrothers', little_name, array_agg(big_id order by id), array_agg(id order by id)
    from lineage_ties where big_id is not null and length(little_name) <= 60 group by little_name
    union all
    select field, text, array_agg(member.id order by member.id), '{}'
    from members member cross join lateral (values ${sql.join(written)}) as written (field, text)
    where length(text) <= 60 group by field, text`.execute(db)
  return rows
}

/** Nobody writes into these records until the transaction ends. */
export const lockMembers = (db: Db, ids: number[]) =>
  sql`select from members where id = any(${ids}::int[]) order by id for no key update`.execute(db)

export const listPeople = (db: Db, ids: number[]): Promise<PersonRow[]> =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'familiar', 'last_name', 'avatar', 'avatar_hash', 'remembered_since'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
