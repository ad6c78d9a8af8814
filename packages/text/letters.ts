// Letters as a reader counts them.
import { onFirstUse } from './on-first-use.ts'

const letterBounds = onFirstUse(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))

/** Each with its accents. */
export const lettersOf = (text: string) => Array.from(letterBounds().segment(text), ({ segment }) => segment)
