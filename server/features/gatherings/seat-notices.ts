// What those who wait for a seat at a gathering are told: that they go now, or that seats are free which do not suffice.

import type { Party } from '#features/gathering-seats/service.ts'
import { notify } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'
import type { lock } from './data.ts'
import { factsOf } from './notices.ts'

type ToldRow = NonNullable<Awaited<ReturnType<typeof lock>>>

/** Each once for each place in the line that he had. */
export const notifySeated = (tx: Context, row: ToldRow, up: readonly WaitingParty[]) =>
  notify(
    tx,
    up.map(({ memberId, place }) => ({
      ...common(row, memberId),
      kind: 'gathering_seat' as const,
      key: `seat ${place}`,
      facts: factsOf(row, null),
    })),
  )

/** A party with its place in the line. */
export interface WaitingParty extends Party {
  place: number
}

/** Each once for each number of seats that are free. */
export async function offerSeats(
  tx: Context,
  row: ToldRow,
  { free, to }: { free: number | null; to: readonly Party[] },
) {
  if (free === null || free <= 0) return
  const offers = to.map(({ memberId }) => ({
    ...common(row, memberId),
    kind: 'gathering_free' as const,
    key: `free ${free}`,
    facts: { ...factsOf(row, null), free },
  }))
  await notify(tx, offers)
}

const common = (row: ToldRow, memberId: number) => ({
  memberId,
  subject: { type: 'gathering-seat', id: row.id },
  aboutId: null,
  until: row.start_date,
})
