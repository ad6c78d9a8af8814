// SQL of numbers that are read again.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface KeptPhone {
  id: number
  phone: string
  phone_key: string | null
  country: string | null
}

/** The next so many by id whose number waits for no mail, locked until the transaction ends. */
export const lockPhones = async (db: Db, after: number, most: number) =>
  (
    await sql<KeptPhone>`select id, phone, phone_key, country from members m
      where id > ${after} and phone is not null and not exists (
        select from address_changes c
        where c.member_id = m.id and c.kind = 'phone' and c.confirmed_at is null and c.ended_at is null)
      order by id limit ${most} for no key update`.execute(db)
  ).rows

/** Whoever has had a number longest signs in with it. */
export const writeKeys = (db: Db, keys: { id: number; key: string }[]) =>
  sql`update members set phone_key = found.key, phone_since = now()
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as found (id integer, key text)
    where members.id = found.id`.execute(db)
