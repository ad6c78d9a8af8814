// How probable it is that what was found is chance. Every figure is an upper bound, of everything a reading tried together.

const TAGS = 2 ** 24
/** Ids of one month; a wrong word may well have the right month. */
const IDS = 2 ** 32
/** What a correlation may be chance at most, to name somebody. */
const CHANCE_OF_CORRELATION = 1e-9
/** The same of a decoded word whose copy exists and whose photo is what the picture shows. */
const CHANCE_OF_WORD = 1e-6

/**
 * That one of the words decoded has the tag of its id by chance, and an id that is among `copies`; of a word whose row is gone,
 * any id will do.
 */
export const chanceOfWord = (words: number, copies: number | null) =>
  Math.min(1, (words / TAGS) * Math.min(1, (copies ?? IDS) / IDS))

/**
 * That one of `candidates`, each with a word of independent signs, correlates by `rho` or more with one of `fits` readings: each
 * does so with at most e^(−rho²/2) (Hoeffding 1963), and all together with no more than the sum. Where another mark is in the
 * picture, only with what that one does not share (`rhoBeyond`) are the signs independent of the reading.
 */
export const chanceOfCorrelation = (rho: number, candidates: number, fits: number) =>
  rho <= 0 ? 1 : Math.min(1, candidates * fits * Math.exp(-(rho ** 2) / 2))

/** From which rho on one of so many candidates is named. */
export const correlationThreshold = (candidates: number, fits: number) =>
  Math.sqrt(2 * Math.log((Math.max(1, candidates) * Math.max(1, fits)) / CHANCE_OF_CORRELATION))

export const suffices = (evidence: 'decoded' | 'correlated', chance: number) =>
  chance <= (evidence === 'decoded' ? CHANCE_OF_WORD : CHANCE_OF_CORRELATION)
