// SQL of the terms of offices.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { takeLock } from '#platform/db/locks.ts'

export interface Term {
  id: number
  office: string
  member_id: number | null
  began_on: string | null
  ended_on: string | null
}

/** Until the transaction ends nobody else changes terms. */
export const lockTerms = (db: Db) => takeLock(db, 'offices')

const terms = (db: Db) => db.selectFrom('office_terms').select(['id', 'office', 'member_id', 'began_on', 'ended_on'])

export const listTerms = (db: Db, most: number): Promise<Term[]> =>
  terms(db).orderBy(sql`began_on desc nulls last`).orderBy('id', 'desc').limit(most).execute()

export const findTerm = (db: Db, id: number): Promise<Term | undefined> =>
  terms(db).where('id', '=', id).executeTakeFirst()

export const listOf = (db: Db, office: string): Promise<Term[]> => terms(db).where('office', '=', office).execute()

export const listOfMember = (db: Db, memberId: number): Promise<Term[]> =>
  terms(db).where('member_id', '=', memberId).orderBy('id').execute()

export const addTerm = (db: Db, term: Omit<Term, 'id'>): Promise<Term> =>
  db
    .insertInto('office_terms')
    .values(term)
    .returning(['id', 'office', 'member_id', 'began_on', 'ended_on'])
    .executeTakeFirstOrThrow()

export const changeTerm = (db: Db, id: number, span: Pick<Term, 'began_on' | 'ended_on'>) =>
  db.updateTable('office_terms').set(span).where('id', '=', id).execute()

export const removeTerm = (db: Db, id: number) => db.deleteFrom('office_terms').where('id', '=', id).execute()

export const renameOffice = (db: Db, from: string, to: string) =>
  db.updateTable('office_terms').set({ office: to }).where('office', '=', from).execute()

export interface Holding {
  id: number
  /** As his record has them. */
  offices: string[]
  /** As the roll has them today. */
  due: string[]
}

/** Members whose record says another thing than the roll does today. */
export const listDiffering = async (db: Db, today: string) =>
  (
    await sql<Holding>`
    select members.id, members.offices, coalesce(held.offices, '{}') as due
    from members left join (
      select member_id, array_agg(distinct office order by office) as offices from office_terms
      where member_id is not null and (began_on is null or began_on <= ${today}) and (ended_on is null or ended_on >= ${today})
      group by member_id) as held on held.member_id = members.id
    where (members.offices <> '{}' or held.offices is not null)
      and array(select unnest(members.offices) order by 1) is distinct from coalesce(held.offices, '{}')`.execute(db)
  ).rows

/** Until the transaction ends nobody else writes their records. */
export const lockMembers = (db: Db, ids: number[]) =>
  sql`select from members where id = any(${ids}::int[]) order by id for update`.execute(db)

/** With what a mail to them needs. */
export const listNamed = (db: Db, ids: number[]) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'familiar', 'last_name', 'email', 'inactive_since'])
    .where('id', 'in', ids)
    .execute()

/** Who holds an office by his record. */
export const listHolders = (db: Db, office: string) =>
  db
    .selectFrom('members')
    .select(['id', 'offices', 'first_name', 'familiar', 'last_name'])
    .where(sql<boolean>`offices @> array[${office}]::text[]`)
    .execute()
