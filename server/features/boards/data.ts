// SQL of boards; they are written by a function of the database alone.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type EventType = 'Setup' | 'Ballot' | 'EndBallots' | 'EncryptedTally' | 'PartialDecryption' | 'Result'

export interface PostedBallot {
  text: string
  credential: string
  tracker: string
}

/** Answers the hash of the event. `ballot` says whose it is, of a ballot alone. */
export const append = async (
  db: Db,
  boxId: number,
  event: { type: EventType; texts: string[]; ballot?: PostedBallot },
) =>
  (
    await sql<{ hash: string }>`select append_to_board(${boxId}::int, ${event.type}, ${event.texts}::text[],
      ${event.ballot?.credential ?? null}::text, ${event.ballot?.tracker ?? null}::text) as hash`.execute(db)
  ).rows[0]?.hash ?? ''

export interface BoardRow {
  box_id: number
  /** Of its first event. */
  setup: string
  head: string
  last: EventType
  events: number
  /** Whose parts are there, published or not. */
  turned: number[]
  /** How many parts stand on the board, that of the server among them. */
  published: number
}

/** How far the boards of these boxes have come; none where it has not begun. */
export const listBoards = async (db: Db, boxIds: number[]) =>
  (
    await sql<BoardRow>`
      select first.box_id, first.hash as setup, last.hash as head, last.type as last, last.height + 1 as events,
        array(select owner from board_parts part where part.box_id = first.box_id order by owner) as turned,
        (select count(*)::int from board_events e where e.box_id = first.box_id and e.type = 'PartialDecryption')
          as published
      from board_events first
      cross join lateral (select hash, type, height from board_events e where e.box_id = first.box_id
        order by height desc limit 1) last
      where first.box_id = any(${boxIds}::int[]) and first.height = 0`.execute(db)
  ).rows

/** Of the one event of its type, the first of its data. */
export const listDataOf = async (db: Db, boxId: number, type: 'EncryptedTally' | 'Setup', most: number) =>
  (
    await db
      .selectFrom('board_data as data')
      .innerJoin('board_events as event', (join) =>
        join.onRef('event.box_id', '=', 'data.box_id').onRef('event.height', '=', 'data.height'),
      )
      .select('data.text')
      .where('event.box_id', '=', boxId)
      .where('event.type', '=', type)
      .where('data.place', '<=', most)
      .orderBy('data.place')
      .execute()
  ).map(({ text }) => text)

/** How many voting keys the list of a board has, and its hash: of many voters it is too long to be read for that. */
export const findVotingKeys = async (db: Db, boxId: number) =>
  (
    await sql<{ count: number; hash: string }>`select json_array_length(text::json) as count, hash from board_data
      where box_id = ${boxId} and height = 0 and place = 3`.execute(db)
  ).rows[0]

export const findBallot = (db: Db, boxId: number, credential: string) =>
  db
    .selectFrom('board_events')
    .select(['hash', 'tracker'])
    .where('box_id', '=', boxId)
    .where('credential', '=', credential)
    .executeTakeFirst()

/** In the order of the board. */
export const listBallots = async (db: Db, boxId: number) =>
  (
    await db
      .selectFrom('board_events as event')
      .innerJoin('board_data as data', (join) =>
        join.onRef('event.box_id', '=', 'data.box_id').onRef('event.height', '=', 'data.height'),
      )
      .select('data.text')
      .where('event.box_id', '=', boxId)
      .where('event.type', '=', 'Ballot')
      .orderBy('event.height')
      .execute()
  ).map(({ text }) => text)

export const listTrackers = async (db: Db, boxId: number) =>
  (
    await db
      .selectFrom('board_events')
      .select('tracker')
      .where('box_id', '=', boxId)
      .where('type', '=', 'Ballot')
      .orderBy('height')
      .execute()
  ).map(({ tracker }) => tracker ?? '')

export const listEvents = (db: Db, boxId: number, { from, to }: { from: number; to: number }) =>
  db
    .selectFrom('board_events')
    .select(['height', 'hash', 'parent', 'type', 'payload_hash'])
    .where('box_id', '=', boxId)
    .where('height', '>=', from)
    .where('height', '<', to)
    .orderBy('height')
    .execute()

export const listDataBetween = (db: Db, boxId: number, { from, to }: { from: number; to: number }) =>
  db
    .selectFrom('board_data')
    .select(['height', 'hash', 'text'])
    .where('box_id', '=', boxId)
    .where('height', '>=', from)
    .where('height', '<', to)
    .orderBy('height')
    .orderBy('place')
    .execute()

/** By their owners. */
export const listParts = (db: Db, boxId: number) =>
  db.selectFrom('board_parts').select(['owner', 'part']).where('box_id', '=', boxId).orderBy('owner').execute()

export const insertPart = (db: Db, part: { box_id: number; owner: number; part: string }) =>
  db.insertInto('board_parts').values(part).execute()

/** The parts on the board with their owners, in its order. */
export const listPublished = async (db: Db, boxId: number) =>
  (
    await sql<{ owner: number; part: string }>`select (owned.text::json ->> 'owner')::int as owner, part.text as part
      from board_events event
      join board_data owned on owned.box_id = event.box_id and owned.hash = event.payload_hash
      join board_data part on part.box_id = event.box_id and part.hash = owned.text::json ->> 'payload'
      where event.box_id = ${boxId} and event.type = 'PartialDecryption' order by event.height`.execute(db)
  ).rows

/** The one entry of this kind. */
export const findLogged = (db: Db, subject: string, kind: string) =>
  db
    .selectFrom('governance_log')
    .select('payload')
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .executeTakeFirst()
