// What finders look through in memory: lists with the texts by which their items are found, and the best of what they hold.
import { searchTextOf } from '@aerie/text/best-matches'
import type { MatchRank } from '@aerie/text/match-rank'
import { openSearchIndex } from '@aerie/text/search-index'
import { countedHits, type Found, type Sought } from './search.ts'

export interface Ranked<Item> {
  item: Item
  rank: MatchRank
}

export interface SearchedList<Item> {
  /** Those that have all words, in the order of the list. */
  find(sought: Sought): Ranked<Item>[]
}

type Names = readonly (string | null)[]

/** How lists of a kind are searched; what that needs is made once for each list, which stays as it is. */
export const searchedLists = <Item>(namesOf: (item: Item) => Names) =>
  keptBy((items: readonly Item[]) => searchedList(items, (item) => searchTextOf(namesOf(item))))

/** `textOf`: as `searchTextOf` makes it. */
export function searchedList<Item>(items: readonly Item[], textOf: (item: Item) => string): SearchedList<Item> {
  const texts = items.map(textOf)
  const index = openSearchIndex(texts)
  return {
    find({ words, rankOf }) {
      if (words.length === 0 || !index.mayHold(words)) return []
      const found: Ranked<Item>[] = []
      for (const at of index.find(words, 0)) {
        const rank = rankOf(texts[at] ?? '')
        if (rank !== null) found.push({ item: items[at] as Item, rank })
      }
      return found
    },
  }
}

/** Of a few that are looked through one by one. */
export const rankEach = <Item>(items: Iterable<Item>, { rankOf }: Sought, textOf: (item: Item) => string) =>
  [...items].flatMap((item): Ranked<Item>[] => {
    const rank = rankOf(textOf(item))
    return rank === null ? [] : [{ item, rank }]
  })

/** The best of them: by how well they answer, and of equals as `compare` says; without it their order stays. */
export function bestOf<Item>(
  ranked: Iterable<Ranked<Item>>,
  limit: number,
  compare?: (one: Item, other: Item) => number,
): Found<Item> {
  const ranks: [Item[], Item[], Item[], Item[]] = [[], [], [], []]
  for (const { item, rank } of ranked) ranks[rank].push(item)
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
export const keptTexts = <Item extends object>(namesOf: (item: Item) => Names) =>
  keptBy((item: Item) => searchTextOf(namesOf(item)))
