// The directory as it is filtered: every brother, and what there is to choose from.
import type { DirectoryCard } from '@aerie/contract/people'
import { counted } from '@aerie/text/plurals'
import { matchesFields } from '#features/people/brother-index.ts'
import { type DirectoryFilters, isFiltering, type Sort } from './filters.ts'

export interface Directory {
  /** Without those who have passed. */
  members: readonly DirectoryCard[]
  remembered: readonly DirectoryCard[]
  countries: readonly string[]
  /** Pledge classes, the oldest first. */
  classes: readonly number[]
  offices: readonly string[]
  /** Sorted once for each order that is asked for. */
  inOrder: (sort: Sort | undefined, remembered?: boolean) => readonly DirectoryCard[]
}

const made = new WeakMap<readonly DirectoryCard[], Directory>()

/** Made once for each list that arrives. */
export function directoryOf(all: readonly DirectoryCard[]): Directory {
  const known = made.get(all)
  if (known) return known
  const remembered = all.filter(({ isRemembered }) => isRemembered)
  const members = remembered.length > 0 ? all.filter(({ isRemembered }) => !isRemembered) : all
  const [sortedMembers, sortedRemembered] = [sorter(members), sorter(remembered)]
  const directory: Directory = {
    members,
    remembered,
    countries: distinct(members.map(({ country }) => country)).sort((a, b) => a.localeCompare(b)),
    classes: distinct(members.map(({ pledgeClass }) => pledgeClass)).sort((a, b) => a - b),
    offices: distinct(members.flatMap(({ roles }) => roles)).sort((a, b) => a.localeCompare(b)),
    inOrder: (sort, ofRemembered) => (ofRemembered ? sortedRemembered : sortedMembers)(sort),
  }
  made.set(all, directory)
  return directory
}

const ORDERS: Record<Sort, (one: DirectoryCard, other: DirectoryCard) => number> = {
  class: (one, other) =>
    (one.pledgeClass ?? Number.POSITIVE_INFINITY) - (other.pledgeClass ?? Number.POSITIVE_INFINITY) || 0,
  newest: (one, other) => (other.arrivedAt ?? 0) - (one.arrivedAt ?? 0),
}

/** By name they come from the server; those who are equal in another order stay so. */
function sorter(members: readonly DirectoryCard[]) {
  const sorted = new Map<Sort, readonly DirectoryCard[]>()
  return (sort: Sort | undefined) => {
    if (!sort) return members
    const known = sorted.get(sort) ?? members.toSorted(ORDERS[sort])
    sorted.set(sort, known)
    return known
  }
}

/** The offices that are held: first those the organisation knows, in its order, then the others. */
export function orderOffices(held: readonly string[], known: readonly string[]) {
  return [...known.filter((office) => held.includes(office)), ...held.filter((office) => !known.includes(office))]
}

/** `near`: the ids of those to choose from; without it from all. */
export function findBrothers(
  { inOrder }: Directory,
  filters: DirectoryFilters,
  near?: ReadonlySet<number>,
): readonly DirectoryCard[] {
  const members = inOrder(filters.sort, filters.remembered)
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
  [
    ...(classes.length > 0 ? [counted(classes.length, 'class', 'classes')] : []),
    ...(countries.length > 0 ? [counted(countries.length, 'country', 'countries')] : []),
  ].join(', ')

const distinct = <T>(values: readonly (T | null)[]) => [...new Set(values.filter((value) => value !== null))]
