// SQL of how many members there are, and how many are here.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { onlyRow } from '#platform/db/only-row.ts'

export const countSignedIn = async (db: Db) =>
  (
    await onlyRow(
      sql<{
        n: number
      }>`select count(distinct member_id)::int as n from sessions where last_seen_at > now() - interval '1 hour'`,
      db,
    )
  ).n

export const countMembers = (db: Db) =>
  onlyRow(
    sql<{ active: number; inactive: number }>`select (count(*) filter (where inactive_since is null))::int as active,
      (count(*) filter (where inactive_since is not null))::int as inactive from members`,
    db,
  )
