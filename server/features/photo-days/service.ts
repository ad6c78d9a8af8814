// Corrects when photos of an album were taken, all of them or none: whoever scans a box of prints, or whose camera's clock was wrong.
import { type DayChange, FIRST_PHOTO_YEAR } from '@aerie/contract/photo-days'
import { dateByHand, lockToDate } from '#features/photos/service.ts'
import { recordEach } from '#platform/audit/audit.ts'
import { shifted } from '#platform/capture-time/told-time.ts'
import type { MemberContext } from '#platform/context.ts'
import { invalid } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

interface Correction {
  photoIds: number[]
  change: DayChange
}

/** Answers how many have another day or hour now. */
export const correctDays = (ctx: MemberContext, albumId: number, { photoIds, change }: Correction) =>
  inTransaction(ctx, async (tx) => {
    const photos = await lockToDate(tx, albumId, [...new Set(photoIds)])
    const dated = photos
      .map((photo) => ({ ...photo, ...corrected(photo, change) }))
      .filter(({ taken_at, is_day_only, at, isDayOnly }) => at !== taken_at || isDayOnly !== is_day_only)
    for (const { at } of dated) mustBePast(at, tx.now())
    await dateByHand(tx, albumId, dated)
    await recordEach(
      tx,
      dated.map((photo) => ({
        action: 'photo.date',
        objectId: photo.id,
        before: { takenAt: photo.taken_at },
        after: { takenAt: photo.at },
      })),
    )
    return { corrected: dated.length }
  })

interface PhotoTime {
  taken_at: string
  is_day_only: boolean
}

function corrected({ taken_at, is_day_only }: PhotoTime, change: DayChange) {
  if (change.act === 'shift') return { at: shifted(taken_at, change.minutes * MINUTE_MS), isDayOnly: is_day_only }
  // Without an hour they stay in the order in which they were.
  const time = change.time === null ? taken_at.slice('2024-06-15T'.length) : `${change.time}:00`
  return { at: `${change.day}T${time}`, isDayOnly: change.time === null }
}

/** Clocks of places may be a day ahead. */
function mustBePast(at: string, now: Date) {
  const time = new Date(`${at}Z`)
  if (time.getTime() > now.getTime() + DAY_MS) throw invalid('change', 'That day is still to come.')
  if (!(time.getUTCFullYear() >= FIRST_PHOTO_YEAR))
    throw invalid('change', `No photo is older than ${FIRST_PHOTO_YEAR}.`)
}
