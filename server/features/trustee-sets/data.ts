// SQL of trustee sets: the sets, their seats with who sits there, and what was sent.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'

export type SetRow = Selectable<DB['trustee_sets']>

/** The newest first; `trustee`: only those of which he is one. */
export const listSets = (db: Db, trustee: number | null) =>
  db
    .selectFrom('trustee_sets as s')
    .selectAll('s')
    .$if(trustee !== null, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('trustee_seats as seat')
            .select('seat.index')
            .whereRef('seat.set_id', '=', 's.id')
            .where('seat.member_id', '=', trustee),
        ),
      ),
    )
    .orderBy('s.id', 'desc')
    .execute()

export const countSets = async (db: Db) =>
  Number(
    (await db.selectFrom('trustee_sets').select(sql<string>`count(*)`.as('count')).executeTakeFirstOrThrow()).count,
  )

export const findSet = (db: Db, id: number) =>
  db.selectFrom('trustee_sets').selectAll().where('id', '=', id).executeTakeFirst()

export const findSets = (db: Db, ids: number[]) =>
  db.selectFrom('trustee_sets').selectAll().where('id', 'in', ids).orderBy('id').execute()

/** Held until the transaction ends. */
export const lockSet = (db: Db, id: number) =>
  db.selectFrom('trustee_sets').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export type SeatRow = Awaited<ReturnType<typeof listSeats>>[number]

/** In the order of their places; the columns of who is gone are null. */
export const listSeats = (db: Db, setIds: number[]) =>
  db
    .selectFrom('trustee_seats as seat')
    .leftJoin('members as m', 'm.id', 'seat.member_id')
    .selectAll('seat')
    .select(['m.first_name', 'm.familiar', 'm.last_name', 'm.avatar', 'm.avatar_hash'])
    .select(['m.remembered_since', 'm.inactive_since', 'm.email'])
    .where('seat.set_id', 'in', setIds)
    .orderBy('seat.set_id')
    .orderBy('seat.index')
    .execute()

/** What was sent in the present run of each, with the hash of what is stored of it. */
export const listSent = (db: Db, setIds: number[]) =>
  db
    .selectFrom('trustee_messages as message')
    .innerJoin('trustee_sets as s', (join) =>
      join.onRef('s.id', '=', 'message.set_id').onRef('s.run', '=', 'message.run'),
    )
    .select(['message.set_id', 'message.round', 'message.index', 'message.sent_at'])
    .select(sql<string>`encode(sha256(convert_to(message.body, 'UTF8')), 'hex')`.as('hash'))
    .where('message.set_id', 'in', setIds)
    .orderBy('message.set_id')
    .orderBy('message.round')
    .orderBy('message.index')
    .execute()

/** Of one run, in the order of the places. */
export const listMessages = (db: Db, setId: number, run: number) =>
  db
    .selectFrom('trustee_messages')
    .select(['round', 'index', 'body'])
    .where('set_id', '=', setId)
    .where('run', '=', run)
    .orderBy('round')
    .orderBy('index')
    .execute()

/** Of these ids those of active members. */
export const listActive = (db: Db, ids: number[]) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'familiar', 'last_name'])
    .where('id', 'in', ids)
    .where('inactive_since', 'is', null)
    .execute()

/** Of these members one who stands in an election that the set is to seal: what keeps elections says so in that function. */
export const findStanding = async (db: Db, setId: number, memberIds: number[]) =>
  (
    await sql<{ member_id: number; title: string }>`select member_id, title
      from standing_before_trustee_set(${setId}::integer, ${memberIds}::integer[])`.execute(db)
  ).rows[0]

export const insertSet = (db: Db, set: Insertable<DB['trustee_sets']>) =>
  db.insertInto('trustee_sets').values(set).returning('id').executeTakeFirstOrThrow()

export const updateSet = (db: Db, id: number, changes: Updateable<DB['trustee_sets']>) =>
  db.updateTable('trustee_sets').set(changes).where('id', '=', id).execute()

/** In the order of the ids; what was sent before goes with the former seats. */
export async function seat(db: Db, setId: number, memberIds: number[]) {
  await db.deleteFrom('trustee_seats').where('set_id', '=', setId).execute()
  await db
    .insertInto('trustee_seats')
    .values(memberIds.map((memberId, at) => ({ set_id: setId, index: at + 1, member_id: memberId })))
    .execute()
}

export const insertMessage = (db: Db, message: Insertable<DB['trustee_messages']>) =>
  db.insertInto('trustee_messages').values(message).execute()

export const answerWords = (
  db: Db,
  { setId, index, answer, at }: { setId: number; index: number; answer: string; at: Date },
) =>
  db
    .updateTable('trustee_seats')
    .set({ words_answer: answer, words_answered_at: at })
    .where('set_id', '=', setId)
    .where('index', '=', index)
    .execute()

/** Notes that those at the places are called to a step by mail now. */
export const noteCalled = (db: Db, setId: number, indexes: number[], called: { rank: number; at: Date }) =>
  db
    .updateTable('trustee_seats')
    .set({ called_rank: called.rank, called_at: called.at })
    .where('set_id', '=', setId)
    .where('index', 'in', indexes)
    .execute()

/** Whether an election that is not over needs its keys: what keeps elections says so in that function. */
export const isRestedOn = async (db: Db, setId: number) =>
  (await sql<{ rests: boolean }>`select rests_on_trustee_set(${setId}::integer) as rests`.execute(db)).rows[0]?.rests ??
  false

/** What they are called, for the audit log. */
export const listNames = (db: Db, ids: number[]) =>
  db.selectFrom('trustee_sets').select(['id', 'name']).where('id', 'in', ids).execute()

/** Sets of which something may become due: all but those that are void for good. */
export const listKept = async (db: Db) =>
  (
    await db
      .selectFrom('trustee_sets')
      .select('id')
      .where(sql<boolean>`stopped_why is distinct from 'voided'`)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)
