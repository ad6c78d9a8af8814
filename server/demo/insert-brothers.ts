// Inserts demo brothers into a database: their rows, ties and passwords, and their portraits into the file store.
import { sql } from 'kysely'
import { openPlaces, type Places } from '#features/places/service.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import type { DemoBrother } from './demo-brother.ts'
import { memberRow } from './member-row.ts'
import { type PortraitColumns, storePortraits } from './store-portraits.ts'

const BATCH = 500

/** The ids come out in the order of the list; every brother with sign-in 'password' gets the same hash. */
export async function insertBrothers(
  { db, files }: Pick<Context, 'db' | 'files'>,
  brothers: readonly DemoBrother[],
  passwordHash: string,
) {
  const portraits = await storePortraits(files, brothers)
  const ids = await insertRows(db, brothers, portraits, await openPlaces())
  await addTies(db, brothers, ids)
  await addPasswords(db, brothers, ids, passwordHash)
  return ids
}

async function insertRows(
  db: Db,
  brothers: readonly DemoBrother[],
  portraits: readonly PortraitColumns[],
  places: Places,
) {
  const ids: number[] = []
  for (let start = 0; start < brothers.length; start += BATCH) {
    const rows = portraits.slice(start, start + BATCH).flatMap((portrait, i) => {
      const brother = brothers[start + i]
      return brother ? [memberRow(brother, portrait, coordinatesOf(brother, places))] : []
    })
    const inserted = await db.insertInto('members').values(rows).returning('id').execute()
    ids.push(...inserted.map(({ id }) => id))
  }
  return ids
}

function coordinatesOf({ location, country }: DemoBrother, places: Places) {
  const place = places.find(location, country)
  return place && { latitude: place.latitude, longitude: place.longitude }
}

async function addTies(db: Db, brothers: readonly DemoBrother[], ids: readonly number[]) {
  const pairs = brothers.flatMap(({ bigBrother }, i) =>
    bigBrother === null ? [] : [{ big: ids[bigBrother], little: ids[i] }],
  )
  await sql`insert into lineage_ties (big_id, little_id, confirmed_at)
    select *, now() from unnest(${pairs.map(({ big }) => big)}::int[], ${pairs.map(({ little }) => little)}::int[])`.execute(
    db,
  )
}

async function addPasswords(db: Db, brothers: readonly DemoBrother[], ids: readonly number[], hash: string) {
  const withPassword = ids.filter((_, i) => brothers[i]?.signIn === 'password')
  await sql`insert into passwords (member_id, hash)
    select id, ${hash} from unnest(${withPassword}::int[]) as id`.execute(db)
}
