// The directory as it is filtered: every brother, and what there is to choose from.
import type { MemberSummary } from '@aerie/contract/people'
import { matchesFields } from '#features/people/brother-index.ts'
import { type DirectoryFilters, isFiltering } from './filters.ts'

export interface Directory {
  members: readonly MemberSummary[]
  countries: readonly string[]
  /** Pledge classes, the oldest first. */
  classes: readonly number[]
  offices: readonly string[]
}

const made = new WeakMap<readonly MemberSummary[], Directory>()

/** Made once for each list that arrives. */
export function directoryOf(members: readonly MemberSummary[]): Directory {
  const known = made.get(members)
  if (known) return known
  const directory = {
    members,
    countries: distinct(members.map(({ country }) => country)).sort((a, b) => a.localeCompare(b)),
    classes: distinct(members.map(({ pledgeClass }) => pledgeClass)).sort((a, b) => a - b),
    offices: distinct(members.flatMap(({ roles }) => roles)).sort((a, b) => a.localeCompare(b)),
  }
  made.set(members, directory)
  return directory
}

/** The offices that are held: first those the organisation knows, in its order, then the others. */
export function orderOffices(held: readonly string[], known: readonly string[]) {
  return [...known.filter((office) => held.includes(office)), ...held.filter((office) => !known.includes(office))]
}

/** `near`: the ids of those to choose from; without it from all. */
export function findBrothers(
  { members }: Directory,
  filters: DirectoryFilters,
  near?: ReadonlySet<number>,
): readonly MemberSummary[] {
  if (!isFiltering(filters) && !near) return members
  const isMatch = matchesFields(members, filters.q ?? '')
  return members.filter((member, at) => {
    if (near && !near.has(member.id)) return false
    if (filters.country !== undefined && member.country !== filters.country) return false
    if (filters.class !== undefined && member.pledgeClass !== filters.class) return false
    if (filters.role !== undefined && !member.roles.includes(filters.role)) return false
    return isMatch(at)
  })
}

/** How far the brotherhood reaches: '36 classes, 41 countries'. */
export const describeReach = ({ classes, countries }: Pick<Directory, 'classes' | 'countries'>) =>
  [counted(classes.length, 'class', 'classes'), counted(countries.length, 'country', 'countries')]
    .filter(Boolean)
    .join(', ')

const counted = (count: number, one: string, many: string) => count > 0 && `${count} ${count === 1 ? one : many}`

const distinct = <T>(values: readonly (T | null)[]) => [...new Set(values.filter((value) => value !== null))]
