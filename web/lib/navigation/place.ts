// Where somebody is or goes: an entry of the history, with its address taken apart.
import type { HistoryEntry } from './history.ts'

export interface PageLocation extends HistoryEntry {
  pathname: string
  /** With its question mark. */
  search: string
  /** Without its sign. */
  hash: string
}

export function placeOf(entry: HistoryEntry): PageLocation {
  const [address = '', hash = ''] = split(entry.href, '#')
  const [pathname = '', search = ''] = split(address, '?')
  return { ...entry, pathname, search: search && `?${search}`, hash }
}

function split(text: string, sign: string) {
  const at = text.indexOf(sign)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
