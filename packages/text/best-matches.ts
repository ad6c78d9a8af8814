// Finds the few best of many names while one types; the names are brought to one form once, not at each key.
import { rankerOf } from './match-rank.ts'
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
  const { rankOf } = rankerOf(soughtWords(typed))
  const ranks: [number[], number[], number[]] = [[], [], []]
  for (const [at, text] of texts.entries()) {
    const rank = rankOf(text)
    if (rank === null || !isWanted(at)) continue
    // What is called just so stands among what begins so, in the order given.
    const group = rank < 2 ? 0 : rank === 2 ? 1 : 2
    if (ranks[group].push(at) === most && group === 0) break
  }
  return ranks.flat().slice(0, most)
}
