// SQL of elections, their positions and candidates.
import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'

export type ElectionRow = Awaited<ReturnType<typeof listElections>>[number]
export type PositionRow = Awaited<ReturnType<typeof listPositions>>[number]
export type CandidateRow = Awaited<ReturnType<typeof listCandidates>>[number]
type Columns = Pick<
  Insertable<DB['elections']>,
  | 'title'
  | 'description'
  | 'class_filter'
  | 'quorum_threshold'
  | 'requires_quorum'
  | 'shows_numbers'
  | 'gathering_id'
  | 'secrecy'
  | 'trustee_set_id'
  | 'publish_at'
  | 'is_trial'
>
type NominationColumns = Pick<
  Insertable<DB['elections']>,
  | 'nominations_until'
  | 'nominations_closed_at'
  | 'nominations_reopened_at'
  | 'nominations_reminded_at'
  | 'dates_moved'
  | 'allows_several'
  | 'shows_names'
  | 'is_confirmed'
>
type PositionColumns = Omit<Insertable<DB['election_positions']>, 'election_id' | 'box_id' | 'place'>
type CandidateColumns = Omit<Insertable<DB['election_candidates']>, 'position_id' | 'place'>

/** All of them, or those of these ids; elections are called by officers, and their number is limited. */
export const listElections = (db: Db, ids?: number[]) =>
  db
    .selectFrom('elections')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${ids ?? []}::int[])`))
    .orderBy('id')
    .execute()

/** In their order. */
export const listPositions = (db: Db, electionIds: number[]) =>
  db
    .selectFrom('election_positions as position')
    .innerJoin('elections as election', 'election.id', 'position.election_id')
    .leftJoin('position_results as result', 'result.position_id', 'position.id')
    .selectAll('position')
    .select('election.secrecy')
    .select(['result.eligible', 'result.voters', 'result.counts', 'result.outcome'])
    .where('position.election_id', '=', sql<number>`any(${electionIds}::int[])`)
    .orderBy('position.election_id')
    .orderBy('position.place')
    .execute()

/** In the order in which they are on the ballot, with the photos that they have chosen for it. */
export const listCandidates = (db: Db, positionIds: number[]) =>
  db
    .selectFrom('election_candidates as candidate')
    .leftJoin('nominees as nominee', (join) =>
      join
        .onRef('nominee.position_id', '=', 'candidate.position_id')
        .onRef('nominee.member_id', '=', 'candidate.member_id'),
    )
    .leftJoin('nominee_photos as photo', 'photo.nominee_id', 'nominee.id')
    .selectAll('candidate')
    .select(['photo.name as photo_name', 'photo.hash as photo_hash'])
    .where('candidate.position_id', '=', sql<number>`any(${positionIds}::int[])`)
    .orderBy('candidate.position_id')
    .orderBy('candidate.place')
    .execute()

/** Until the transaction ends nobody else opens, closes or changes it. */
export const lockElection = (db: Db, id: number) =>
  db.selectFrom('elections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const countElections = async (db: Db) =>
  (await db.selectFrom('elections').select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count

export const insertElection = (db: Db, columns: Columns & NominationColumns & { created_by: number }) =>
  db.insertInto('elections').values(columns).returning('id').executeTakeFirstOrThrow()

export const updateElection = (db: Db, id: number, columns: Columns) =>
  db.updateTable('elections').set(columns).where('id', '=', id).execute()

export const updateNominations = (db: Db, id: number, columns: NominationColumns) =>
  db.updateTable('elections').set(columns).where('id', '=', id).execute()

/** Whether anybody was named for a position of it. */
export const hasNominees = async (db: Db, id: number) => (await listNomineesOf(db, id)).length > 0

/** Whether one stands for a position of it or is asked to. */
export const isNominee = async (db: Db, id: number, memberId: number) =>
  (await listNomineesOf(db, id)).some((row) => row.member_id === memberId && ['asked', 'stands'].includes(row.state))

const listNomineesOf = (db: Db, id: number) =>
  db
    .selectFrom('nominees')
    .innerJoin('election_positions as position', 'position.id', 'nominees.position_id')
    .select(['nominees.member_id', 'nominees.state'])
    .where('position.election_id', '=', id)
    .execute()

/** When the last active brother was refused who has neither appealed nor said that he does not; null where nobody was. */
export const findLastRefusal = async (db: Db, id: number) =>
  (
    await db
      .selectFrom('nominees')
      .innerJoin('election_positions as position', 'position.id', 'nominees.position_id')
      .innerJoin('members', 'members.id', 'nominees.member_id')
      .select((eb) => eb.fn.max('nominees.refused_at').$castTo<Date | null>().as('at'))
      .where('position.election_id', '=', id)
      .where('nominees.state', '=', 'refused')
      .where('nominees.appealed_at', 'is', null)
      .where('nominees.appeal_waived_at', 'is', null)
      .where('members.inactive_since', 'is', null)
      .executeTakeFirstOrThrow()
  ).at

export const voidElection = (db: Db, id: number, reason: string) =>
  db
    .updateTable('elections')
    .set({ void_reason: reason, voided_at: sql<Date>`vote_clock()` })
    .where('id', '=', id)
    .returning('voided_at')
    .executeTakeFirstOrThrow()

export const insertPosition = (
  db: Db,
  place: { election_id: number; box_id: number; place: number },
  columns: PositionColumns,
) =>
  db
    .insertInto('election_positions')
    .values({ ...columns, ...place })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updatePosition = (db: Db, id: number, columns: PositionColumns) =>
  db.updateTable('election_positions').set(columns).where('id', '=', id).execute()

/** With its candidates; its box stays. */
export const deletePosition = (db: Db, id: number) => db.deleteFrom('election_positions').where('id', '=', id).execute()

/** In place of whoever stood for it. */
export async function replaceCandidates(db: Db, positionId: number, candidates: CandidateColumns[]) {
  await db.deleteFrom('election_candidates').where('position_id', '=', positionId).execute()
  const rows = candidates.map((candidate, place) => ({ ...candidate, position_id: positionId, place }))
  if (rows.length > 0) await db.insertInto('election_candidates').values(rows).execute()
}

export const insertResult = (db: Db, result: Insertable<DB['position_results']>) =>
  db.insertInto('position_results').values(result).execute()

/** By position, of those that were counted. */
export const listCertificates = (db: Db, positionIds: number[]) =>
  db
    .selectFrom('position_results')
    .select(['position_id', 'certificate'])
    .where('position_id', '=', sql<number>`any(${positionIds}::int[])`)
    .execute()

/** Whether one of these positions has a certificate of this format. */
export const areCertifiedAs = async (db: Db, positionIds: number[], format: string) =>
  (await db
    .selectFrom('position_results')
    .select('position_id')
    .where('position_id', '=', sql<number>`any(${positionIds}::int[])`)
    .where(sql`certificate ->> 'format'`, '=', format)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The active ones of them. */
export const listMembers = (db: Db, ids: number[]) =>
  db
    .selectFrom('members')
    .select(['id', 'familiar', 'first_name', 'last_name'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where('inactive_since', 'is', null)
    .execute()

/** Active members in the order of their ids, with the class by which they vote. */
export const listClasses = async (db: Db, ids?: number[]) =>
  (
    await sql<{ id: number; class: number | null }>`
      select id, coalesce(pledge_class, case when class between 1 and 35 then class end) as class from members
      where inactive_since is null ${ids ? sql`and id = any(${ids}::int[])` : sql``} order by id`.execute(db)
  ).rows
