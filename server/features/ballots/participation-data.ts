// SQL of open boxes with ballots of which it is not known who cast them.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Open boxes, or this one, with more ballots than voters. */
export const listUnnamed = async (db: Db, boxId: number | null) =>
  (
    await sql<{ id: number; key_name: string }>`select b.id, b.key_name from ballot_boxes b
      where b.closed_at is null and (${boxId}::int is null or b.id = ${boxId}::int)
        and (select count(*) from ballot_sealed s where s.box_id = b.id)
          > (select count(*) from ballot_participation p where p.box_id = b.id) order by b.id`.execute(db)
  ).rows

export const listTags = async (db: Db, boxId: number) =>
  (await db.selectFrom('ballot_sealed').select('tag').where('box_id', '=', boxId).execute()).map(({ tag }) => tag)

export const listMemberIds = async (db: Db) =>
  (await db.selectFrom('members').select('id').orderBy('id').execute()).map(({ id }) => id)

/** As many more have voted as there are ballots; those who are not named are members no more. */
export const completeParticipation = (db: Db, boxId: number, memberIds: number[]) =>
  sql`select complete_ballot_participation(${boxId}::int, ${memberIds}::int[])`.execute(db)
