// The directory in memory: every member's card as all brothers may see it; a card is replaced when its member changes.
import { byName, DirectoryCard, people } from '@aerie/contract/people'
import { displayName } from '@aerie/contract/person'
import { openSearchIndex, type SearchIndex } from '@aerie/text/search-index'
import { searchable, soughtWords } from '@aerie/text/spellings'
import { cached } from '#platform/cache/cached.ts'
import { type ChangingJson, keptAsItChanges } from '#platform/http/kept-json.ts'
import { type KeptPages, openPages } from '#platform/http/kept-pages.ts'
import { keptTexts } from '#platform/search-lists.ts'
import { digest } from '#platform/secrets/codes.ts'
import { toCard } from './cards.ts'
import * as data from './data.ts'
import { type NameWords, openNameWords } from './name-words.ts'
import { ANY_BROTHER, shownTo } from './privacy.ts'
import { type SortedBlocks, sortedBlocks } from './sorted-blocks.ts'

interface Card {
  summary: DirectoryCard
  json: string
  hash: Buffer
  /** Names, work with its tags, and place with its city, in the form in which they are searched. */
  searched: string
  /** File name of the portrait. */
  avatar: string | null
}

export interface Directory {
  list: SortedBlocks<Card, SearchIndex>
  byId: ReadonlyMap<number, Card>
  /** The JSON of the whole of it. */
  pieces(): Iterable<string>
  whole: ChangingJson
  /** Dropped with every change of a card. */
  pages: KeptPages
  isPortrait(avatar: string): boolean
  /** Without those who have passed. */
  livingCount(): number
  /** For `sort`. */
  inOrder(one: Card, other: Card): number
  nameWords(): NameWords
}

/** His names as they are looked for: the one he goes by, and the one he was given. */
export const nameTextOf = keptTexts<DirectoryCard>((card) => [
  ...new Set([displayName(card), displayName({ ...card, familiar: null })]),
])

export const readDirectory = cached<Directory & { replace(ids: number[], cards: Card[]): void }>({
  answers: [people.list],
  load: async ({ db }) => openDirectory((await data.listCards(db)).map(cardOf)),
  async replace(directory, ids, { db }) {
    directory.replace(ids, (await data.listCards(db, ids)).map(cardOf))
    return directory
  },
})

/** Only what a changed card stands in is made anew: all else of the directory stays. */
function openDirectory(cards: Card[]) {
  const byId = new Map(cards.map((card) => [card.summary.id, card]))
  const list = sortedBlocks(cards.sort(byNameOfCard), byNameOfCard, (inside) =>
    openSearchIndex(inside.map(({ searched }) => searched)),
  )
  const portraits = new Map<string, number>()
  const countPortrait = ({ avatar }: Card, by: 1 | -1) =>
    avatar && portraits.set(avatar, (portraits.get(avatar) ?? 0) + by)
  for (const card of cards) countPortrait(card, 1)
  let remembered = cards.filter(isRemembered).length
  const tag = openTag(cards)
  const pieces = () => jsonOf(list.blocks())
  const whole = keptAsItChanges({ tag: tag.text, pieces })
  const pages = openPages()
  /** Made by the first search that needs them. */
  let nameWords: NameWords | null = null
  /** Answers whether that makes a difference to anybody. */
  const exchange = (before: Card | undefined, after: Card | undefined) => {
    if (before?.json === after?.json) return false
    remembered += Number(isRemembered(after)) - Number(isRemembered(before))
    if (before) {
      list.remove(before)
      byId.delete(before.summary.id)
      countPortrait(before, -1)
      tag.toggle(before)
      nameWords?.remove(namedOf(before))
    }
    if (after) {
      list.add(after)
      byId.set(after.summary.id, after)
      countPortrait(after, 1)
      tag.toggle(after)
      nameWords?.add(namedOf(after))
    }
    return true
  }
  return {
    list,
    byId,
    pieces,
    whole,
    pages,
    livingCount: () => byId.size - remembered,
    isPortrait: (avatar: string) => (portraits.get(avatar) ?? 0) > 0,
    inOrder: byNameOfCard,
    nameWords() {
      nameWords ??= openNameWords([...byId.values()].map(namedOf))
      return nameWords
    },
    replace(ids: number[], now: Card[]) {
      const found = new Map(now.map((card) => [card.summary.id, card]))
      const changed = ids.filter((id) => exchange(byId.get(id), found.get(id)))
      whole.change(changed)
      if (changed.length > 0) pages.clear()
    },
  }
}

