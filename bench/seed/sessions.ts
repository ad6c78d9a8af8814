// Sessions for many members at once, straight into the database: signing in one by one takes longer than what is measured.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import { digest, randomCode, randomSecret } from '../../server/platform/secrets/codes.ts'

/** Answers the cookies of the first `count` of these members who are active; the first of them is the first of all. */
export async function openSessions(db: Db, ids: number[], count: number): Promise<string[]> {
  const active = await db
    .selectFrom('members')
    .select('id')
    .where('id', 'in', ids)
    .where('inactive_since', 'is', null)
    .orderBy('id')
    .limit(count)
    .execute()
  const cookies: string[] = []
  for (const { id } of active) {
    const secret = randomSecret()
    await sql`select start_session(${randomCode()}, ${digest(secret)}, ${id}::integer, 'A browser', 30, false)`.execute(
      db,
    )
    cookies.push(`aerie_session=${secret}`)
  }
  return cookies
}
