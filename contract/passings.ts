// Brothers who have passed: one super admin marks, which silences at once, and another agrees, which shows it.
import * as z from 'zod/mini'
import { optionalLine, optionalText, required } from './values.ts'

/** An undo is offered for so long; afterwards whoever runs the server can. */
export const UNDO_DAYS = 30
/** After so long it is shown where there is no other super admin to agree. */
export const ALONE_HOURS = 24

/** What is known of a brother who has passed: days, months or years as they were written, and words for his page. */
export const PassingWords = z.strictObject({
  bornOn: optionalLine(60),
  diedOn: optionalLine(60),
  words: optionalText(4_000),
  /** From whom the news is; super admins alone see it. */
  source: required('Write from whom the news is', 300),
})
export type PassingWords = z.infer<typeof PassingWords>
