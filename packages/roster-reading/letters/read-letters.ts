// The letters of a file: guessed from it, or as an officer chose.
import type { Readable } from 'node:stream'
import { type DecodeLine, openLines } from './decode-line.ts'
import { foreignWords } from './foreign-words.ts'
import { type GuessedLetters, guessLetters } from './guess-letters.ts'
import type { LettersId } from './letters.ts'

export interface Letters extends GuessedLetters {
  decodeLine: DecodeLine
}

/** Null for a file that is Unicode throughout, whatever was chosen. The source is read as far as it takes, and destroyed. */
export async function readLetters(source: Readable, chosen: LettersId | null): Promise<Letters | null> {
  const words = await foreignWords(source)
  if (words.length === 0) return null
  const guessed = await guessLetters(words)
  const letters = chosen ? { taken: chosen, isDoubtful: false, likely: guessed.likely } : guessed
  return { ...letters, decodeLine: await openLines(letters.taken) }
}
