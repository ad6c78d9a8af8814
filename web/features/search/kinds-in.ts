// The kinds that an address names.
import { SEARCH_KINDS, type SearchKind } from '@aerie/contract/search-values'

/** Those that there are among the words of a list with commas. */
export function kindsIn(kinds = ''): SearchKind[] {
  const named = kinds.split(',')
  return SEARCH_KINDS.filter((kind) => named.includes(kind))
}
