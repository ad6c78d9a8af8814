// Finds out where members live whose location was written before cities were known.
import { placeMembers } from '#features/members/service.ts'
import { openPlaces } from '#features/places/service.ts'
import type { Context } from '#platform/context.ts'
import type { JobDeps } from '#platform/feature.ts'
import type { Work } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

export const residenceJobs = ({ ctx }: JobDeps): Record<string, Work> => ({
  'resolve-locations': () => resolveLocations(ctx),
})

async function resolveLocations(ctx: Context) {
  const places = await openPlaces()
  await inTransaction(ctx, async (tx) => {
    const found = (await data.lockUnresolved(tx.db)).flatMap(({ id, location, country }) => {
      const place = places.find(location, country)
      return place ? [{ id, ...place }] : []
    })
    if (found.length > 0) await placeMembers(tx, found)
  })
}
