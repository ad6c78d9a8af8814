// SQL of what strangers ask: the order in which mails about it go, and what a link confirms.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { digest } from '#platform/secrets/codes.ts'

export interface JoinRequestFields {
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
export const addAsk = (db: Db, asked: JoinRequestFields, network: string, at: Date) =>
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

/** Drops what waits beyond so many, the latest from where the most wait: whoever waits longer keeps his place. */
export const keepAtMost = async (db: Db, most: number, at: Date) => {
  const { numAffectedRows = 0n } = await sql`delete from join_asks where id in (select id from join_asks
    where mailed_at is null order by attempts, ${IN_TURN} offset ${most}::int)`.execute(db)
  await noteDrops(db, 'full', numAffectedRows, at)
}

/** One row for each day, however many are dropped. */
async function noteDrops(db: Db, reason: 'full' | 'late', asks: bigint, at: Date) {
  if (asks === 0n) return
  await db
    .insertInto('join_drops')
    .values({ day: at.toISOString().slice(0, 10), reason, asks: Number(asks), last_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'reason'])
        .doUpdateSet((eb) => ({ asks: sql`join_drops.asks + excluded.asks`, last_at: eb.ref('excluded.last_at') })),
    )
    .execute()
}

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

export interface HeldBack {
  count: number
  networks: number
  /** When the oldest was asked; null where none waits. */
  since: Date | null
}

export const readHeldBack = async (db: Db): Promise<HeldBack> =>
  db
    .selectFrom('join_asks')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.count<number>('network').distinct().as('networks'),
      eb.fn.min('asked_at').$castTo<Date | null>().as('since'),
    ])
    .where('mailed_at', 'is', null)
    .executeTakeFirstOrThrow()

/** Those whose link holds and has not been used. */
export const countUnconfirmed = async (db: Db, since: Date) =>
  (
    await db
      .selectFrom('join_asks')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('token_hash', 'is not', null)
      .where('mailed_at', '>', since)
      .executeTakeFirstOrThrow()
  ).n

export const readDrops = async (db: Db) =>
  db
    .selectFrom('join_drops')
    .select((eb) => [
      sql<number>`coalesce(sum(asks) filter (where reason = 'full'), 0)::int`.as('full'),
      sql<number>`coalesce(sum(asks) filter (where reason = 'late'), 0)::int`.as('late'),
      eb.fn.max('last_at').$castTo<Date | null>().as('last_at'),
    ])
    .executeTakeFirstOrThrow()

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

/** Of those that waited in vain it is kept how many they were. */
export async function purgeAsks(db: Db, before: { mailed: Date; waiting: Date; drops: Date }, at: Date) {
  await db.deleteFrom('join_asks').where('mailed_at', '<', before.mailed).execute()
  const { numDeletedRows } = await db
    .deleteFrom('join_asks')
    .where('mailed_at', 'is', null)
    .where('asked_at', '<', before.waiting)
    .executeTakeFirst()
  await noteDrops(db, 'late', numDeletedRows, at)
  await db.deleteFrom('join_drops').where('last_at', '<', before.drops).execute()
}
