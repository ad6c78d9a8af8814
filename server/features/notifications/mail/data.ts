// SQL of who is told by mail, and of the letters that tell him.
import type { MailChoice, MailRhythm, NotificationKind } from '@aerie/contract/notifications'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

type Rhythm = Exclude<MailRhythm, 'never'>
type Row = { kind: NotificationKind; rhythm: Rhythm }

export const listChoices = (db: Db, memberId: number) =>
  db
    .selectFrom('notification_mail_choices')
    .select(['kind', 'rhythm'])
    .where('member_id', '=', memberId)
    .$narrowType<Row>()
    .execute()

/** Keeps since when a kind has been mailed where only the rhythm changes. */
export async function saveChoices(db: Db, memberId: number, choice: MailChoice) {
  const chosen = Object.entries(choice).filter(([, rhythm]) => rhythm !== 'never')
  await removeChoices(
    db,
    memberId,
    Object.keys(choice).filter((kind) => !chosen.some(([one]) => one === kind)),
  )
  if (chosen.length === 0) return
  await db
    .insertInto('notification_mail_choices')
    .values(chosen.map(([kind, rhythm]) => ({ member_id: memberId, kind, rhythm })))
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind']).doUpdateSet((eb) => ({ rhythm: eb.ref('excluded.rhythm') })),
    )
    .execute()
}

/** Answers whether there was anything to remove. */
export async function removeChoices(db: Db, memberId: number, kinds: string[]) {
  if (kinds.length === 0) return false
  const { numDeletedRows } = await db
    .deleteFrom('notification_mail_choices')
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const readUnsubscribeKey = async (db: Db) =>
  (await db.selectFrom('unsubscribe_key').select('key').executeTakeFirstOrThrow()).key

/** Nobody is told of what is over, no longer true, read, or was told before he chose mail. */
const UNTOLD = sql`notifications told
  join notification_mail_choices choice on choice.member_id = told.member_id and choice.kind = told.kind
    and told.created_at >= choice.since
  join members reader on reader.id = told.member_id and reader.inactive_since is null and reader.email is not null
  where told.letter_id is null and told.withdrawn_at is null and told.read_at is null
    and told.end_date >= current_date`

/** A trip that was written, and its traveller: others hear of it, and he of others'. */
export interface Written {
  tripId: number
  memberId: number
}

const of = ({ tripId, memberId }: Written) => sql`(told.trip_id = ${tripId} or told.member_id = ${memberId})`

/** Held until the transaction ends: what is untold goes into one letter. */
export const lockLetters = (db: Db) => sql`select pg_advisory_xact_lock(4019006)`.execute(db)

/**
 * Puts what is untold into letters, one for each reader, and answers their ids: what a trip brought, for those who want
 * to hear at once; or on `day` all there is, for those who have had no letter of that day. To be called under the lock,
 * in a later statement than the one that took it.
 */
export async function writeLetters(db: Db, what: Written | { day: string }) {
  const [which, day] = 'day' in what ? [sql``, what.day] : [sql`and ${of(what)} and choice.rhythm = 'at_once'`, null]
  const { rows } = await sql<{ id: number }>`
    insert into notification_letters (member_id, day)
    select distinct told.member_id, ${day}::date from ${UNTOLD} ${which}
    on conflict (member_id, day) do nothing returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`
    update notifications set letter_id = untold.letter_id
    from (
      select told.id, letter.id as letter_id
      from notification_letters letter join lateral (select told.id from ${UNTOLD} ${which}
        and told.member_id = letter.member_id) as told on true
      where letter.id = any(${ids}::int[])) as untold
    where notifications.id = untold.id`.execute(db)
  return ids
}

export async function isLeftForTheDay(db: Db, written: Written) {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from ${UNTOLD} and ${of(written)} and choice.rhythm = 'daily') as left`.execute(db)
  return rows[0]?.left === true
}

/** A letter that has not been sent, to a reader who still may get one. */
export const findLetter = (db: Db, letterId: number) =>
  db
    .selectFrom('notification_letters')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['code', 'member_id', 'email', 'first_name', 'familiar'])
    .where('notification_letters.id', '=', letterId)
    .where('sent_at', 'is', null)
    .where('inactive_since', 'is', null)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst()

export interface Told {
  kind: NotificationKind
  location: string
  /** Of the destination, where the kind is `nearby`. */
  latitude: number | null
  longitude: number | null
  trip_title: string
  start_date: string
  end_date: string
  /** Who travels. */
  traveller: string
  /** All of the trip, as they are now. */
  destinations: { latitude: number; longitude: number }[]
}

/** What a letter still has to tell: unread, still true, and of a kind that the reader wants by mail. */
export async function listTold(db: Db, letterId: number) {
  const { rows } = await sql<Told>`
    select told.kind, told.location, told.latitude, told.longitude, told.trip_title, told.start_date, told.end_date,
      coalesce(nullif(traveller.familiar, ''), traveller.first_name) || ' ' || traveller.last_name as traveller,
      (select coalesce(json_agg(json_build_object('latitude', latitude, 'longitude', longitude)), '[]')
        from trip_stops where trip_id = told.trip_id and latitude is not null) as destinations
    from notifications told
    join notification_mail_choices choice on choice.member_id = told.member_id and choice.kind = told.kind
    join trips trip on trip.id = told.trip_id
    join members traveller on traveller.id = trip.member_id and traveller.inactive_since is null
    where told.letter_id = ${letterId} and told.withdrawn_at is null and told.read_at is null
      and told.end_date >= current_date
    order by told.start_date, told.id`.execute(db)
  return rows
}

/** What was withdrawn before its letter was sent may be told in another one, should it hold again. */
export const dropWithdrawn = (db: Db, letterId: number) =>
  sql`update notifications told set letter_id = null from notification_letters letter
    where told.letter_id = ${letterId} and told.withdrawn_at is not null
      and letter.id = told.letter_id and letter.sent_at is null`.execute(db)

export const noteSent = (db: Db, letterId: number) =>
  db.updateTable('notification_letters').set({ sent_at: sql`now()` }).where('id', '=', letterId).execute()
