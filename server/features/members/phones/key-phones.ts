// Numbers that were read as American ones, read again by the country of who has them, so that they sign in.
import { sql } from 'kysely'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { phoneKey } from '#platform/phone.ts'
import { inTransaction } from '#platform/transaction.ts'

const BATCH = 500

interface Kept {
  id: number
  phone: string
  phone_key: string | null
  country: string | null
}

/** Run twice it finds nothing left. What waits for a mail is left to that, and so is a key that is another number's. */
export async function keyPhones(ctx: Context) {
  let last: number | undefined = 0
  while (last !== undefined) {
    const after: number = last
    last = await inTransaction(ctx, async ({ db }) => {
      const rows = await lockPhones(db, after)
      await writeKeys(db, rows.flatMap(keyed))
      return rows.at(-1)?.id
    })
  }
}

function keyed({ id, phone, phone_key, country }: Kept) {
  if (phone_key !== null && phone_key !== asAmerican(phone)) return []
  const key = phoneKey(phone, country)
  return key === null || key === phone_key ? [] : [{ id, key }]
}

function asAmerican(phone: string) {
  const read = parsePhoneNumberFromString(phone, 'US')
  return read?.isPossible() ? read.number : null
}

const lockPhones = (db: Db, after: number) =>
  sql<Kept>`select id, phone, phone_key, country from members m
    where id > ${after} and phone is not null and not exists (
      select from address_changes c where c.member_id = m.id and c.kind = 'phone' and c.confirmed_at is null and c.ended_at is null)
    order by id limit ${BATCH} for no key update`
    .execute(db)
    .then(({ rows }) => rows)

/** Whoever has had a number longest signs in with it. */
const writeKeys = (db: Db, keys: { id: number; key: string }[]) =>
  sql`update members set phone_key = found.key, phone_since = now()
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as found (id integer, key text)
    where members.id = found.id`.execute(db)
