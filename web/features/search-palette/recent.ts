// What one has opened from the search lately: kept in this browser alone, for each account by itself, until he signs out.

import { recentKey } from '#features/search/recent-key.ts'
import type { Row } from '#features/search/row.ts'
import { keep, readKept } from '#lib/browser-storage.ts'

const MOST = 8

/** The newest first. */
export function readRecent(memberId: number): Row[] {
  try {
    const kept: unknown = JSON.parse(readKept('browser', recentKey(memberId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRow) : []
  } catch {
    return []
  }
}

/** What leads to no address is not kept; nor is what was typed. */
export function noteOpened(memberId: number, { key, href, picture, title, line }: Row) {
  if (href === undefined || 'icon' in picture) return
  const others = readRecent(memberId).filter((one) => one.key !== key)
  keep('browser', recentKey(memberId), JSON.stringify([{ key, href, picture, title, line }, ...others].slice(0, MOST)))
}

function isRow(kept: Partial<Row> | null): kept is Row {
  const isText = [kept?.key, kept?.href, kept?.title].every((text) => typeof text === 'string')
  return isText && typeof kept?.picture === 'object' && kept.href?.startsWith('/') === true
}
