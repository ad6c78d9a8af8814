// Writes demo brothers into a database: records, lineage, passwords and portraits.
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { storePortrait } from '#features/avatars/portrait-files.ts'
import { columnsOf } from '#features/members/columns.ts'
import { openPlaces } from '#features/places/service.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import type { FileStore } from '#platform/files/store.ts'
import { phoneKey } from '#platform/phone.ts'
import { openPictures, type Pictures } from '#platform/pictures/pictures.ts'
import type { DemoBrother } from './demo-brother.ts'

const BATCH = 500

/** The ids come out in the order of the list; every brother with sign-in 'password' gets the same hash. */
export async function bringIn(ctx: Pick<Context, 'db' | 'files'>, brothers: DemoBrother[], passwordHash: string) {
  const portraits = await hangPortraits(ctx, brothers)
  const places = await openPlaces()
  const coordinatesOf = ({ location, country }: DemoBrother) => {
    const place = places.find(location, country)
    return place && { latitude: place.latitude, longitude: place.longitude }
  }
  const ids: number[] = []
  for (let start = 0; start < brothers.length; start += BATCH) {
    const rows = brothers
      .slice(start, start + BATCH)
      .map((brother, i) => rowOf(brother, portraits[start + i] ?? NO_PORTRAIT, coordinatesOf(brother)))
    const inserted = await ctx.db.insertInto('members').values(rows).returning('id').execute()
    ids.push(...inserted.map(({ id }) => id))
  }
  await tie(ctx.db, brothers, ids)
  await letIn(ctx.db, brothers, ids, passwordHash)
  return ids
}

interface Coordinates {
  latitude: number
  longitude: number
}

const rowOf = (brother: DemoBrother, portrait: Hung, coordinates: Coordinates | null) => ({
  ...columnsOf({
    ...brother,
    roles: brother.offices,
    currentPosition: brother.position,
    currentCompany: brother.company,
    workStartDate: brother.workStart,
    workEndDate: brother.workEnd,
    significantOther: brother.partner,
    significantOtherType: brother.partnerKind,
  }),
  first_name: brother.firstName,
  last_name: brother.lastName,
  phone_key: phoneKey(brother.phone),
  linkedin_verified: brother.linkedinVerified,
  ...coordinates,
  // The cast have told the house of their children; the many keep to the default.
  privacy: JSON.stringify(brother.key !== null && brother.kids.length > 0 ? { children: 'brothers' } : {}),
  ...portrait,
  inactive_since: brother.isActive ? null : new Date(),
})

type Hung = { avatar: string | null; avatar_hash: string | null }

const NO_PORTRAIT: Hung = { avatar: null, avatar_hash: null }

/** Puts each portrait into the store in all sizes; answers the columns in the order of the list. */
async function hangPortraits({ files }: Pick<Context, 'files'>, brothers: DemoBrother[]) {
  const pictures = openPictures({ mostWaiting: brothers.length })
  try {
    return await Promise.all(
      brothers.map(({ portrait }) => (portrait === null ? NO_PORTRAIT : hang(files, pictures, portrait))),
    )
  } finally {
    pictures.close()
  }
}

async function hang(files: FileStore, pictures: Pictures, name: string): Promise<Hung> {
  const file = fileURLToPath(new URL(`portraits/${name}.webp`, import.meta.url))
  const portrait = await pictures.makePortrait(file, null)
  return { avatar: await storePortrait(files, portrait), avatar_hash: portrait.hash }
}

async function tie(db: Db, brothers: DemoBrother[], ids: number[]) {
  const pairs = brothers.flatMap(({ bigBrother }, i) =>
    bigBrother === null ? [] : [{ big: ids[bigBrother], little: ids[i] }],
  )
  await sql`insert into lineage_ties (big_id, little_id)
    select * from unnest(${pairs.map(({ big }) => big)}::int[], ${pairs.map(({ little }) => little)}::int[])`.execute(
    db,
  )
}

const letIn = (db: Db, brothers: DemoBrother[], ids: number[], hash: string) => {
  const withPassword = ids.filter((_, i) => brothers[i]?.signIn === 'password')
  return sql`insert into passwords (member_id, hash) select id, ${hash} from unnest(${withPassword}::int[]) as id`.execute(
    db,
  )
}
