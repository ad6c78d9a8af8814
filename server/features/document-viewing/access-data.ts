// SQL of who has opened a document, and of what he is called.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface NewAccess {
  versionId: number
  memberId: number
  act: 'view' | 'download'
  at: Date
  address: string | null
  copyId: number | null
}

/** Unless the same is noted since a time. */
export const insertAccess = (db: Db, access: NewAccess, since: Date | null) =>
  sql`insert into document_accesses (version_id, member_id, act, at, address, copy_id)
    select ${access.versionId}::int, ${access.memberId}::int, ${access.act}, ${access.at}::timestamptz,
      ${access.address}::inet, ${access.copyId}::bigint
    where not exists (
      select from document_accesses former
      where former.version_id = ${access.versionId}::int and former.member_id = ${access.memberId}::int
        and former.act = ${access.act} and former.at > ${since}::timestamptz
    )`.execute(db)

/** Who did what with any version of a document, the last first. */
export const listAccesses = (db: Db, documentId: number, most: number) =>
  db
    .selectFrom('document_accesses as access')
    .innerJoin('document_versions as version', 'version.id', 'access.version_id')
    .innerJoin('members as member', 'member.id', 'access.member_id')
    .select(['member.id', 'member.first_name', 'member.familiar', 'member.last_name', 'access.act'])
    .select([
      sql<Date>`min(access.at)`.as('first_at'),
      sql<Date>`max(access.at)`.as('last_at'),
      sql<number>`count(*)::int`.as('times'),
    ])
    .where('version.document_id', '=', documentId)
    .groupBy(['member.id', 'access.act'])
    .orderBy('last_at', 'desc')
    .limit(most)
    .execute()

export const deleteAccesses = (db: Db, before: Date) =>
  db.deleteFrom('document_accesses').where('at', '<', before).execute()

export const findName = (db: Db, memberId: number) =>
  db
    .selectFrom('members')
    .select(['first_name', 'familiar', 'last_name'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
