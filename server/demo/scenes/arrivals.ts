// Brothers who came in lately, so that the dashboard has somebody to show.
import type { Context } from '#platform/context.ts'
import type { CastKey } from '../cast.ts'

/** With the hours since they came in. */
const ARRIVALS = { luca: 5, kofi: 30, teddy: 54, mateo: 120, samir: 250 } as const satisfies Partial<
  Record<CastKey, number>
>

const HOUR_MS = 3_600_000

/** What they found to do first they have done long since. */
export async function addArrivals(tx: Context, idOf: (who: CastKey) => number) {
  const now = tx.now()
  await tx.db
    .insertInto('arrivals')
    .values(
      Object.entries(ARRIVALS).map(([who, hours]) => ({
        member_id: idOf(who as CastKey),
        arrived_at: new Date(now.getTime() - hours * HOUR_MS),
        dismissed_at: now,
      })),
    )
    .execute()
}
