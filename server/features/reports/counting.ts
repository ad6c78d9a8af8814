// How what reports say is added up.

import type { Report, ReportTable } from '@aerie/contract/reports'
import type { Settings } from '@aerie/contract/settings'
import { shareOf } from '@aerie/contract/vote-results'
import { yearOf } from '@aerie/text/dates'
import type { Db } from '#platform/db/db.ts'
import type { Count } from './data.ts'

/** `today` is the organisation's, as in 2026-12-31. */
export type Write = (db: Db, today: string, settings: Settings) => Promise<Omit<Report, 'at'>>

export const MOST_ROWS = 12

/** Those after the first are one row, which says of how many. */
export function shorten(rows: Count[], unsaid: string, many: string): ReportTable['rows'] {
  const named = rows.map(({ label, value }) => ({ label: label ?? unsaid, value }))
  if (named.length <= MOST_ROWS) return named
  const others = named.slice(MOST_ROWS - 1)
  const value = others.reduce((sum, one) => sum + one.value, 0)
  return [...named.slice(0, MOST_ROWS - 1), { label: `Others, ${others.length} ${many}`, value }]
}

export const sumOf = <Row>(rows: readonly Row[], count: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + count(row), 0)
export const mean = (values: number[]) =>
  values.length === 0 ? 0 : Math.round(sumOf(values, (value) => value) / values.length)
/** In whole percent; a part is neither nothing nor all. */
export function share(part: number, all: number) {
  const { percent } = shareOf(part, all)
  return part > 0 && part < all ? Math.min(99, Math.max(1, percent)) : percent
}
export const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/** From the first one in which there was something to this one, or the last that is planned. */
export const yearsOf = (found: number[], today: string) => {
  const year = yearOf(today)
  return range(Math.min(year - 1, ...found), Math.max(year, ...found))
}
