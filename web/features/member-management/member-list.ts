// The rows of Member Management: whom a filter leaves, and in which order.
import type { ManagedMember } from '@aerie/contract/members'
import type { Role } from '@aerie/contract/person'
import { plain, wordsOf } from '@aerie/contract/search-text'

export interface MemberFilter {
  q: string
  /** Null for every role. */
  role: Role | null
}

export type SortKey = 'member' | 'role' | 'status' | 'class'
export interface Sorting {
  by: SortKey
  descending: boolean
}

export interface Searchable {
  member: ManagedMember
  /** Names and e-mail without case or accents, one to a line: no word is found across two of them. */
  searched: string
}

/** Prepared once for a list, so that each key pressed costs little even with 10,000 members. */
export const prepareSearch = (members: readonly ManagedMember[]): Searchable[] =>
  members.map((member) => ({
    member,
    searched: plain([member.firstName, member.familiar, member.lastName, member.email].join('\n')),
  }))

/** Every word of the search has to occur in a name or the e-mail. */
export function filterMembers(list: readonly Searchable[], { q, role }: MemberFilter): ManagedMember[] {
  const words = wordsOf(q)
  return list.flatMap(({ member, searched }) =>
    (role === null || member.role === role) && words.every((word) => searched.includes(word)) ? [member] : [],
  )
}

const ROLE_RANK = { super_admin: 0, admin: 1, member: 2 }
const ACCESS_RANK = { password: 0, one_time_password: 1, invited: 2, none: 3 }

const RANKS: Record<Exclude<SortKey, 'member'>, (member: ManagedMember) => number> = {
  role: ({ role }) => ROLE_RANK[role],
  status: ({ isActive, access }) => (isActive ? 0 : 10) + ACCESS_RANK[access],
  class: (member) => member.pledgeClass ?? member.class ?? Number.MAX_SAFE_INTEGER,
}

/** The server sends members by name, and equals keep that order. */
export function sortMembers(members: ManagedMember[], { by, descending }: Sorting): ManagedMember[] {
  if (by === 'member') return descending ? members.toReversed() : members
  const rank = RANKS[by]
  const sign = descending ? -1 : 1
  return members.toSorted((a, b) => sign * (rank(a) - rank(b)))
}
