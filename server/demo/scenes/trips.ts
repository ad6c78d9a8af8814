// Trips of the cast in the weeks around the first start, shared as brothers share them: with news and notifications.
import { sql } from 'kysely'
import { createTrip, updateTrip } from '#features/trips/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { type CastTrip, castTrips } from '../cast/trips.ts'
import type { CastKey } from '../cast.ts'

const DAY_MS = 86_400_000

export async function addTrips(tx: Context, idOf: (who: CastKey) => number) {
  for (const { who, ...trip } of castTrips)
    await addTrip({ ...tx, actor: { id: idOf(who), role: 'member', sessionId: '', confirmedAt: new Date() } }, trip)
}

async function addTrip(ctx: MemberContext, { from, until, sharedDaysAgo, ...trip }: Omit<CastTrip, 'who'>) {
  const day = (days: number) => new Date(ctx.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
  // Days that have passed are refused in a new trip, and can be corrected afterwards.
  const { id } = await createTrip(ctx, { ...trip, startDate: day(Math.max(from, 0)), endDate: day(until) })
  if (from < 0) await updateTrip(ctx, id, { startDate: day(from) })
  await setBack(ctx, id, sharedDaysAgo)
}

/** As if it had been shared then: what it set going has the time of this transaction. */
async function setBack({ db }: MemberContext, tripId: number, days: number) {
  const then = sql<Date>`now() - make_interval(days => ${days}, hours => ${days % 12})`
  await db
    .updateTable('trips')
    .set((eb) => ({
      created_at: then,
      first_shared_at: eb.case().when('first_shared_at', 'is not', null).then(then).end(),
    }))
    .where('id', '=', tripId)
    .execute()
  await db
    .updateTable('news_items')
    .set({ published_at: then, created_at: then, edited_at: then })
    .where('source_type', '=', 'trip')
    .where('source_id', '=', tripId)
    .execute()
  await db.updateTable('notifications').set({ created_at: then }).where('created_at', '=', sql<Date>`now()`).execute()
}
