// Bounds and small shapes of gatherings, shared by the calls and the forms.
import * as z from 'zod/mini'

export const LONGEST_GATHERING_TITLE = 200
export const LONGEST_GATHERING_TEXT = 20_000
export const MOST_GUESTS = 20
export const MOST_SEATS = 20_000
export const MOST_ASKED = 500
export const LONGEST_GATHERING_REASON = 1_000

/** Who is asked, and so who sees it; nobody else hears that there is one. */
export const Audience = z.enum(['all', 'classes', 'line', 'named'])
export type Audience = z.infer<typeof Audience>

/** What a brother says. */
export const Reply = z.enum(['going', 'maybe', 'cannot'])
export type Reply = z.infer<typeof Reply>

/** What has come of it: who would go where no seat is free is waiting. */
export const Standing = z.enum(['going', 'waiting', 'maybe', 'cannot'])
export type Standing = z.infer<typeof Standing>

/** An hour and minute by the clock of the place. */
export const GatheringTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'A time such as 19:30'))

/** Who lives or travels within so many kilometres of a gathering is near it. */
export const NEAR_GATHERING_KM = 200
