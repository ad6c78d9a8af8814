// Names in the lineage that are no member's, with the brothers they may mean.
import { plain, wordsOf } from '@aerie/contract/search-text'
import type { Lineage } from './lineage.ts'

export interface UnmatchedName {
  /** Its place in the forest. */
  index: number
  name: string
  /** Members who name it as their big brother, and those who name it as a little. */
  bigOf: number[]
  littleOf: number[]
  /** Whom it may mean, the likeliest first; few. */
  likely: number[]
}

const MOST_LIKELY = 3

/** By name. */
export function unmatchedNames(lineage: Lineage): UnmatchedName[] {
  const { forest, littles } = lineage
  const members = forest.people.flatMap(({ brother }, index) =>
    brother
      ? [
          {
            index,
            words: wordsOf(`${brother.firstName} ${brother.familiar ?? ''} ${brother.lastName}`),
            last: plain(brother.lastName),
          },
        ]
      : [],
  )
  return forest.people
    .flatMap(({ brother, name }, index) => (brother ? [] : [{ index, name }]))
    .map(({ index, name }) => ({
      index,
      name,
      bigOf: littles(index).filter((little) => forest.people[little]?.brother),
      littleOf: [forest.parent[index] ?? -1].filter((big) => forest.people[big]?.brother),
      likely: likelyFor(name, members),
    }))
    .filter(({ bigOf, littleOf }) => bigOf.length + littleOf.length > 0)
    .sort((one, other) => one.name.localeCompare(other.name))
}

interface Candidate {
  index: number
  words: string[]
  last: string
}

/** The same last name, or most of the words; of those, more words in common first. */
function likelyFor(name: string, members: readonly Candidate[]) {
  const words = wordsOf(name)
  const last = words.at(-1) ?? ''
  return members
    .map(({ index, ...member }) => ({ index, score: scoreOf(words, last, member) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST_LIKELY)
    .map(({ index }) => index)
}

const LEAST_SCORE = 2

/** A shared last name counts two, a first name one, the beginning of one a half. */
function scoreOf(words: string[], last: string, member: Omit<Candidate, 'index'>) {
  const isSameLast = member.last === last || member.words.includes(last)
  const others = words.slice(0, -1)
  const first = others.some((word) => member.words.includes(word))
  const beginning = others.some((word) => member.words.some((own) => own.startsWith(word) || word.startsWith(own)))
  return (isSameLast ? 2 : 0) + (first ? 1 : beginning ? 0.5 : 0)
}
