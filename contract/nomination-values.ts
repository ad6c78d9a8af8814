// How nominations stand, and their limits.
import * as z from 'zod/mini'

/** Why a brother is named: one or two sentences. */
export const LONGEST_SENTENCE = 300
export const LONGEST_NOMINEE_STATEMENT = 600
/** Why somebody is refused, and what is said of it. */
export const LONGEST_RULING = 500
/** How long who is refused has to appeal, before which the list is not confirmed. */
export const APPEAL_HOURS = 48
/** Brothers whom one member may name for one position. */
export const MOST_NAMED_BY_ONE = 5

/** In place of the portrait, with which it has its sizes in common; for one position. */
export const NomineePhoto = z.object({
  /** The largest size; the others are at `portraitUrl`. */
  url: z.string(),
  /** A thumbhash in base64. */
  hash: z.string(),
})
export type NomineePhoto = z.infer<typeof NomineePhoto>

export const NomineeState = z.enum(['asked', 'stands', 'declined', 'refused'])
export type NomineeState = z.infer<typeof NomineeState>

/** To officers: `closed`, he had not answered when the list closed, and does not stand. */
export const OfficerNomineeState = z.enum(['asked', 'stands', 'declined', 'refused', 'closed'])
export type OfficerNomineeState = z.infer<typeof OfficerNomineeState>
