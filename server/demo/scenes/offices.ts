// Since when the offices have been held, and who held some of them before.
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { CastKey } from '../cast.ts'

/** Office, who, first and last year. */
const FORMER: [string, CastKey, number, number][] = [
  ['President', 'kenji', 2019, 2022],
  ['President', 'tobias', 2023, 2024],
  ['Vice President', 'eamon', 2018, 2020],
  ['Vice President', 'rafael', 2021, 2024],
  ['Treasurer', 'farid', 2011, 2017],
  ['Treasurer', 'soren', 2018, 2020],
  ['Rush Chair', 'mateo', 2022, 2024],
  ['Loremaster/Historian', 'teddy', 2016, 2018],
]

export async function addOffices(tx: Context, idOf: (who: CastKey) => number) {
  await sql`update office_terms set began_on = make_date(2021 + id % 5, 1, 1) where began_on is null`.execute(tx.db)
  await tx.db
    .insertInto('office_terms')
    .values(
      FORMER.map(([office, who, from, until]) => ({
        office,
        member_id: idOf(who),
        began_on: `${from}-01-01`,
        ended_on: `${until}-12-31`,
      })),
    )
    .execute()
}
