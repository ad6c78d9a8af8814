// Whom the search for a brother offers, and what it says when that is nobody.
import type { MemberSummary } from '@aerie/contract/people'
import { findByName } from './brother-index.ts'

const SHORTEST_SEARCH = 2
const MOST_FOUND = 10

export type BrotherOption = { kind: 'brother'; brother: MemberSummary } | { kind: 'name'; name: string }

export interface BrotherSearching {
  /** Undefined until the directory has come. */
  brothers: readonly MemberSummary[] | undefined
  typed: string
  /** Ids that are not offered. */
  exclude: readonly number[]
  /** Whether the text itself may be taken, as the name of somebody who is not in the directory. */
  allowNames: boolean
}

export function brotherOptions({ brothers, typed, exclude, allowNames }: BrotherSearching): {
  options: readonly BrotherOption[]
  note: string | undefined
} {
  const name = typed.trim().replace(/\s+/g, ' ')
  if (name.length < SHORTEST_SEARCH) return { options: [], note: 'Type at least 2 characters to search...' }
  const asName: BrotherOption[] = allowNames ? [{ kind: 'name', name }] : []
  if (!brothers) return { options: asName, note: 'Loading brothers...' }
  const found = findByName(brothers, name, MOST_FOUND, exclude)
  return {
    options: [...found.map((brother) => ({ kind: 'brother' as const, brother })), ...asName],
    note: found.length === 0 ? 'No brother found.' : undefined,
  }
}
