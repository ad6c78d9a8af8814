// The trustees of an election as every member sees them.
import * as z from 'zod/mini'
import { Id } from './values.ts'

/** Who turn their keys after the end. */
export const ElectionTrustees = z.object({
  setId: Id,
  name: z.string(),
  /** How many of the members have to turn their keys. */
  threshold: z.int(),
  /** Twelve words that name the election, the same wherever it is shown; null until it has opened. */
  words: z.nullable(z.array(z.string())),
  members: z.array(
    z.object({
      /** Null once he is a member no more. */
      memberId: z.nullable(Id),
      name: z.string(),
      /** Whether his key is there: the election opens only when all are. */
      isReady: z.boolean(),
      /** Whether he has turned his key after the end. */
      hasTurned: z.boolean(),
    }),
  ),
  /** The hour before which no result is published, however early the keys are turned. */
  publishAt: z.nullable(z.iso.datetime()),
})
export type ElectionTrustees = z.infer<typeof ElectionTrustees>
