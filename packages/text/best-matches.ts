// Finds the few best of many names while one types; the names are brought to one form once, not at each key.
import { soughtWords, spellings } from './spellings.ts'

/** The text that finds something known under several names. A blank before each word tells where words begin. */
export const searchTextOf = (names: readonly (string | null)[]) =>
  names.flatMap((name) => (name ? spellings(name).map((spelling) => ` ${spelling}`) : [])).join('\n')

/**
 * The places of the texts that hold every word typed, at most `most`: first those that begin with what was typed, then
 * those in which each word begins one, then the others. Within each kind the order stays.
 */
export function bestMatches(
  texts: readonly string[],
  typed: string,
  most: number,
  isWanted: (at: number) => boolean = () => true,
): number[] {
  const words = soughtWords(typed)
  if (words.length === 0) return []
  const starts = words.map((word) => ` ${word}`)
  const phrase = starts.join('')
  const ranks: [number[], number[], number[]] = [[], [], []]
  for (const [at, text] of texts.entries()) {
    if (!words.every((word) => text.includes(word)) || !isWanted(at)) continue
    const rank = beginsWith(text, phrase) ? 0 : starts.every((start) => text.includes(start)) ? 1 : 2
    if (ranks[rank].push(at) === most && rank === 0) break
  }
  return ranks.flat().slice(0, most)
}

const beginsWith = (text: string, phrase: string) => text.startsWith(phrase) || text.includes(`\n${phrase}`)
