// What is told of a gathering in the feed, and to those who wait for a seat: that they go now, or that seats are free which do not suffice.

import type { Party } from '#features/gathering-seats/service.ts'
import { notify } from '#features/notifications/service.ts'
import type { Context } from '#platform/context.ts'
import * as feed from './feed-news.ts'
import * as near from './near-data.ts'

interface ToldRow extends TitledRow {
  id: number
  called_by: number | null
}

interface TitledRow {
  title: string
  location: string
  start_date: string
  start_time: string
}

export const syncFeed = feed.syncFeed
export const isNear = near.isNear

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

/** What notifications of a gathering say; `word` is somebody's. */
export const factsOf = (row: TitledRow, word: string | null) => ({
  title: row.title,
  location: row.location,
  startDate: row.start_date,
  startTime: row.start_time,
  word,
})
