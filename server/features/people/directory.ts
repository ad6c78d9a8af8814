// The directory in memory: every member's card as all brothers may see it; a card is replaced when its member changes.
import { byName, MemberSummary, people } from '@aerie/contract/people'
import { plain, wordsOf } from '@aerie/contract/search-text'
import { cached } from '#platform/cache/cached.ts'
import { type CachedJson, cachedJson } from '#platform/http/cached-json.ts'
import { type CardRow, toCard } from './cards.ts'
import * as data from './data.ts'
import { ANY_BROTHER, shownTo } from './privacy.ts'
import { openSearchIndex } from './search-index.ts'

interface Card {
  summary: MemberSummary
  json: string
  /** Names, work and place, in the form in which they are searched. */
  searched: string
  /** File name of the portrait. */
  avatar: string | null
}

export type Directory = ReturnType<typeof directoryOf>

export const readDirectory = cached<Directory>({
  answers: [people.list],
  load: async ({ db }) => directoryOf((await data.listCards(db)).map(cardOf).sort(byNameOfCard)),
  async replace({ cards }, ids, { db }) {
    const replaced = new Set(ids)
    const kept = cards.filter(({ summary }) => !replaced.has(summary.id))
    for (const card of (await data.listCards(db, ids)).map(cardOf)) kept.splice(placeOf(kept, card), 0, card)
    return directoryOf(kept)
  },
})

const byNameOfCard = (one: Card, other: Card) => byName(one.summary, other.summary)

/** Where in a sorted list a card belongs. */
function placeOf(cards: Card[], card: Card) {
  let [low, high] = [0, cards.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const there = cards[middle]
    if (there && byNameOfCard(there, card) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function cardOf(kept: CardRow): Card {
  const row = shownTo(ANY_BROTHER, kept)
  const summary = MemberSummary.parse(toCard(row))
  const names = [row.first_name, row.familiar, row.last_name]
  return {
    summary,
    json: JSON.stringify(summary),
    searched: plain([...names, row.position, row.company, row.city, row.location, row.country].join(' ')),
    avatar: row.avatar,
  }
}

/** What is made of all cards together is made when somebody asks for it. */
function directoryOf(cards: Card[]) {
  return {
    cards,
    search: once(() => openSearchIndex(cards.map(({ searched }) => searched))),
    /** Where each member stands in the list. */
    positions: once(() => new Map(cards.map(({ summary }, index) => [summary.id, index]))),
    portraits: once(() => new Set(cards.flatMap(({ avatar }) => avatar ?? []))),
    whole: once((): CachedJson => cachedJson(`[${cards.map(({ json }) => json).join(',')}]`)),
  }
}

function once<T>(make: () => T) {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export interface Filter {
  q?: string | undefined
  country?: string | undefined
  /** A pledge class, as a number. */
  class?: string | undefined
  /** An office. */
  role?: string | undefined
  ids?: Set<number> | undefined
}

/** The cards from `start` on that fit the filter, at most `limit`; `more` when others may follow. */
export function select({ cards, search }: Directory, filter: Filter, start: number, limit: number) {
  const found: Card[] = []
  for (const number of search().find(wordsOf(filter.q ?? ''), start)) {
    if (found.length === limit) return { found, more: true }
    const card = cards[number]
    if (card && fits(card, filter)) found.push(card)
  }
  return { found, more: false }
}

const fits = ({ summary }: Card, filter: Filter) =>
  (filter.country === undefined || summary.country === filter.country) &&
  (filter.class === undefined || String(summary.pledgeClass) === filter.class) &&
  (filter.role === undefined || summary.roles.includes(filter.role)) &&
  (filter.ids === undefined || filter.ids.has(summary.id))
