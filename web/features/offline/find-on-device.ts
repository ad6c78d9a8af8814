// Finds brothers in what this device keeps, for the search when the server does not answer.
import { classLabel } from '@aerie/contract/classes'
import type { KeptBrother } from '@aerie/contract/offline'
import { displayName } from '@aerie/contract/person'
import { bestMatches, searchTextOf } from '@aerie/text/best-matches'
import { searchable, soughtWords } from '@aerie/text/spellings'

/** By names first, then by class, place and work. All of them where nothing is typed. */
export function findAmong(brothers: readonly KeptBrother[], typed: string): KeptBrother[] {
  const words = soughtWords(typed)
  if (words.length === 0) return [...brothers]
  const named = bestMatches(namesOf(brothers), typed, brothers.length)
  const isNamed = new Set(named)
  const others = textsOf(brothers).flatMap((text, at) =>
    !isNamed.has(at) && words.every((word) => text.includes(word)) ? [at] : [],
  )
  return [...named, ...others].flatMap((at) => brothers[at] ?? [])
}

const namesOf = onceFor((one) => searchTextOf([displayName({ ...one, familiar: null }), displayName(one)]))

const textsOf = onceFor((one) =>
  searchable(
    [
      ...[one.firstName, one.familiar, one.lastName, classLabel(one, ''), one.location, one.city, one.country],
      ...[one.currentPosition, one.currentCompany],
    ].join('\n'),
  ),
)

/** Of each list once. */
function onceFor(textOf: (brother: KeptBrother) => string) {
  const made = new WeakMap<readonly KeptBrother[], string[]>()
  return (brothers: readonly KeptBrother[]) => {
    const texts = made.get(brothers) ?? brothers.map(textOf)
    made.set(brothers, texts)
    return texts
  }
}
