// What the field that finds photos offers for what is typed in it: brothers, tags, albums and years.

import type { MemberSummary } from '@aerie/contract/people'
import { displayName } from '@aerie/contract/person'
import { searchable, soughtWords } from '@aerie/text/spellings'
import { findByName } from '#features/people/brother-index.ts'
import type { PhotoFilters } from './media-filters.ts'

/** What the server knows for what is typed. */
interface Suggested {
  tags: readonly { id: number; name: string }[]
  albums: readonly { id: number; title: string }[]
  years: readonly number[]
}

export interface SearchOption {
  kind: 'Brother' | 'Tag' | 'Album' | 'Year'
  label: string
  filters: PhotoFilters
}

interface SearchContext {
  typed: string
  /** Undefined until they have come. */
  brothers: readonly MemberSummary[] | undefined
  suggested: Suggested | undefined
}

const MOST_BROTHERS = 5

/**
 * Brothers by their names once something is typed; what is in force already is not offered again. What was suggested for an
 * earlier text is judged by the one that stands there now: Enter takes the first.
 */
export function searchOptions(
  { typed, brothers = [], suggested }: SearchContext,
  inForce: PhotoFilters,
): SearchOption[] {
  const { tags = [], albums = [], years = [] } = suggested ?? {}
  const words = soughtWords(typed)
  const meant = words.length > 0 ? findByName(brothers, typed, MOST_BROTHERS) : []
  const isMeant = ({ label }: SearchOption) => words.every((word) => searchable(label).includes(word))
  const others: SearchOption[] = [
    ...tags.map(({ id, name }) => ({ kind: 'Tag' as const, label: name, filters: { tag: id } })),
    ...albums.map(({ id, title }) => ({ kind: 'Album' as const, label: title, filters: { album: id } })),
    ...years.map((year) => ({ kind: 'Year' as const, label: String(year), filters: { year } })),
  ]
  const offered: SearchOption[] = [
    ...meant.map((one) => ({ kind: 'Brother' as const, label: displayName(one), filters: { member: one.id } })),
    ...others.filter(isMeant),
  ]
  const isInForce = ({ filters }: SearchOption) =>
    Object.entries(filters).every(([name, value]) => inForce[name as keyof PhotoFilters] === value)
  return offered.filter((option) => !isInForce(option))
}
