// The directory in memory: every member's card as all brothers may see it, read anew when a member changes.
import { MemberSummary } from '@aerie/contract/people'
import { plain, wordsOf } from '@aerie/contract/search-text'
import { linesOf } from '#features/lineage/lines.ts'
import * as data from '#features/members/data.ts'
import { displayFirstName, toSummary } from '#features/members/rows.ts'
import type { Db } from '#platform/db/db.ts'
import type { Bus } from '#platform/events/bus.ts'
import { keptUntilChanged } from '#platform/events/kept-until-changed.ts'
import { type Whole, wholeOf } from '#platform/http/cached-json.ts'
import { ANY_BROTHER, shownTo } from './privacy.ts'
import { openSearchIndex, type SearchIndex } from './search-index.ts'

interface Card {
  summary: MemberSummary
  json: string
}

interface Snapshot {
  cards: Card[]
  /** Names, work and place of each card. */
  search: SearchIndex
  position: Map<number, number>
  /** File names of all portraits. */
  portraits: Set<string>
  whole: Whole
}

export interface Directory {
  snapshot(): Promise<Snapshot>
  /** Whether two are of one pledge class, or of one line. */
  areOfOneLine(one: number, other: number): Promise<boolean>
}

export function openDirectory(db: Db, bus: Bus): Directory {
  const snapshot = keptUntilChanged(bus, ['members'], () => load(db))
  // Asked for only where somebody has shown something to his line alone.
  const lines = keptUntilChanged(bus, ['members'], async () => linesOf(await data.listEdges(db)))
  return {
    snapshot,
    async areOfOneLine(one, other) {
      const [{ cards, position }, heads] = await Promise.all([snapshot(), lines()])
      const head = heads.get(one)
      if (head !== undefined && head === heads.get(other)) return true
      const classOf = (id: number) => cards[position.get(id) ?? -1]?.summary.pledgeClass ?? null
      return classOf(one) !== null && classOf(one) === classOf(other)
    },
  }
}

async function load(db: Db): Promise<Snapshot> {
  const rows = await data.listSummaries(db)
  const order = new Intl.Collator('en', { sensitivity: 'base' })
  const cards = rows.map((kept) => {
    const row = shownTo(ANY_BROTHER, kept)
    const summary = MemberSummary.parse(toSummary(row))
    const names = [row.first_name, row.familiar, row.last_name]
    return {
      summary,
      json: JSON.stringify(summary),
      searched: plain([...names, row.position, row.company, row.city, row.location, row.country].join(' ')),
      sortKey: `${row.last_name}\u0000${displayFirstName(row)}`,
    }
  })
  cards.sort((a, b) => order.compare(a.sortKey, b.sortKey) || a.summary.id - b.summary.id)
  return {
    cards,
    search: openSearchIndex(cards.map(({ searched }) => searched)),
    position: new Map(cards.map(({ summary }, index) => [summary.id, index])),
    portraits: new Set(rows.flatMap(({ avatar }) => avatar ?? [])),
    whole: wholeOf(`[${cards.map(({ json }) => json).join(',')}]`),
  }
}

export interface Filter {
  q?: string | undefined
  country?: string | undefined
  /** A pledge class, as a number. */
  class?: string | undefined
  /** An office. */
  role?: string | undefined
}

/** The cards from `start` on that fit the filter, at most `limit`; `more` when others may follow. */
export function select({ cards, search }: Snapshot, filter: Filter, start: number, limit: number) {
  const found: Card[] = []
  for (const number of search.find(wordsOf(filter.q ?? ''), start)) {
    if (found.length === limit) return { found, more: true }
    const card = cards[number]
    if (card && fits(card, filter)) found.push(card)
  }
  return { found, more: false }
}

const fits = ({ summary }: Card, filter: Filter) =>
  (filter.country === undefined || summary.country === filter.country) &&
  (filter.class === undefined || String(summary.pledgeClass) === filter.class) &&
  (filter.role === undefined || summary.roles.includes(filter.role))
