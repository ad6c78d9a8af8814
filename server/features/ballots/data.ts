// SQL of ballot boxes: what is voted is written by functions of the database alone.
import { type Insertable, sql } from 'kysely'
import { LAST } from '#platform/db/connections.ts'
import type { Db } from '#platform/db/db.ts'
import { takeLockOf } from '#platform/db/locks.ts'
import type { DB } from '#platform/db/schema.ts'

export const readClock = async (db: Db) =>
  (await sql<{ now: Date }>`select vote_clock() as now`.execute(db)).rows[0]?.now ?? new Date()

export const insertBox = (db: Db, box: Insertable<DB['ballot_boxes']>) =>
  db.insertInto('ballot_boxes').values(box).returningAll().executeTakeFirstOrThrow()

export type BoxChanges = Pick<Insertable<DB['ballot_boxes']>, 'starts_at' | 'ends_at' | 'option_count' | 'most_marks'>

export const extendBox = (db: Db, id: number, endsAt: Date) =>
  db.updateTable('ballot_boxes').set({ ends_at: endsAt }).where('id', '=', id).execute()

/** What is asked is another from here on: ballots on the former are refused, and who may vote is listed anew. */
export const updateBox = (db: Db, id: number, changes: BoxChanges) =>
  db
    .updateTable('ballot_boxes')
    .set((row) => ({ ...changes, revision: row('revision', '+', 1), opened_at: null, eligible: null }))
    .where('id', '=', id)
    .execute()

