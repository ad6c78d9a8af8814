// Search everywhere: what each feature brings a finder of, and what finders ask of the database in one statement.
import type { SearchHit } from '@aerie/contract/search'
import { MOST_COUNTED_HITS, type SearchKind } from '@aerie/contract/search-values'
import { type MatchRank, rankerOf } from '@aerie/text/match-rank'
import { plain } from '@aerie/text/search-form'
import { soughtWords } from '@aerie/text/spellings'
import { type RawBuilder, sql } from 'kysely'
import type { MemberContext } from './context.ts'
import type { Db } from './db/db.ts'

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

/** What a finder has yet to read from the database, which is asked once for all of them. */
export interface Unread<Hit> {
  query: RawBuilder<unknown>
  toFound(rows: unknown[]): Found<Hit>
}

/** Finds up to `limit` of what the asker may see, and counts nothing else. */
export type Finder<Kind extends SearchKind = SearchKind> = (
  ctx: MemberContext,
  sought: Sought,
  limit: number,
) => Promise<Found<SearchHit<Kind>> | Unread<SearchHit<Kind>>>

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

/** As PostgreSQL writes a row in JSON, with times in ISO 8601. */
type JsonRow<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] }

export const unread = <Row, Hit>(
  query: RawBuilder<Row>,
  toFound: (rows: JsonRow<Row>[]) => Found<Hit>,
): Unread<Hit> => ({ query, toFound: (rows) => toFound(rows as JsonRow<Row>[]) })

/** The rows of each query, all of them read by one statement: to send one takes longer than to find nothing. */
export async function readAtOnce(db: Db, queries: readonly RawBuilder<unknown>[]): Promise<unknown[][]> {
  if (queries.length === 0) return []
  const parts = queries.map((query) => sql`(select coalesce(json_agg(part), '[]') from (${query}) part)`)
  const { rows } = await sql<{ parts: unknown[][] }>`select json_build_array(${sql.join(parts)}) as parts`.execute(db)
  return rows[0]?.parts ?? []
}
