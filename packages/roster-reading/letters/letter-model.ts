// How likely a letter stands between its neighbours in the names of each language, learnt from names once somebody asks.
import { LATIN_NAMES } from './names-latin.ts'
import { OTHER_NAMES, SYLLABLE_SIGNS } from './names-other.ts'

/** What stands before the first and after the last letter of a word. */
export const EDGE = '#'

interface Letter {
  count: number
  before: Map<string, number>
  after: Map<string, number>
}

/** The odds of a letter beyond ASCII, in lower case, between these two. */
type Odds = (letter: string, before: string, after: string) => number

/** How much the neighbours that letters have in general count beside those that this letter was seen with. */
const GENERAL = 2
/** The odds of a neighbour that was never seen, and of a letter that no name holds. */
const NEVER_SEEN = 0.0005
const NO_LETTER = Math.exp(-24)
/** How much a file of one language holds of others. */
const FOREIGN = 0.3

export interface LetterModel {
  languages: number
  /** By language, the logarithm of the odds of a letter beyond ASCII, in lower case, between these two. */
  oddsOf(letter: string, before: string, after: string): Float64Array
}

let learnt: LetterModel | undefined

export const letterModel = () => {
  learnt ??= learn()
  return learnt
}

function learn(): LetterModel {
  const languages = [...LATIN_NAMES, ...OTHER_NAMES].map((names) => learnPairs([names]))
  const scripts = [learnPairs(LATIN_NAMES), ...languages.slice(LATIN_NAMES.length)]
  const known = new Map<string, Float64Array>()
  const judge: Odds = (letter, before, after) => Math.max(...scripts.map((odds) => odds(letter, before, after)))
  return {
    languages: languages.length,
    oddsOf(letter, before, after) {
      const key = before + letter + after
      let odds = known.get(key)
      if (!odds) {
        const anywhere = judge(letter, before, after)
        odds = Float64Array.from(languages, (own) =>
          Math.log((1 - FOREIGN) * own(letter, before, after) + FOREIGN * anywhere),
        )
        known.set(key, odds)
      }
      return odds
    },
  }
}

function learnPairs(names: string[]): Odds {
  const letters = new Map<string, Letter>()
  const neighbours = new Map<string, number>()
  let total = 0
  let seen = 0
  for (const word of names
    .join(' ')
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s-]+/)) {
    const signs = [EDGE, ...word, EDGE]
    for (let at = 1; at < signs.length - 1; at++) {
      const [before = '', sign = '', after = ''] = signs.slice(at - 1, at + 2)
      for (const neighbour of [before, after]) count(neighbours, neighbour)
      seen += 2
      if (sign < '\x80') continue
      const letter = letters.get(sign) ?? { count: 0, before: new Map(), after: new Map() }
      letters.set(sign, letter)
      letter.count++
      total++
      count(letter.before, before)
      count(letter.after, after)
    }
  }
  const beside = (found: Map<string, number>, count: number, neighbour: string) => {
    const general = (neighbours.get(neighbour) ?? 0) / seen + NEVER_SEEN
    return ((found.get(neighbour) ?? 0) + GENERAL * general) / (count + GENERAL)
  }
  return (sign, before, after) => {
    const letter = letters.get(sign)
    if (!letter) return NO_LETTER
    return (
      (letter.count / total) * beside(letter.before, letter.count, before) * beside(letter.after, letter.count, after)
    )
  }
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

const UNKNOWN_SYLLABLE = -20
const KNOWN_SYLLABLE = -9
const HALF_WIDTH_KANA = -13

/** Han, kana and Hangul. */
export const isSyllable = (letter: string) =>
  letter >= '\u3040' && /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]/u.test(letter)

let syllables: Set<string> | undefined

/** The same of a sign that is a syllable or a word: neighbours say little of it, and it has two bytes. */
export function oddsOfSyllable(sign: string) {
  syllables ??= new Set(SYLLABLE_SIGNS.join('').replace(/\s/g, ''))
  if (sign >= '\uFF61' && sign <= '\uFF9F') return HALF_WIDTH_KANA
  return syllables.has(sign) ? KNOWN_SYLLABLE : UNKNOWN_SYLLABLE
}
