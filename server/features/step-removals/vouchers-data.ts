// SQL of who may know a brother by his voice: his big brother, his littles, and his class.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Confirmed ties alone: anybody may claim one. Those of the line come first. */
export const listVouchers = (db: Db, memberId: number, mostOfClass: number) => {
  const ofLine = db
    .selectFrom('lineage_ties')
    .select(sql<number>`case when little_id = ${memberId} then big_id else little_id end`.as('id'))
    .select(
      sql<'big' | 'little' | 'class'>`case when little_id = ${memberId} then 'big' else 'little' end`.as('relation'),
    )
    .where((eb) => eb.or([eb('little_id', '=', memberId), eb('big_id', '=', memberId)]))
    .where('confirmed_at', 'is not', null)
  const ofClass = db
    .selectFrom('members as mate')
    .select('mate.id')
    .select(sql<'big' | 'little' | 'class'>`'class'`.as('relation'))
    .where('mate.pledge_class', '=', sql<number>`(select pledge_class from members where id = ${memberId})`)
    .where('mate.id', '<>', memberId)
    .where('mate.inactive_since', 'is', null)
    .orderBy('mate.last_name')
    .orderBy('mate.id')
    .limit(mostOfClass)
  return db
    .selectFrom(ofLine.unionAll(({ parens }) => parens(ofClass)).as('voucher'))
    .innerJoin('members', 'members.id', 'voucher.id')
    .distinctOn('members.id')
    .select([
      'members.id',
      'first_name',
      'last_name',
      'familiar',
      'avatar',
      'avatar_hash',
      'remembered_since',
      'phone',
      'privacy',
    ])
    .select('voucher.relation')
    .where('members.inactive_since', 'is', null)
    .orderBy('members.id')
    .orderBy(sql`voucher.relation = 'class'`)
    .execute()
}
