// SQL of the records that may be theirs who ask to join: what an officer compares of each.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface RecordRow {
  id: number
  first_name: string
  familiar: string | null
  last_name: string
  pledge_class: number | null
  class: number | null
  email: string | null
  location: string | null
  privacy: unknown
  inactive_since: Date | null
  has_password: boolean
  created_at: Date
  is_imported: boolean
  big_brother: string | null
}

/** Of these members, and of all who have one of the addresses. */
export const listRecords = async (db: Db, ids: number[], emails: string[]) =>
  (
    await sql<RecordRow>`select member.id, member.first_name, member.familiar, member.last_name, member.pledge_class,
        member.class, member.email, member.location, member.privacy, member.inactive_since, member.created_at,
        member.import_id is not null as is_imported,
        exists (select from passwords where member_id = member.id) as has_password,
        (select coalesce(display_name(big.first_name, big.familiar, big.last_name), tie.big_name)
          from lineage_ties tie left join members big on big.id = tie.big_id
          where tie.little_id = member.id and tie.confirmed_at is not null limit 1) as big_brother
      from members member where member.id = any(${ids}::int[]) or member.email = any(${emails}::text[])`.execute(db)
  ).rows
