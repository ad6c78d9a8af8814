// Whom the picker offers, and what it says when that is nobody.
import { classLabel } from '@aerie/contract/classes'
import type { MemberSummary } from '@aerie/contract/people'
import { displayName } from '@aerie/contract/person'
import { searchable, soughtWords } from '@aerie/text/spellings'
import { findByName, matchesFields } from './brother-index.ts'

const SHORTEST_SEARCH = 2
const MOST_FOUND = 10

export type BrotherOption =
  | { kind: 'brother'; brother: MemberSummary }
  /** Somebody who is not in the directory. */
  | { kind: 'name'; name: string }
  /** The viewer's own profile. */
  | { kind: 'own' }

export interface Offer {
  options: readonly BrotherOption[]
  note: string | undefined
}

interface Search {
  /** Undefined until the directory has come. */
  brothers: readonly MemberSummary[] | undefined
  typed: string
}

type SearchByName = Search & {
  /** Ids that are not offered. */
  exclude: readonly number[]
  /** Whether the text itself may be taken, as the name of somebody who is not in the directory. */
  allowNames: boolean
}

export const OWN_PROFILE = 'Your Own Profile'

/** The brothers whose name is typed, ten at most. */
export function offerByName({ brothers, typed, exclude, allowNames }: SearchByName): Offer {
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

/** The viewer's own profile, then everybody else by last name; less of both as one types. */
export function offerEveryone({ brothers, typed, viewerId }: Search & { viewerId: number }): Offer {
  if (!brothers) return { options: [], note: 'Loading brothers...' }
  const isOwn = soughtWords(typed).every((word) => searchable(OWN_PROFILE).includes(word))
  const isMatch = matchesFields(brothers, typed)
  const others = brothers.filter(({ id }, at) => id !== viewerId && isMatch(at))
  const options: BrotherOption[] = [
    ...(isOwn ? [{ kind: 'own' as const }] : []),
    ...others.map((brother) => ({ kind: 'brother' as const, brother })),
  ]
  return { options, note: options.length === 0 ? 'No members found' : undefined }
}

/** 'Rook Fairweather, 29th Class'. */
export const briefLabel = (brother: MemberSummary, shortName: string) =>
  `${displayName(brother)}, ${brotherClass(brother, shortName)}`

export const brotherClass = (brother: MemberSummary, shortName: string) =>
  classLabel({ ...brother, title: brother.currentPosition }, shortName)
