// Names in the lineage that are no member's, and the brothers they may mean.
import { UNNAMED } from '@aerie/contract/departures'
import { isSameName } from '@aerie/lineage-layout/outsiders'
import { saysNothing } from '@aerie/text/says-nothing'
import { searchable, soughtWords } from '@aerie/text/spellings'
import type { Lineage } from '#features/lineage/model/lineage.ts'

export interface UnmatchedName {
  /** Its place in the forest. */
  index: number
  name: string
  /** Members who name it as their big brother, and those who name it as a little. */
  bigOf: number[]
  littleOf: number[]
}

/**
 * By name; what says nothing is no name, and stands in a list of its own. Nobody asks who somebody is who asked not to be
 * named.
 */
export function unmatchedNames({ forest, littles }: Lineage): UnmatchedName[] {
  const isMember = (index: number) => Boolean(forest.people[index]?.brother)
  return forest.people
    .flatMap(({ brother, name }, index) =>
      brother || saysNothing(name) || isSameName(name, UNNAMED) ? [] : [{ index, name }],
    )
    .map(({ index, name }) => ({
      index,
      name,
      bigOf: littles(index).filter(isMember),
      littleOf: [forest.parent[index] ?? -1].filter(isMember),
    }))
    .filter(({ bigOf, littleOf }) => bigOf.length + littleOf.length > 0)
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** “Orson Vail / Pascal Wick” are two, and each is offered; “Ravi a/l Krishnan” is one. */
const BETWEEN_NAMES = /\s?[;|&]\s?|\s(?:and|or)\s|(?<=\p{L}{2})\s?\/\s?(?=\p{L}{2})/u

const MOST_LIKELY = 3
const LEAST_SCORE = 2

/** Finds whom a name may mean, the likeliest first, three at most; the members are brought to one form once. */
export function likelyFinder({ forest }: Lineage): (name: string) => number[] {
  const members = forest.people.flatMap(({ brother }, index) =>
    brother
      ? [
          {
            index,
            words: searchable(`${brother.firstName} ${brother.familiar ?? ''} ${brother.lastName}`).split(/\s+/),
          },
        ]
      : [],
  )
  return (name) => {
    const meant = name.split(BETWEEN_NAMES).map(soughtWords)
    return members
      .map(({ index, words }) => ({ index, score: Math.max(...meant.map((sought) => scoreOf(sought, words))) }))
      .filter(({ score }) => score >= LEAST_SCORE)
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST_LIKELY)
      .map(({ index }) => index)
  }
}

/** The last name counts two, a first name one, the beginning of one a half. */
function scoreOf(words: string[], own: string[]) {
  const others = words.slice(0, -1)
  const isSameLast = own.includes(words.at(-1) ?? '')
  const isFirst = others.some((word) => own.includes(word))
  const isBeginning = others.some((word) => own.some((one) => one.startsWith(word) || word.startsWith(one)))
  return (isSameLast ? 2 : 0) + (isFirst ? 1 : isBeginning ? 0.5 : 0)
}
