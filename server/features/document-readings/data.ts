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

/** When all were told last, asked for or not; undefined where nobody was. */
export const findRound = (db: Db, documentId: number) =>
  db.selectFrom('document_reading_rounds').select('told_at').where('document_id', '=', documentId).executeTakeFirst()

/** One more round, unless the last was after a time; answers whether it is one. */
export const beginRound = async (db: Db, documentId: number, now: Date, after: Date) =>
  ((
    await sql`insert into document_reading_rounds as kept (document_id, told_at) values (${documentId}, ${now})
      on conflict (document_id) do update set rounds = kept.rounds + 1, told_at = excluded.told_at
      where kept.told_at <= ${after}`.execute(db)
  ).numAffectedRows ?? 0n) > 0n

/** The level of a document that is asked for; undefined where it is not, or gone. */
export const findAsked = (db: Db, documentId: number) =>
  db
    .selectFrom('documents as document')
    .innerJoin('document_reading_requests as request', 'request.document_id', 'document.id')
    .select('document.access_level')
    .where('document.id', '=', documentId)
    .executeTakeFirst()

/**
 * As `syncNotifications` takes it: a notification for each active member of some roles, but for who asks, who has not
 * read the version that is shown. Each round is told anew, and each version to who has read a former one.
 */
export const toBeTold = (documentId: number, roles: readonly string[]) => sql`
  select m.id as member_id, 'document_to_read'::text as kind, 'document'::text as subject_type, d.id as subject_id,
    ''::text as key, (coalesce(round.rounds, 0) + (select count(*) from document_readings former
      join document_versions of_it on of_it.id = former.version_id
      where former.member_id = m.id and of_it.document_id = d.id))::int as rank,
    null::int as about_id, jsonb_build_object('title', d.title) as facts, null::date as until, null::int as position
  from documents d
    join document_reading_requests request on request.document_id = d.id
    join document_versions shown on shown.document_id = d.id and shown.number = d.version
    left join document_reading_rounds round on round.document_id = d.id
    join members m on m.inactive_since is null and m.role = any(${roles}::text[]) and m.id is distinct from request.asked_by
  where d.id = ${documentId}::int and not exists (
    select from document_readings reading where reading.version_id = shown.id and reading.member_id = m.id)`

/** Of some documents that are still to be read, those of them that some readers see; ids of both. */
export const listSeen = async (db: Db, documentIds: number[], readerIds: number[], levels: Record<string, string[]>) =>
  (
    await sql<{ document: number; reader: number }>`
      select d.id as document, m.id as reader from documents d, members m
      where d.id = any(${documentIds}::int[]) and m.id = any(${readerIds}::int[])
        and ${JSON.stringify(levels)}::jsonb->m.role ? d.access_level`.execute(db)
  ).rows

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

/** Of some levels, which all were asked to read after a time by others, and of which he has not read what is shown. */
export const countUnreadSince = async (db: Db, memberId: number, levels: readonly string[], since: Date) =>
  (
    await db
      .selectFrom('document_reading_requests as request')
      .innerJoin('documents as document', 'document.id', 'request.document_id')
      .innerJoin('document_versions as version', (join) =>
        join.onRef('version.document_id', '=', 'document.id').onRef('version.number', '=', 'document.version'),
      )
      .leftJoin('document_readings as reading', (join) =>
        join.onRef('reading.version_id', '=', 'version.id').on('reading.member_id', '=', memberId),
      )
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('request.asked_at', '>', since)
      .where('request.asked_by', 'is distinct from', memberId)
      .where('document.access_level', 'in', levels)
      .where('reading.member_id', 'is', null)
      .executeTakeFirstOrThrow()
  ).n

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
const waiting = (db: Db, versionId: number, roles: readonly string[]) =>
  db
    .selectFrom('members as member')
    .leftJoin('document_readings as reading', (join) =>
      join.onRef('reading.member_id', '=', 'member.id').on('reading.version_id', '=', versionId),
    )
    .where('member.inactive_since', 'is', null)
    .where('member.role', 'in', roles)
    .where('reading.member_id', 'is', null)

export const countWaiting = async (db: Db, versionId: number, roles: readonly string[]) =>
  (await waiting(db, versionId, roles).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count

/** By last name; `after` is the id that a page follows, `among` the ids of those looked for, null of all. */
export const listWaiting = (
  db: Db,
  versionId: number,
  roles: readonly string[],
  { limit, after, among }: { limit: number; after: number | null; among: number[] | null },
) =>
  waiting(db, versionId, roles)
    .select(['member.id', 'member.first_name', 'member.familiar', 'member.last_name'])
    .$if(among !== null, (query) => query.where('member.id', '=', sql<number>`any(${among}::int[])`))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(member.last_name, member.first_name, member.id) > (
          select last_name, first_name, id from members where id = ${after})`,
      ),
    )
    .orderBy('member.last_name')
    .orderBy('member.first_name')
    .orderBy('member.id')
    .limit(limit)
    .execute()
