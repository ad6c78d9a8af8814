// SQL of where somebody lives, and of who comes to a gathering.
import type { Db } from '#platform/db/db.ts'

/** Both null while that is not known. */
export const findHome = (db: Db, memberId: number) =>
  db.selectFrom('members').select(['latitude', 'longitude']).where('id', '=', memberId).executeTakeFirst()

/** Active brothers who go, who said so first, without one of them. */
export const listFaces = (db: Db, gatheringId: number, except: number, most: number) =>
  db
    .selectFrom('gathering_answers as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['m.id', 'm.first_name', 'm.familiar', 'm.last_name', 'm.avatar', 'm.avatar_hash', 'm.remembered_since'])
    .where('a.gathering_id', '=', gatheringId)
    .where('a.standing', '=', 'going')
    .where('m.id', '<>', except)
    .where('m.inactive_since', 'is', null)
    .orderBy('a.answered_at')
    .orderBy('a.member_id')
    .limit(most)
    .execute()
