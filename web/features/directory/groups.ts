// A long list in the order it is sorted by, under the letters or classes it can be jumped to.
import { PRE_FOUNDING, pledgeClassLabel } from '@aerie/contract/classes'
import type { MemberSummary } from '@aerie/contract/people'
import { plain } from '@aerie/text/search-form'
import type { Sort } from '#features/directory-filters/filters.ts'
import type { Group } from './sections/gathered.ts'

/** Fewer are seen at a glance. */
const LONG = 30

const NO_LETTER = '#'

/** None for a list that is short, or sorted by what has no groups; `all` where `found` is but its beginning. */
export function groupsOf(
  found: readonly MemberSummary[],
  sort: Sort | undefined,
  shortName: string,
  all = found.length,
): Group[] {
  if (all <= LONG || sort === 'newest') return []
  return sort === 'class' ? byClass(found, shortName) : byLetter(found)
}

function byLetter(found: readonly MemberSummary[]) {
  let letter = ''
  return grouped(found, ({ lastName }) => {
    const own = letterOf(lastName)
    // Letters that are sorted as others than they are spelt with stay where they stand.
    if (letter === NO_LETTER || own === NO_LETTER || own > letter) letter = own
    return letter
  }).map(({ of, ...part }) => ({ ...part, label: of, short: of }))
}

function letterOf(name: string) {
  const [first = ''] = plain(name.slice(0, 1)).toUpperCase()
  return first >= 'A' && first <= 'Z' ? first : NO_LETTER
}

const byClass = (found: readonly MemberSummary[], shortName: string) =>
  grouped(found, ({ pledgeClass }) => pledgeClass).map(({ of, ...part }) => ({
    ...part,
    label: of === null ? 'No class' : pledgeClassLabel(of, shortName),
    short: of === null ? '–' : shortClass(of),
  }))

const shortClass = (one: number) => (one > 0 ? String(one) : one === PRE_FOUNDING ? 'Pre' : 'F')

function grouped<T>(found: readonly MemberSummary[], of: (member: MemberSummary) => T) {
  const groups: { of: T; first: number; end: number }[] = []
  for (const [at, member] of found.entries()) {
    const own = of(member)
    const last = groups.at(-1)
    if (last && last.of === own) last.end = at + 1
    else groups.push({ of: own, first: at, end: at + 1 })
  }
  return groups
}
