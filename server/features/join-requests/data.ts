// SQL of requests to join.

import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Cursor } from '#platform/page.ts'
import type { JoinRequestFields } from './asks-data.ts'

export type RequestOutcome = 'accepted' | 'claimed' | 'declined'

/** What he confirmed last counts, in place of what he had confirmed before. */
export const saveConfirmed = (db: Db, asked: JoinRequestFields & { asked_at: Date }, at: Date) =>
  db
    .insertInto('join_requests')
    .values({ ...asked, confirmed_at: at })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .where('decided_at', 'is', null)
        .doUpdateSet({ ...asked, confirmed_at: at, version: sql`join_requests.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

/** Of the address: whether somebody signs in with it, or a record waits with it. */
export const findMember = (db: Db, email: string) =>
  db
    .selectFrom('members')
    .leftJoin('passwords', 'passwords.member_id', 'members.id')
    .select(['members.id', 'familiar', 'first_name', 'inactive_since', 'passwords.member_id as has_password'])
    .where('email', '=', email)
    .executeTakeFirst()

/** A request of that address was declined since then. */
export const wasDeclined = async (db: Db, email: string, since: Date) =>
  (await db
    .selectFrom('join_requests')
    .select('id')
    .where('email', '=', email)
    .where('outcome', '=', 'declined')
    .where('decided_at', '>', since)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const lockConfirmed = (db: Db, id: number) =>
  db
    .selectFrom('join_requests')
    .selectAll()
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()

export const decide = (
  db: Db,
  id: number,
  decision: { outcome: RequestOutcome; decided_by: number | null; decided_at: Date; note: string | null },
) => db.updateTable('join_requests').set(decision).where('id', '=', id).execute()

export const listOfficers = (db: Db) =>
  db
    .selectFrom('members')
    .select('id')
    .where('role', 'in', [sql.lit('admin' as const), sql.lit('super_admin' as const)])
    .where('inactive_since', 'is', null)
    .execute()

export const countWaiting = async (db: Db) =>
  (
    await db
      .selectFrom('join_requests')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('decided_at', 'is', null)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirstOrThrow()
  ).n

export const listWaiting = (db: Db, limit: number, after: Cursor | null) =>
  db
    .selectFrom('join_requests as request')
    .selectAll('request')
    .select(sql<number>`(extract(epoch from confirmed_at) * 1000000)::bigint`.as('at'))
    .where('decided_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where(
      sql<boolean>`${after === null}::boolean or (confirmed_at, request.id)
        < (timestamptz 'epoch' + ${after?.at ?? 0} * interval '1 microsecond', ${after?.id ?? 0}::int)`,
    )
    .orderBy('confirmed_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(limit)
    .execute()

export type Decided = Awaited<ReturnType<typeof listDecided>>[number]

export const listDecided = (db: Db, limit: number, after: Cursor | null) =>
  db
    .selectFrom('join_requests as request')
    .leftJoin('members as officer', 'officer.id', 'request.decided_by')
    .select(['request.id', 'request.first_name', 'request.last_name', 'request.email', 'note'])
    .select((eb) => [
      eb.ref('decided_at').$notNull().as('decided_at'),
      eb.ref('outcome').$castTo<RequestOutcome>().as('outcome'),
    ])
    .select(sql<string | null>`display_name(officer.first_name, officer.familiar, officer.last_name)`.as('officer'))
    .select(sql<number>`(extract(epoch from decided_at) * 1000000)::bigint`.as('at'))
    .where('decided_at', 'is not', null)
    .where(
      sql<boolean>`${after === null}::boolean or (decided_at, request.id)
        < (timestamptz 'epoch' + ${after?.at ?? 0} * interval '1 microsecond', ${after?.id ?? 0}::int)`,
    )
    .orderBy('decided_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(limit)
    .execute()

/** A declined one is open again. Answers whether there was one, and none of the same address waits or is on its way. */
export const reopen = async (db: Db, id: number) =>
  (await db
    .updateTable('join_requests')
    .set({ decided_at: null, decided_by: null, outcome: null, note: null })
    .where('id', '=', id)
    .where('outcome', '=', 'declined')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('join_requests as open')
            .select('open.id')
            .whereRef('open.email', '=', 'join_requests.email')
            .where('open.decided_at', 'is', null),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()) !== undefined

export const purgeDecided = (db: Db, before: Date) =>
  db.deleteFrom('join_requests').where('decided_at', '<', before).execute()
