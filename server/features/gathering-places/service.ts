// Gatherings by where they are: those that are to come for the map, and the next one near a place for the search.
import type { GatheringPlace } from '@aerie/contract/gathering-places'
import { NEAR_GATHERING_KM } from '@aerie/contract/gathering-values'
import { gatherings } from '@aerie/contract/gatherings'
import { isSeenBy, viewerOf } from '#features/gatherings/service.ts'
import { distanceKm, type Point } from '#features/places/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { cached } from '#platform/cache/cached.ts'
import type { MemberContext } from '#platform/context.ts'
import * as data from './data.ts'

export type { KnownGathering } from './data.ts'

export async function listPlaces(ctx: MemberContext): Promise<GatheringPlace[]> {
  const rows = await data.listOnMap(ctx.db, isSeenBy(await viewerOf(ctx)), ctx.now())
  return rows.map(({ start_date: startDate, end_date: endDate, ...row }) => ({ ...row, startDate, endDate }))
}

/** Of all, whoever is asked to them: what somebody sees of them the database is asked each time. */
const readKnown = cached({ answers: [gatherings.list], load: ({ db }) => data.listKnown(db) })

/** All there are while gatherings are switched on, the last to begin first, and the condition by which the caller sees one. */
export async function openKnown(ctx: MemberContext) {
  if (!(await readSettings(ctx)).gatherings) return null
  const [known, viewer] = await Promise.all([readKnown(ctx), viewerOf(ctx)])
  return { known, seen: isSeenBy(viewer) }
}

/** The gatherings to come near any place, the soonest first, and the statement that says which of some the caller sees; none while they are switched off. */
export async function openNear(ctx: MemberContext) {
  const opened = await openKnown(ctx)
  const now = ctx.now()
  const coming = (opened?.known ?? []).filter((one) => !one.is_called_off && one.over_at > now).toReversed()
  return {
    near: (place: Point) =>
      coming.filter(
        ({ latitude, longitude }) =>
          latitude !== null && longitude !== null && distanceKm(place, { latitude, longitude }) <= NEAR_GATHERING_KM,
      ),
    seenAmong: (ids: readonly number[]) => data.seenAmong(ids, opened?.seen ?? null),
  }
}
