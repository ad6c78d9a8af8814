// SQL of how fresh the roster is.
import type { FreshnessCount } from '@aerie/contract/freshness'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Of the active ones. A part that was never confirmed counts as never, since `least` passes over what is null. */
export async function countFresh(db: Db, now: Date): Promise<FreshnessCount> {
  const all = sql<Date | null>`case when place_confirmed_at is not null and contact_confirmed_at is not null
    and work_confirmed_at is not null then least(place_confirmed_at, contact_confirmed_at, work_confirmed_at) end`
  const [year, twoYears] = [
    sql<Date>`${now}::timestamptz - interval '1 year'`,
    sql<Date>`${now}::timestamptz - interval '2 years'`,
  ]
  const row = await db
    .selectFrom(db.selectFrom('members').select(all.as('at')).where('inactive_since', 'is', null).as('one'))
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('at', '>', year).as('withinYear'),
      eb.fn.countAll<number>().filterWhere('at', '<=', year).filterWhere('at', '>', twoYears).as('withinTwoYears'),
      eb.fn.countAll<number>().filterWhere('at', '<=', twoYears).as('older'),
      eb.fn.countAll<number>().filterWhere('at', 'is', null).as('never'),
    ])
    .executeTakeFirstOrThrow()
  return row
}
