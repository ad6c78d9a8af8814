// How fresh the demo's records are: most have confirmed theirs at some time, the demo's brother is asked, and it is somebody's birthday.
import { dayOfMonth, daysAfter, writtenDay } from '@aerie/text/dates'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { CastKey } from '../cast.ts'

/** The demo's brother, and who is of his class. */
const ASKED: CastKey = 'rook'

/** Of ten, six have within a year, two before, and two never. */
export async function addFreshness(tx: Context, idOf: (who: CastKey) => number) {
  const [asked, now] = [idOf(ASKED), tx.now()]
  await sql`update members set place_confirmed_at = at, contact_confirmed_at = at, work_confirmed_at = at
    from (select id, ${now}::timestamptz - make_interval(days =>
        case when id % 10 < 6 then (id * 37 % 340) + 1 else 380 + (id * 53 % 700) end) as at from members) said
    where said.id = members.id and inactive_since is null and members.id % 10 < 8 and members.id <> ${asked}`.execute(
    tx.db,
  )
  await sql`update members set asked_since = ${now}::timestamptz::date - 400 where id = ${asked}`.execute(tx.db)
  const today = writtenDay(now.toISOString())
  await sql`update members set shares_birthday = true, birthday = ${`${dayOfMonth(daysAfter(today, 2))} 1999`}
    where id = (select other.id from members self join members other on other.pledge_class = self.pledge_class
      where self.id = ${asked} and other.id <> self.id and other.inactive_since is null order by other.id limit 1)`.execute(
    tx.db,
  )
}
