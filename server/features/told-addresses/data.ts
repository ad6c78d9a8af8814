// SQL of addresses that another has told, and of what the record knows to ask its member.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** One that another tells again stays that of the first; his own address is no news. */
export const addTold = (db: Db, memberId: number, address: string, toldBy: number) =>
  sql`insert into told_addresses (member_id, address, told_by)
    select id, ${address}, ${toldBy}::int from members where id = ${memberId} and email is distinct from ${address}
    on conflict do nothing`.execute(db)

/** Of the address that his record has by now, as long as nobody has said there who he is; locked, so that tries are counted one by one. */
export const findUnproved = (db: Db, memberId: number, lock = false) => {
  const query = db
    .selectFrom('told_addresses as told')
    .innerJoin('members', 'members.id', 'told.member_id')
    .select(['told.member_id', 'told.address', 'told.told_by', 'told.tries'])
    .select(['members.first_name', 'members.last_name', 'members.familiar', 'members.pledge_class'])
    .where('told.member_id', '=', memberId)
    .where('told.proved_at', 'is', null)
    .whereRef('told.address', '=', 'members.email')
  return (lock ? query.forUpdate('told') : query).executeTakeFirst()
}

/** His big brother by a confirmed tie: the names that a record of him has, or the one that was written. */
export const findBigNames = async (db: Db, memberId: number) => {
  const row = await db
    .selectFrom('lineage_ties as tie')
    .leftJoin('members as big', 'big.id', 'tie.big_id')
    .select(['big.first_name', 'big.last_name', 'big.familiar', 'tie.big_name'])
    .where('tie.little_id', '=', memberId)
    .where('tie.confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!row) return []
  if (row.last_name === null) return row.big_name === null ? [] : [row.big_name]
  return [
    row.last_name,
    `${row.first_name} ${row.last_name}`,
    ...(row.familiar === null ? [] : [`${row.familiar} ${row.last_name}`]),
  ]
}

export const countTry = (db: Db, memberId: number, address: string) =>
  db
    .updateTable('told_addresses')
    .set({ tries: sql<number>`tries + 1` })
    .where('member_id', '=', memberId)
    .where('address', '=', address)
    .execute()

export const markProved = (db: Db, memberId: number, address: string, at: Date) =>
  db
    .updateTable('told_addresses')
    .set({ proved_at: at })
    .where('member_id', '=', memberId)
    .where('address', '=', address)
    .execute()

export const listOfficers = (db: Db) =>
  db
    .selectFrom('members')
    .select('id')
    .where('role', 'in', [sql.lit('admin' as const), sql.lit('super_admin' as const)])
    .where('inactive_since', 'is', null)
    .execute()
