// Trips of the cast in the weeks around the first start, shared as brothers share them: with news and notifications.
import { createTrip, updateTrip } from '#features/trips/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { type CastTrip, castTrips } from '../cast/trips.ts'
import type { CastKey } from '../cast.ts'

const DAY_MS = 86_400_000

export async function addTrips(tx: Context, idOf: (who: CastKey) => number) {
  for (const { who, ...trip } of castTrips)
    await addTrip({ ...tx, actor: { id: idOf(who), role: 'member', sessionId: '', confirmedAt: new Date() } }, trip)
}

async function addTrip(ctx: MemberContext, { from, until, ...trip }: Omit<CastTrip, 'who'>) {
  const day = (days: number) => new Date(ctx.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
  // Days that have passed are refused in a new trip, and can be corrected afterwards.
  const { id } = await createTrip(ctx, { ...trip, startDate: day(Math.max(from, 0)), endDate: day(until) })
  if (from < 0) await updateTrip(ctx, id, { startDate: day(from) })
}
