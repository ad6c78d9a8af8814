// What is kept of a member in one table, as he takes it along; each feature says it of its own tables.
import type { RawBuilder } from 'kysely'

/** In the order of an export; sections of one chapter follow the list of features. */
export const CHAPTERS = [
  'trips',
  'gatherings',
  'lineage',
  'offices',
  'photos',
  'documents',
  'copies',
  'votes',
  'calls',
  'news',
  'feed',
  'notifications',
  'sign-in',
  'membership',
  'visits',
  'acts',
] as const

export interface ExportSection {
  chapter: (typeof CHAPTERS)[number]
  title: string
  table: string
  /** The column that names the member. */
  by: string
  columns: readonly string[]
  /** What a row is about where it only has a number for that; `row` is the row. */
  about?: RawBuilder<string | null>
  /** Columns that others may have changed since, and when he may see what they say now; otherwise they are left empty. */
  masked?: { columns: readonly string[]; unless: RawBuilder<boolean> }
  /** Whether the table has an `id` by which it is read in parts; others hold no more than one row for each of what members look at. */
  isLong?: boolean
}
