// How probable it is that what was found is chance. Every figure is an upper bound, of everything a reading tried together.

/** Of an id (40) and its tag (24). */
const IDS = 2 ** 40
const TAGS = 2 ** 24
/** What a correlation may be chance at most, to name somebody. */
const CHANCE_OF_CORRELATION = 1e-9
/** The same of a decoded word whose copy exists and whose photo is what the picture shows. */
const CHANCE_OF_WORD = 1e-6

/** That one of the words decoded has the tag of its id by chance, and an id that was handed out. */
export const chanceOfWord = (words: number, copies: number) => Math.min(1, (words / TAGS) * Math.min(1, copies / IDS))

/**
 * That one of `candidates`, each with a word of independent signs, correlates by `rho` or more with one of `fits` readings: each
 * does so with at most e^(−rho²/2) (Hoeffding 1963), and all together with no more than the sum.
 */
export const chanceOfCorrelation = (rho: number, candidates: number, fits: number) =>
  rho <= 0 ? 1 : Math.min(1, candidates * fits * Math.exp(-(rho ** 2) / 2))

/** From which rho on one of so many candidates is named. */
export const correlationThreshold = (candidates: number, fits: number) =>
  Math.sqrt(2 * Math.log((Math.max(1, candidates) * Math.max(1, fits)) / CHANCE_OF_CORRELATION))

export interface DecodedWord {
  rho: number
  /** Words that the decoder has proposed in this reading so far. */
  words: number
  fits: number
  /** Copies there are, or null where the word's own row is deleted: then any id could have come. */
  copies: number | null
}

/** The smaller of two bounds, doubled, since either could have been the smaller: by its tag, or by how well it correlates. */
export function chanceOfDecoding({ rho, words, fits, copies }: DecodedWord) {
  const candidates = copies ?? IDS
  return Math.min(1, 2 * Math.min(chanceOfWord(words, candidates), chanceOfCorrelation(rho, candidates, fits)))
}

export const suffices = (evidence: 'decoded' | 'correlated', chance: number) =>
  chance <= (evidence === 'decoded' ? CHANCE_OF_WORD : CHANCE_OF_CORRELATION)
