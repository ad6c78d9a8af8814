// The directory as it is searched: every brother with the text that finds him, and what there is to choose from.
import type { MemberSummary } from '@aerie/contract/people'
import { plain, wordsOf } from '@aerie/contract/search-text'
import { type DirectoryFilters, isFiltering } from './filters.ts'

export interface Directory {
  members: readonly MemberSummary[]
  /** In the same order as the members. */
  texts: readonly string[]
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
    texts: members.map(textOf),
    countries: distinct(members.map(({ country }) => country)).sort((a, b) => a.localeCompare(b)),
    classes: distinct(members.map(({ pledgeClass }) => pledgeClass)).sort((a, b) => a - b),
    offices: distinct(members.flatMap(({ roles }) => roles)).sort((a, b) => a.localeCompare(b)),
  }
  made.set(members, directory)
  return directory
}

/** The offices that are held: first those the house knows, in its order, then the others. */
export function orderOffices(held: readonly string[], known: readonly string[]) {
  return [...known.filter((office) => held.includes(office)), ...held.filter((office) => !known.includes(office))]
}

/** `near`: the ids of those to choose from; without it from all. */
export function findBrothers(
  { members, texts }: Directory,
  filters: DirectoryFilters,
  near?: ReadonlySet<number>,
): readonly MemberSummary[] {
  if (!isFiltering(filters) && !near) return members
  const words = wordsOf(filters.q ?? '')
  return members.filter((member, index) => {
    if (near && !near.has(member.id)) return false
    if (filters.country !== undefined && member.country !== filters.country) return false
    if (filters.class !== undefined && member.pledgeClass !== filters.class) return false
    if (filters.role !== undefined && !member.roles.includes(filters.role)) return false
    const text = texts[index] ?? ''
    return words.every((word) => text.includes(word))
  })
}

/** How far the brotherhood reaches: '36 classes, 41 countries'. */
export const describeReach = ({ classes, countries }: Pick<Directory, 'classes' | 'countries'>) =>
  [counted(classes.length, 'class', 'classes'), counted(countries.length, 'country', 'countries')]
    .filter(Boolean)
    .join(', ')

const counted = (count: number, one: string, many: string) => count > 0 && `${count} ${count === 1 ? one : many}`

/** One field to a line, so that no word is found across two of them. */
const textOf = (member: MemberSummary) => {
  const { firstName, familiar, lastName, currentPosition, currentCompany, location, country } = member
  return plain([firstName, familiar, lastName, currentPosition, currentCompany, location, country].join('\n'))
}

const distinct = <T>(values: readonly (T | null)[]) => [...new Set(values.filter((value) => value !== null))]
