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

/**
 * Puts what is untold into letters, one for each reader, and answers their ids: of one trip, for those who want to hear
 * at once; or on `day` all there is, for those who have had no letter of that day.
 */
export async function writeLetters(db: Db, what: { tripId: number } | { day: string }) {
  const [which, day] =
    'day' in what ? [sql``, what.day] : [sql`and told.trip_id = ${what.tripId} and choice.rhythm = 'at_once'`, null]
  const { rows } = await sql<{ id: number }>`
    with untold as (select told.id, told.member_id from ${UNTOLD} ${which} for update of told skip locked),
      letter as (
        insert into notification_letters (member_id, day) select distinct member_id, ${day}::date from untold
        on conflict (member_id, day) do nothing returning id, member_id),
      filled as (
        update notifications set letter_id = letter.id from untold join letter on letter.member_id = untold.member_id
        where notifications.id = untold.id)
    select id from letter`.execute(db)
  return rows.map(({ id }) => id)
}

export async function isLeftForTheDay(db: Db, tripId: number) {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from ${UNTOLD} and told.trip_id = ${tripId} and choice.rhythm = 'daily') as left`.execute(db)
  return rows[0]?.left === true
}

/** A letter that has not been sent, to a reader who still may get one. */
export const findLetter = (db: Db, letterId: number) =>
  db
    .selectFrom('notification_letters')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['notification_letters.id', 'code', 'day', 'member_id', 'email', 'first_name', 'familiar'])
    .where('notification_letters.id', '=', letterId)
    .where('sent_at', 'is', null)
    .where('inactive_since', 'is', null)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst()

/** What was withdrawn before it was sent may be told in another letter, should it hold again. */
export const dropWithdrawn = (db: Db, letterId: number) =>
  db
    .updateTable('notifications')
    .set({ letter_id: null })
    .where('letter_id', '=', letterId)
    .where('withdrawn_at', 'is not', null)
    .execute()

export const noteSent = (db: Db, letterId: number) =>
  db.updateTable('notification_letters').set({ sent_at: sql`now()` }).where('id', '=', letterId).execute()
