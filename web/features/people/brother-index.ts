// The one search among brothers: by their names, or by everything a card shows and is found by; prepared once for each directory that arrives.
import type { DirectoryCard } from '@aerie/contract/people'
import { bestMatches, searchTextOf } from '@aerie/text/best-matches'
import { searchable, soughtWords } from '@aerie/text/spellings'

type Brothers = readonly DirectoryCard[]

/** By the id as it stands in a form or an address. */
export const brothersById = onceFor((brothers) => new Map(brothers.map((brother) => [String(brother.id), brother])))

/** Those whose full or familiar name holds every word typed, the best first and at most `most`; never one of `exclude`. */
export function findByName(brothers: Brothers, typed: string, most: number, exclude: readonly number[] = []) {
  const isFree = (at: number) => !exclude.includes(brothers[at]?.id ?? 0)
  return bestMatches(namesOf(brothers), typed, most, isFree).flatMap((at) => brothers[at] ?? [])
}

/** Tells of the brother at a place in the list whether each word typed stands in a field of his card, or in what finds him besides. */
export function matchesFields(brothers: Brothers, typed: string): (at: number) => boolean {
  const words = soughtWords(typed)
  const texts = fieldsOf(brothers)
  return (at) => words.every((word) => texts[at]?.includes(word))
}

const namesOf = onceFor((brothers) =>
  brothers.map(({ firstName, lastName, familiar }) =>
    searchTextOf([`${firstName} ${lastName}`, familiar && `${familiar} ${lastName}`]),
  ),
)

/** One field to a line, so that no word is found across two of them. */
const fieldsOf = onceFor((brothers) =>
  brothers.map(
    ({ firstName, familiar, lastName, currentPosition, currentCompany, location, country, alsoFoundBy = [] }) =>
      searchable(
        [firstName, familiar, lastName, currentPosition, currentCompany, location, country, ...alsoFoundBy].join('\n'),
      ),
  ),
)

function onceFor<T>(make: (brothers: Brothers) => T): (brothers: Brothers) => T {
  const made = new WeakMap<Brothers, { value: T }>()
  return (brothers) => {
    const known = made.get(brothers) ?? { value: make(brothers) }
    made.set(brothers, known)
    return known.value
  }
}
