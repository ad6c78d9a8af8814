// SQL of who is invited to host a gathering.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Of brothers who are active, in the order in which they were invited. */
export const list = (db: Db, gatheringId: number) =>
  db
    .selectFrom('gathering_host_invitations as invitation')
    .innerJoin('members as m', 'm.id', 'invitation.member_id')
    .leftJoin('members as inviter', 'inviter.id', 'invitation.invited_by')
    .select(['m.id', 'm.first_name', 'm.familiar', 'm.last_name', 'm.avatar', 'm.avatar_hash', 'm.remembered_since'])
    .select(['invitation.invited_by', 'invitation.invited_at'])
    .select(['inviter.first_name as by_first_name', 'inviter.familiar as by_familiar'])
    .select('inviter.last_name as by_last_name')
    .where('invitation.gathering_id', '=', gatheringId)
    .where('m.inactive_since', 'is', null)
    .orderBy('invitation.invited_at')
    .orderBy('m.id')
    .execute()

/** Those of the ids that are of active brothers who neither host it nor are invited; answers whom it has invited now. */
export const insert = async (db: Db, gatheringId: number, memberIds: number[], { by, at }: { by: number; at: Date }) =>
  (
    await sql<{ member_id: number }>`
      insert into gathering_host_invitations (gathering_id, member_id, invited_by, invited_at)
      select ${gatheringId}, m.id, ${by}, ${at} from members m
      where m.id = any(${memberIds}::integer[]) and m.inactive_since is null and not exists (
        select from gathering_hosts host where host.gathering_id = ${gatheringId} and host.member_id = m.id)
      on conflict do nothing returning member_id`.execute(db)
  ).rows.map(({ member_id }) => member_id)

/** Answers what it was; undefined where he is not invited. */
export const remove = (db: Db, gatheringId: number, memberId: number) =>
  db
    .deleteFrom('gathering_host_invitations')
    .where('gathering_id', '=', gatheringId)
    .where('member_id', '=', memberId)
    .returning(['member_id', 'invited_by', 'invited_at'])
    .executeTakeFirst()
