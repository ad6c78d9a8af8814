// SQL of sign-ins that failed.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Counted with those of the same day; where that day has too many networks already, without its network. */
export const countFailure = (db: Db, failure: { memberId: number | null; network: string; most: number }) =>
  sql`insert into failed_sign_ins (day, member_id, network, times, last_at)
    select now()::date, ${failure.memberId}::int, case when count(*) < ${failure.most}::int or bool_or(
        member_id is not distinct from ${failure.memberId}::int and network = ${failure.network}
      ) then ${failure.network} else '' end, 1, now()
    from failed_sign_ins where day = now()::date
    on conflict (day, member_id, network) do update set times = failed_sign_ins.times + 1, last_at = now()`.execute(db)

/** The newest first. */
export const listFailures = (db: Db, most: number) =>
  db
    .selectFrom('failed_sign_ins as failed')
    .leftJoin('members as member', 'member.id', 'failed.member_id')
    .select([sql<string>`failed.day::text`.as('day'), 'failed.network', 'failed.times', 'failed.last_at'])
    .select(['member.id', 'member.first_name', 'member.familiar', 'member.last_name'])
    .orderBy('failed.last_at', 'desc')
    .limit(most)
    .execute()

export const deleteFailures = (db: Db, days: number) =>
  sql`delete from failed_sign_ins where day < now()::date - ${days}::int`.execute(db)
