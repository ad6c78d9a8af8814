// Search everywhere: what each feature brings a finder of, and how finders compare what is typed.
import type { SearchHit } from '@aerie/contract/search'
import { MOST_COUNTED_HITS, type SearchKind } from '@aerie/contract/search-values'
import { searchTextOf } from '@aerie/text/best-matches'
import { type MatchRank, rankerOf } from '@aerie/text/match-rank'
import { plain } from '@aerie/text/search-form'
import { soughtWords } from '@aerie/text/spellings'
import type { MemberContext } from './context.ts'

/** What is looked for, in the forms in which names and texts are compared. */
export interface Sought {
  /** Of names: each has to stand in one of them. */
  words: readonly string[]
  /** Of texts: each is one of their words, and the last may be but the beginning of one. */
  textWords: readonly string[]
  /** How well a text of `searchTextOf` answers the words of names. */
  rankOf(text: string): MatchRank | null
}

export interface Found<Hit> {
  /** Up to 1,000. */
  total: number
  /** The best of them, in their order. */
  hits: Hit[]
}

/** Finds up to `limit` of what the asker may see, and counts nothing else. */
export type Finder<Kind extends SearchKind = SearchKind> = (
  ctx: MemberContext,
  sought: Sought,
  limit: number,
) => Promise<Found<SearchHit<Kind>>>

/** What a feature finds, by kind. */
export type Finders = { [Kind in SearchKind]?: Finder<Kind> }

/** Of a text more words are not compared. */
const MOST_TEXT_WORDS = 10

export function soughtOf(typed: string): Sought {
  const words = soughtWords(typed)
  return { words, textWords: textWordsOf(typed), rankOf: rankerOf(words).rankOf }
}

/** The words of a text that are looked for; signs are none. */
export const textWordsOf = (typed: string) =>
  plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_TEXT_WORDS)

/** As a `tsquery`; the last word may still be being typed. Of words that `textWordsOf` has made. */
export const wordQuery = (words: readonly string[]) => `${words.map((word) => `'${word}'`).join(' & ')}:*`

export const NOTHING = { total: 0, hits: [] }

/** How many are said to be found. */
export const countedHits = (count: number) => Math.min(count, MOST_COUNTED_HITS)

interface Choice<Item> {
  /** As `searchTextOf` makes it. */
  textOf: (item: Item) => string
  /** Of two that answer as well; without it the order stays. */
  compare?: (one: Item, other: Item) => number
}

/** The best of what is in memory: by how well they answer, and of equals as `compare` says. */
export function bestOf<Item>(
  items: Iterable<Item>,
  { rankOf }: Sought,
  limit: number,
  { textOf, compare }: Choice<Item>,
): Found<Item> {
  const ranks: [Item[], Item[], Item[], Item[]] = [[], [], [], []]
  for (const item of items) {
    const rank = rankOf(textOf(item))
    if (rank !== null) ranks[rank].push(item)
  }
  const total = ranks.reduce((sum, { length }) => sum + length, 0)
  const hits: Item[] = []
  for (const rank of ranks) {
    if (hits.length >= limit) break
    hits.push(...(compare ? rank.sort(compare) : rank).slice(0, limit - hits.length))
  }
  return { total: countedHits(total), hits }
}

/** What follows from an object for good; made once for each. */
export function keptBy<Item extends object, Made>(make: (item: Item) => Made) {
  const kept = new WeakMap<Item, { made: Made }>()
  return (item: Item) => {
    const known = kept.get(item) ?? { made: make(item) }
    kept.set(item, known)
    return known.made
  }
}

/** The text by which things are found that are called several names. */
export const keptTexts = <Item extends object>(namesOf: (item: Item) => readonly (string | null)[]) =>
  keptBy((item: Item) => searchTextOf(namesOf(item)))