const isRemembered = (card: Card | undefined) => card?.summary.isRemembered === true

function* jsonOf(blocks: readonly { items: readonly Card[] }[]) {
  let isFirst = true
  yield '['
  for (const { items } of blocks) {
    if (items.length > 0) yield (isFirst ? '' : ',') + items.map(({ json }) => json).join()
    isFirst &&= items.length === 0
  }
  yield ']'
}

/** The hashes of all cards in one: what comes and goes is added and taken away without looking at the others. */
function openTag(cards: Card[]) {
  const sum = Buffer.alloc(32)
  let text: string | null = null
  const toggle = ({ hash }: Card) => {
    text = null
    for (const [at, byte] of hash.entries()) sum[at] = (sum[at] ?? 0) ^ byte
  }
  for (const card of cards) toggle(card)
  return {
    toggle,
    text() {
      text ??= `"${sum.toString('base64url')}"`
      return text
    },
  }
}

const namedOf = ({ summary }: Card) => ({ id: summary.id, text: nameTextOf(summary) })

const byNameOfCard = (one: Card, other: Card) => byName(one.summary, other.summary)

function cardOf(kept: data.DirectoryRow): Card {
  const row = shownTo(ANY_BROTHER, kept)
  const names = [row.first_name, row.familiar, row.last_name]
  const shown = searchable([...names, row.position, row.company, row.location, row.country].join(' '))
  // What the card says already is not sent twice.
  const more = [row.city ?? '', ...row.company_tags].filter(
    (one) => !soughtWords(one).every((word) => shown.includes(word)),
  )
  const arrivedAt = kept.inactive_since === null ? kept.arrived_at?.getTime() : undefined
  const summary = DirectoryCard.parse({ ...toCard(row), ...(more.length > 0 && { alsoFoundBy: more }), arrivedAt })
  const json = JSON.stringify(summary)
  return { summary, json, hash: digest(json), searched: `${shown} ${searchable(more.join(' '))}`, avatar: row.avatar }
}

export interface Filter {
  q?: string | undefined
  country?: string | undefined
  /** A pledge class, as a number. */
  class?: string | undefined
  /** An office. */
  role?: string | undefined
  ids?: Set<number> | undefined
  /** Those who have passed, and no others; left out, those alone who have not, unless they are asked for by id. */
  remembered?: 'true' | undefined
}

/** The cards behind one that fit the filter, at most `limit`; `more` when others may follow. */
export function select(directory: Directory, filter: Filter, last: Card | undefined, limit: number) {
  const found: Card[] = []
  for (const card of filter.ids ? named(directory, filter.ids, filter, last) : searched(directory, filter, last)) {
    if (!fits(card, filter)) continue
    if (found.length === limit) return { found, more: true }
    found.push(card)
  }
  return { found, more: false }
}

function* searched({ list }: Directory, { q }: Filter, last: Card | undefined) {
  const start = last ? list.behind(last) : { block: 0, within: 0 }
  const words = soughtWords(q ?? '')
  for (const [at, block] of list.blocks().slice(start.block).entries())
    if (block.made().mayHold(words))
      for (const place of block.made().find(words, at === 0 ? start.within : 0)) yield block.items[place] as Card
}

/** Of a few the list is not looked through. */
function named({ byId }: Directory, ids: Set<number>, { q }: Filter, last: Card | undefined) {
  const words = soughtWords(q ?? '')
  return [...ids]
    .flatMap((id) => byId.get(id) ?? [])
    .filter((card) => words.every((word) => card.searched.includes(word)))
    .filter((card) => !last || byNameOfCard(card, last) > 0)
    .sort(byNameOfCard)
}

const fits = ({ summary }: Card, filter: Filter) =>
  (filter.ids !== undefined || (summary.isRemembered ?? false) === (filter.remembered !== undefined)) &&
  (filter.country === undefined || summary.country === filter.country) &&
  (filter.class === undefined || String(summary.pledgeClass) === filter.class) &&
  (filter.role === undefined || summary.roles.includes(filter.role))
