// Every brother under his full name and his familiar one, ready to be looked for at each key.
import type { MemberSummary } from '@aerie/contract/people'
import { bestMatches, searchTextOf } from '#lib/best-matches.ts'

export interface NameIndex {
  members: readonly MemberSummary[]
  /** In the same order as the members. */
  texts: readonly string[]
  /** By the id as it stands in a form. */
  byId: ReadonlyMap<string, MemberSummary>
}

const made = new WeakMap<readonly MemberSummary[], NameIndex>()

/** Made once for each list that arrives. */
export function nameIndexOf(members: readonly MemberSummary[]): NameIndex {
  const known = made.get(members)
  if (known) return known
  const index = {
    members,
    texts: members.map(({ firstName, lastName, familiar }) =>
      searchTextOf([`${firstName} ${lastName}`, familiar && `${familiar} ${lastName}`]),
    ),
    byId: new Map(members.map((member) => [String(member.id), member])),
  }
  made.set(members, index)
  return index
}

/** The best first, without those whose ids are to be excluded. */
export function findByName({ members, texts }: NameIndex, typed: string, most: number, exclude: readonly number[]) {
  const isFree = (at: number) => !exclude.includes(members[at]?.id ?? 0)
  return bestMatches(texts, typed, most, isFree).flatMap((at) => members[at] ?? [])
}
