// What an import asks about a whole file: its letters, its columns, and what its statuses mean.
import * as z from 'zod/mini'
import { LettersId } from './roster-letters.ts'

/** The letters of a file that is not Unicode. */
export const ReadLetters = z.object({
  taken: LettersId,
  /** Guessed, and another guess would have been nearly as good. */
  isDoubtful: z.boolean(),
  /** The likeliest first; each reads something otherwise than those before it. */
  likely: z.array(LettersId),
  /** Up to five names as they read by it. */
  names: z.array(z.string()),
})

/** Several columns that say different things for one field, the one that is read among them. */
export const ColumnQuestion = z.object({
  field: z.string(),
  /** The place of a column among all of the file, from 0. */
  taken: z.int(),
  columns: z.array(z.object({ at: z.int(), header: z.string(), examples: z.array(z.string()) })),
})
export type ColumnQuestion = z.infer<typeof ColumnQuestion>

/** A status that nobody knows, and how many come in with it: active, and not invited until somebody says what it means. */
export const StatusQuestion = z.object({ word: z.string(), count: z.int() })
export type StatusQuestion = z.infer<typeof StatusQuestion>
