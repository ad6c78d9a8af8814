// The rows of Member Management: whom a filter leaves, and in which order.
import { isFresh } from '@aerie/contract/freshness'
import type { ManagedMember } from '@aerie/contract/members'
import { filterOf, type MemberFilter, searchedText } from '@aerie/contract/selections'

export type SortKey = 'member' | 'role' | 'status' | 'class'
export interface Sorting {
  by: SortKey
  descending: boolean
}

/** Prepared once for a list, so that each key pressed costs little even with 10,000 members. */
export const prepareSearch = (members: readonly ManagedMember[], today: string) =>
  members.map((member) => ({
    member,
    role: member.role,
    searched: searchedText(member),
    hasPassword: hasPassword(member),
    isConfirmed: isFresh(member.confirmedOn, today),
  }))

/** Also a one-time password that was given to him. */
export const hasPassword = ({ access }: ManagedMember) => access === 'password' || access === 'one_time_password'

export function filterMembers(list: ReturnType<typeof prepareSearch>, filter: MemberFilter): ManagedMember[] {
  const isLeft = filterOf(filter)
  return list.flatMap((entry) => (isLeft(entry) ? [entry.member] : []))
}

const ROLE_RANK = { super_admin: 0, admin: 1, member: 2 }
const ACCESS_RANK = { password: 0, one_time_password: 1, invited: 2, withdrawn: 3, none: 4 }

const RANKS: Record<Exclude<SortKey, 'member'>, (member: ManagedMember) => number> = {
  role: ({ role }) => ROLE_RANK[role],
  // Of those who stand alike, who has confirmed his record last comes first.
  status: ({ isActive, access, confirmedOn }) => (isActive ? 0 : 10) + ACCESS_RANK[access] - shareOf(confirmedOn),
  class: (member) => member.pledgeClass ?? member.class ?? Number.MAX_SAFE_INTEGER,
}

/** Less than one, and more of a later day. */
const shareOf = (day: string | null) => (day === null ? 0 : Number(`0.${day.replaceAll('-', '')}`))

/** The server sends members by name, and equals keep that order. */
export function sortMembers(members: ManagedMember[], { by, descending }: Sorting): ManagedMember[] {
  if (by === 'member') return descending ? members.toReversed() : members
  const rank = RANKS[by]
  const sign = descending ? -1 : 1
  return members.toSorted((a, b) => sign * (rank(a) - rank(b)))
}
