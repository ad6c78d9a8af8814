// The brothers who have passed, as a page shows them: those who are looked for, by class or by year.
import { pledgeClassLabel } from '@aerie/contract/classes'
import type { RememberedBrother } from '@aerie/contract/in-memoriam'
import { displayName } from '@aerie/contract/person'
import { searchable, soughtWords } from '@aerie/text/spellings'
import type { InMemoriamSearch } from './in-memoriam-search.ts'

export interface MemorialGroup {
  title: string
  brothers: RememberedBrother[]
}

/** Classes the oldest first, years the latest first; those of whom it is not known come last. */
export function groupRemembered(
  all: readonly RememberedBrother[],
  { q, class: pledgeClass, by }: Pick<InMemoriamSearch, 'q' | 'class' | 'by'>,
  shortName: string,
): MemorialGroup[] {
  const words = soughtWords(q ?? '')
  const found = all.filter(
    (one) =>
      (pledgeClass === undefined || one.pledgeClass === pledgeClass) &&
      words.every((word) => searchable(displayName(one.member)).includes(word)),
  )
  const titleOf = by === 'year' ? yearTitle : (one: RememberedBrother) => classTitle(one, shortName)
  const inOrder = by === 'year' ? found.toSorted((one, other) => (other.diedIn ?? 0) - (one.diedIn ?? 0)) : found
  const groups = new Map<string, RememberedBrother[]>()
  for (const one of inOrder) groups.set(titleOf(one), [...(groups.get(titleOf(one)) ?? []), one])
  return [...groups].map(([title, brothers]) => ({ title, brothers }))
}

const yearTitle = ({ diedIn }: RememberedBrother) => (diedIn === null ? 'Year not known' : String(diedIn))

const classTitle = ({ pledgeClass, class: given }: RememberedBrother, shortName: string) => {
  if (pledgeClass !== null) return pledgeClassLabel(pledgeClass, shortName)
  return given === null ? 'Class not known' : `Class ${given}`
}

/** The pledge classes to choose from, in their order. */
export const classesOf = (all: readonly RememberedBrother[]) => [
  ...new Set(all.flatMap(({ pledgeClass }) => pledgeClass ?? [])),
]
