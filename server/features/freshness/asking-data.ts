// SQL of who is asked whether his record is still right, and what he was asked in the last year.
import type { RecordPart } from '@aerie/contract/freshness'
import { sql } from 'kysely'
import { CONFIRMED_COLUMNS } from '#features/member-fields/confirmed.ts'
import type { Db } from '#platform/db/db.ts'

const KIND = 'record_due'

/** Active members with what says whether they are due; of all, or of some. */
export const listDates = (db: Db, among?: number[]) =>
  db
    .selectFrom('members')
    .select(['id', 'asked_since', 'ask_again_on'])
    .select(CONFIRMED_COLUMNS)
    .where('inactive_since', 'is', null)
    .$if(among !== undefined, (query) => query.where('id', 'in', among ?? []))
    .orderBy('id')
    .execute()

/** Of each member the parts that he was asked about since a day, whether or not he has answered. */
export async function listAskedSince(db: Db, day: string): Promise<{ memberId: number; parts: RecordPart[] }[]> {
  const { rows } = await sql<{ memberId: number; parts: RecordPart[] }>`
    select member_id as "memberId", jsonb_agg(distinct part) as parts
    from notifications, jsonb_array_elements_text(facts->'parts') as part
    where kind = ${KIND} and created_at > ${day}::date group by member_id`.execute(db)
  return rows
}

/** What is in the bell unread, in the order of its members. */
export async function listUnanswered(db: Db, memberId?: number): Promise<{ memberId: number; key: string }[]> {
  const { rows } = await sql<{ memberId: number; key: string }>`
    select member_id as "memberId", key from notifications
    where kind = ${KIND} and read_at is null and withdrawn_at is null
      and (${memberId ?? null}::int is null or member_id = ${memberId ?? null}::int)
    order by member_id, key`.execute(db)
  return rows
}