export const findBox = (db: Db, id: number) =>
  db.selectFrom('ballot_boxes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const findBoxes = (db: Db, ids: number[]) =>
  db.selectFrom('ballot_boxes').selectAll().where('id', '=', sql<number>`any(${ids}::int[])`).execute()

/** By box; of boxes into which nobody has voted there is none. Ballots are there even where it is not known whose they are. */
export const countVotersOf = async (db: Db, boxIds: number[]) =>
  (
    await sql<{ box_id: number; count: number }>`select box_id, count(*)::int as count from ballot_sealed
      where box_id = any(${boxIds}::int[]) group by box_id`.execute(db)
  ).rows

export const countVoters = async (db: Db, boxId: number) =>
  (
    await db
      .selectFrom('ballot_sealed')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('box_id', '=', boxId)
      .executeTakeFirstOrThrow()
  ).count

/** Until the transaction ends nobody else writes this chain, votes into its boxes, or closes them. */
export const lockChain = (db: Db, subject: string) => takeLockOf(db, 'votes', subject)

export const append = async (db: Db, subject: string, kind: string, payload: string) =>
  (
    await sql<{ hash: Buffer }>`
      select append_to_governance_log(${subject}, ${kind}, ${payload}) as hash`.execute(db)
  ).rows[0]?.hash.toString('hex') ?? ''

export const listLog = (db: Db, subject: string) =>
  db
    .selectFrom('governance_log')
    .select(['number', 'kind', 'payload', 'previous', 'hash'])
    .where('subject', '=', subject)
    .orderBy('number')
    .execute()

export const findHead = (db: Db, subject: string) =>
  db
    .selectFrom('governance_log')
    .select(['number', 'hash'])
    .where('subject', '=', subject)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

export const summarizeLog = (db: Db, subject: string) =>
  db
    .selectFrom('governance_log')
    .select('hash')
    .select(
      sql<number>`(select count(*)::int from governance_log where subject = ${subject} and kind = 'EndExtended')`.as(
        'extensions',
      ),
    )
    .where('subject', '=', subject)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

export type CastResult = 'cast' | 'again' | 'closed' | 'changed' | 'not_open' | 'not_eligible' | 'another_way_in'

export interface Cast {
  /** In the order of the ballots. */
  results: CastResult[]
  /** The end of the log, where one was cast. */
  newest: number | null
  head: Buffer | null
  /** The number of the change, where one was cast and there was something to announce. */
  announced: number | null
  /** By the clock of votes. */
  judged_at: Date
}

interface Ballots {
  /** What `announce_changes` takes. */
  channel: string
  payloads: string[]
  /** Each has one entry for each ballot, and each member once. */
  members: number[]
  waysIn: number[]
  tags: Buffer[]
  sealed: Buffer[]
  /** Nothing else is done in their transaction. */
  isAlone: boolean
}

export const cast = async (db: Db, box: { id: number; revision: number }, ballots: Ballots) => {
  const { members, waysIn, tags, sealed, channel, payloads, isAlone } = ballots
  const { rows } =
    await sql<Cast>`${sql.raw(isAlone ? LAST : '')} select * from cast_ballots(${box.id}, ${box.revision},
    ${members}::int[], ${waysIn}::int[], ${tags}::bytea[], ${sealed}::bytea[], ${channel}, ${payloads}::text[])`.execute(
      db,
    )
  const [row] = rows
  if (!row) throw new Error('Ballots were not answered')
  return row
}

/** Its end came between the judgement and the writing. */
export const isTooLate = (error: unknown) => error instanceof Error && error.message === 'the ballot box is closed'

interface SealedRow {
  tag: Buffer
  sealed: Buffer
}

/** All that is in a box, with the number of the newest entry of its log as of the same moment. */
export const readBox = async (db: Db, { id, subject }: { id: number; subject: string }) =>
  (
    await sql<{ number: number } & (SealedRow | { tag: null; sealed: null })>`
      select log.number, s.tag, s.sealed
      from (select coalesce(max(number), 0) as number from governance_log where subject = ${subject}) log
      left join ballot_sealed s on s.box_id = ${id}`.execute(db)
  ).rows

/** What came into a box after that entry, in the order of the log; a list that is expected to be long, and is not. */
export const readNewer = async (db: Db, { id, subject }: { id: number; subject: string }, after: number) =>
  (
    await sql<{ number: number } & SealedRow>`
      select log.number, s.tag, s.sealed from governance_log log
      cross join lateral (select tag, sealed from ballot_sealed
        where sha256(tag || sealed) = decode(log.payload::json ->> 'ballot', 'hex') and box_id = ${id} offset 0) s
      where log.subject = ${subject} and log.number > ${after} and log.kind = 'Ballot' order by log.number`.execute(db)
  ).rows

interface Voter {
  now: Date
  voted: number[]
  listed: number[]
  way_in: number | null
  given_at: Date | null
}

/** The clock of votes, into which boxes somebody has voted, on whose lists he is, and how often others gave him a way in. */
export const readVoter = async (db: Db, memberId: number): Promise<Voter> =>
  (
    await sql<Voter>`select vote_clock() as now,
      array(select box_id from ballot_participation where member_id = ${memberId}) as voted,
      array(select box_id from ballot_electorate where member_id = ${memberId}) as listed, given.number as way_in,
      given.given_at from (select) here left join ways_in given on given.member_id = ${memberId}`.execute(db)
  ).rows[0] ?? { now: new Date(), voted: [], listed: [], way_in: null, given_at: null }

export const listSealed = async (db: Db, places: { boxIds: number[]; tags: Buffer[] }) =>
  (
    await sql<SealedRow & { box_id: number }>`select s.box_id, s.tag, s.sealed
      from unnest(${places.boxIds}::int[], ${places.tags}::bytea[]) given (box_id, tag)
      join ballot_sealed s on s.box_id = given.box_id and s.tag = given.tag`.execute(db)
  ).rows

export const listParticipants = async (db: Db, boxId: number) =>
  (
    await sql<{ id: number | null; first_name: string; familiar: string | null; last_name: string }>`
      select m.id, m.first_name, m.familiar, m.last_name from ballot_participation p
      left join members m on m.id = p.member_id where p.box_id = ${boxId}
      order by m.last_name, m.first_name, m.id`.execute(db)
  ).rows

/** For all active members, without a list: that many stand for those who might vote until the close. */
export const openForAll = (db: Db, id: number, eligible: number) =>
  db.updateTable('ballot_boxes').set({ opened_at: sql<Date>`vote_clock()`, eligible }).where('id', '=', id).execute()

/** Answers whether it did; another may have been first. */
export const openBox = async (db: Db, id: number, memberIds: number[]) =>
  (await sql<{ opened: boolean }>`select open_ballot_box(${id}, ${memberIds}::int[]) as opened`.execute(db)).rows[0]
    ?.opened ?? false

export interface DecryptedBallot {
  tracker: string | null
  choices: string
}

export const closeBox = (db: Db, id: number, opened: DecryptedBallot[] | null) =>
  sql`select close_ballot_box(${id}, ${opened === null}, ${opened?.map(({ tracker }) => tracker) ?? []}::text[],
    ${opened?.map(({ choices }) => choices) ?? []}::text[])`.execute(db)

export const listBallots = (db: Db, boxId: number) =>
  db.selectFrom('ballots').select(['tracker', 'choices']).where('box_id', '=', boxId).orderBy('place').execute()

/** By id. */
export const listActive = async (db: Db) =>
  (await db.selectFrom('members').select('id').where('inactive_since', 'is', null).orderBy('id').execute()).map(
    ({ id }) => id,
  )

/** Who might vote as of the close: active members, and those who have voted and are none any more; and how many came since it was asked. */
export const countElectorate = async (db: Db, box: { id: number; created_at: Date }) =>
  (
    await sql<{ eligible: number; joined: number }>`select
      (count(*) filter (where inactive_since is null))::int + (
        select count(*)::int from ballot_participation p left join members m on m.id = p.member_id
        where p.box_id = ${box.id} and (m.id is null or m.inactive_since is not null)
      ) as eligible,
      (count(*) filter (where created_at > ${box.created_at}))::int as joined from members`.execute(db)
  ).rows[0] ?? { eligible: 0, joined: 0 }
