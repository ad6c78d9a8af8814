// SQL of what strangers ask: the order in which mails about it go, and what a link confirms.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { digest } from '#platform/secrets/codes.ts'

export interface Asked {
  first_name: string
  last_name: string
  email: string
  pledge_class: number | null
  city: string | null
  voucher: string | null
  words: string | null
}

const WORDS = ['first_name', 'last_name', 'email', 'pledge_class', 'city', 'voucher', 'words'] as const

const wordsOf = (row: string) => sql`(${sql.join(WORDS.map((name) => sql.ref(`${row}.${name}`)))})`

/**
 * In place of what waits of that network with the same address, so that nobody keeps the mail of another waiting for his
 * own. Nothing is added where the same waits, or its link still may be used.
 */
export const addAsk = (db: Db, asked: Asked, network: string, at: Date) =>
  sql`with asked as (
      select * from jsonb_populate_record(null::join_asks, ${JSON.stringify(asked)}::jsonb)
    ), replaced as (
      delete from join_asks held using asked where held.email = asked.email and held.network = ${network}
        and held.mailed_at is null and ${wordsOf('held')} is distinct from ${wordsOf('asked')}
    )
    insert into join_asks (${sql.join(WORDS.map((name) => sql.id(name)))}, network, asked_at)
    select ${sql.join(WORDS.map((name) => sql.ref(`asked.${name}`)))}, ${network}, ${at}::timestamptz from asked
    where not exists (select from join_asks held where held.email = asked.email
      and (held.mailed_at is null or held.token_hash is not null)
      and ${wordsOf('held')} is not distinct from ${wordsOf('asked')})`.execute(db)

/** The first of each network before the second of any, so that none has the others wait for all of its own. */
const IN_TURN = sql`row_number() over (partition by network order by asked_at, id), asked_at, id`

/** What waits beyond so many goes, from where the most wait. */
export const keepAtMost = (db: Db, most: number) =>
  sql`delete from join_asks where id in (select id from join_asks where mailed_at is null
    order by attempts, ${IN_TURN} offset ${most}::int)`.execute(db)

/** The next whose address has had no mail since then. */
export async function findNext(db: Db, mailedSince: Date) {
  const { rows } = await sql<{ id: number; email: string }>`select id, email from join_asks ask
    where mailed_at is null and not exists (select from join_asks other
      where other.email = ask.email and other.mailed_at > ${mailedSince}::timestamptz)
    order by attempts, ${IN_TURN} limit 1`.execute(db)
  return rows[0]
}

/** Its mail was refused: it is tried again after the others. */
export const noteRefusal = (db: Db, id: number) =>
  db
    .updateTable('join_asks')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const countWaiting = async (db: Db) =>
  (
    await db
      .selectFrom('join_asks')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('mailed_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).n

/** Its mail goes; without a secret it is one that nothing confirms. */
export const setMailed = (db: Db, id: number, at: Date, secret: string | null) =>
  db
    .updateTable('join_asks')
    .set({ mailed_at: at, network: null, token_hash: secret === null ? null : digest(secret) })
    .where('id', '=', id)
    .execute()

export const dropAsk = (db: Db, id: number) => db.deleteFrom('join_asks').where('id', '=', id).execute()

/** One whose link still holds; locked when it is about to be used. */
export const findByToken = (db: Db, secret: string, since: Date, lock = false) => {
  const query = db
    .selectFrom('join_asks')
    .select(['id', ...WORDS, 'asked_at'])
    .where('token_hash', '=', digest(secret))
    .where('mailed_at', '>', since)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

export const useToken = (db: Db, id: number) =>
  db.updateTable('join_asks').set({ token_hash: null }).where('id', '=', id).execute()

export const forgetAsks = (db: Db, { mailed, waiting }: { mailed: Date; waiting: Date }) =>
  db
    .deleteFrom('join_asks')
    .where((eb) =>
      eb.or([eb('mailed_at', '<', mailed), eb.and([eb('mailed_at', 'is', null), eb('asked_at', '<', waiting)])]),
    )
    .execute()
