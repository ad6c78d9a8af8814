// SQL of documents that everybody is asked to read, and of who has.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export const isAsked = async (db: Db, documentId: number) =>
  (await db
    .selectFrom('document_reading_requests')
    .select('document_id')
    .where('document_id', '=', documentId)
    .executeTakeFirst()) !== undefined

export const ask = (db: Db, documentId: number, by: number) =>
  db
    .insertInto('document_reading_requests')
    .values({ document_id: documentId, asked_by: by })
    .onConflict((conflict) => conflict.column('document_id').doNothing())
    .returning('document_id')
    .executeTakeFirst()

export const stopAsking = (db: Db, documentId: number) =>
  db
    .deleteFrom('document_reading_requests')
    .where('document_id', '=', documentId)
    .returning('document_id')
    .executeTakeFirst()

export const insertReading = (db: Db, versionId: number, memberId: number) =>
  db
    .insertInto('document_readings')
    .values({ version_id: versionId, member_id: memberId })
    .onConflict((conflict) => conflict.columns(['version_id', 'member_id']).doNothing())
    .execute()

/** Of some levels, and of the versions that are shown. */
export const listOwn = (db: Db, memberId: number, levels: readonly string[]) =>
  db
    .selectFrom('document_readings as reading')
    .innerJoin('document_versions as version', 'version.id', 'reading.version_id')
    .innerJoin('documents as document', (join) =>
      join.onRef('document.id', '=', 'version.document_id').onRef('document.version', '=', 'version.number'),
    )
    .select('document.id')
    .where('reading.member_id', '=', memberId)
    .where('document.access_level', 'in', levels)
    .orderBy('document.id')
    .execute()

/** The last first. */
export const listReaders = (db: Db, versionId: number) =>
  db
    .selectFrom('document_readings as reading')
    .innerJoin('members as member', 'member.id', 'reading.member_id')
    .select(['member.id', 'member.first_name', 'member.familiar', 'member.last_name', 'reading.read_at'])
    .where('reading.version_id', '=', versionId)
    .orderBy('reading.read_at', 'desc')
    .orderBy('member.id')
    .execute()

/** Active members of some roles who have not. */
export const countWaiting = async (db: Db, versionId: number, roles: readonly string[]) =>
  (
    await db
      .selectFrom('members as member')
      .leftJoin('document_readings as reading', (join) =>
        join.onRef('reading.member_id', '=', 'member.id').on('reading.version_id', '=', versionId),
      )
      .select(sql<number>`count(*)::int`.as('count'))
      .where('member.inactive_since', 'is', null)
      .where('member.role', 'in', roles)
      .where('reading.member_id', 'is', null)
      .executeTakeFirstOrThrow()
  ).count
