// How fresh a record is: what a member himself has last changed or confirmed of it, and when he is asked again.
import { daysAfter } from '@aerie/text/dates'
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'

/** Where he lives; his e-mail address and phone; his work. */
export const RECORD_PARTS = ['place', 'contact', 'work'] as const
export const RecordPart = z.enum(RECORD_PARTS)
export type RecordPart = z.infer<typeof RecordPart>

const day = z.nullable(z.iso.date())

/** The day on which he himself last changed or confirmed each part; what officers write does not count. */
export const Confirmed = z.object({ place: day, contact: day, work: day })
export type Confirmed = z.infer<typeof Confirmed>

/** He is asked about a part so long after he last changed or confirmed it. */
export const DAYS_UNTIL_ASKED = 365
/** What has been so for so many days is asked along with what is older. */
export const DAYS_ASKED_ALONG = 182
/** "Ask me later" is so many days later. */
export const DAYS_LATER = 30

/** Of the day since when all of it is confirmed. */
export const isFresh = (confirmedOn: string | null, today: string) =>
  confirmedOn !== null && confirmedOn > daysAfter(today, -DAYS_UNTIL_ASKED)

const count = z.int()

export const FreshnessCount = z.object({ withinYear: count, withinTwoYears: count, older: count, never: count })
export type FreshnessCount = z.infer<typeof FreshnessCount>

export const freshness = endpoints('freshness', {
  confirm: endpoint('POST', '/api/members/profile/confirmation', {
    summary: 'Say that parts of your own record are still right. Again on the same day is the same as once.',
    body: z.strictObject({ parts: z.array(RecordPart).check(z.minLength(1), z.maxLength(RECORD_PARTS.length)) }),
  }),
  askLater: endpoint('POST', '/api/members/profile/confirmation/later', {
    summary: 'Be asked in 30 days whether your own record is still right.',
  }),
  count: endpoint('GET', '/api/admin/freshness', {
    summary:
      'How many active brothers have confirmed all of their record within a year, within two, before, and never.',
    who: 'admin',
    response: FreshnessCount,
  }),
})
