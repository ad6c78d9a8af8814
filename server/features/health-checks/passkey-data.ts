// SQL of passkeys by the host for which they were made, and of who has no other way in.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { onlyRow } from '#platform/db/only-row.ts'

export interface PasskeyFigures {
  /** Made for this host. */
  here: number
  /** Made for another, where alone they work. */
  elsewhere: number
  /** Active members whose passkeys are all of this host, and who have no password. */
  onlyHere: number
  /** Those who have passkeys of other hosts alone, and no password: nothing lets them in. */
  shutOut: number
}

export const readPasskeys = (db: Db, rpId: string) =>
  onlyRow(
    sql<PasskeyFigures>`with keys as (
        select key.member_id, count(*) filter (where key.rp_id = ${rpId})::int as here,
          count(*) filter (where key.rp_id <> ${rpId})::int as elsewhere,
          not exists (select from passwords where passwords.member_id = key.member_id) as alone
        from passkeys key join members member on member.id = key.member_id and member.inactive_since is null
        group by key.member_id)
      select coalesce(sum(here), 0)::int as here, coalesce(sum(elsewhere), 0)::int as elsewhere,
        count(*) filter (where alone and here > 0)::int as "onlyHere",
        count(*) filter (where alone and here = 0)::int as "shutOut"
      from keys`,
    db,
  )
