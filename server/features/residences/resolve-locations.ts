// Finds out where members live whose location was written before the house knew the cities.
import { sql } from 'kysely'
import { announceMembers } from '#features/members/announce-members.ts'
import { openPlaces } from '#features/places/service.ts'
import { type Context, inTransaction } from '#platform/context.ts'
import type { Work } from '#platform/jobs/jobs.ts'

/** The jobs of this feature. */
export const memberWork = (ctx: Context): Record<string, Work> => ({ 'resolve-locations': () => resolveLocations(ctx) })

async function resolveLocations(ctx: Context) {
  const places = await openPlaces()
  await inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .selectFrom('members')
      .select(['id', 'location', 'country'])
      .where('location', 'is not', null)
      .where('latitude', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    const found = rows.flatMap(({ id, location, country }) => {
      const place = places.find(location, country)
      return place ? [{ id, ...place }] : []
    })
    if (found.length === 0) return
    await sql`update members set city = found.city, country = found.country, latitude = found.latitude,
        longitude = found.longitude
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
        as found (id integer, city text, country text, latitude double precision, longitude double precision)
      where members.id = found.id`.execute(tx.db)
    await announceMembers(tx)
  })
}
