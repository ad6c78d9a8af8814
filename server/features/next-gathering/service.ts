// Finds the gathering that concerns a member most, with a few of those who come.
import { NEAR_GATHERING_KM } from '@aerie/contract/gathering-values'
import type { GatheringCard } from '@aerie/contract/gatherings'
import { MOST_FACES, type NextGathering } from '@aerie/contract/next-gathering'
import { listGatherings } from '#features/gathering-list/service.ts'
import { toPersonRef } from '#features/people/person.ts'
import { distanceKm } from '#features/places/service.ts'
import type { MemberContext } from '#platform/context.ts'
import * as data from './data.ts'
import { nextOf } from './policy.ts'

/** Whoever has as many ahead of him sees the first of them. */
const MOST_LOOKED_AT = 50

export async function findNext(ctx: MemberContext): Promise<NextGathering> {
  const [{ items }, home] = await Promise.all([
    listGatherings(ctx, { limit: MOST_LOOKED_AT, cursor: undefined }, 'upcoming'),
    data.findHome(ctx.db, ctx.actor.id),
  ])
  const gathering = nextOf(items, (one) => isWithin(one, home))
  if (!gathering) return { gathering, faces: [] }
  const faces = await data.listFaces(ctx.db, gathering.id, ctx.actor.id, MOST_FACES)
  return { gathering, faces: faces.map(toPersonRef) }
}

function isWithin({ latitude, longitude }: GatheringCard, home: Awaited<ReturnType<typeof data.findHome>>) {
  if (latitude === null || longitude === null || !home || home.latitude === null || home.longitude === null)
    return false
  const from = { latitude: home.latitude, longitude: home.longitude }
  return distanceKm(from, { latitude, longitude }) <= NEAR_GATHERING_KM
}
