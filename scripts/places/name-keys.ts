// The keys that a city is found by, from the names it has.

import { placeKey } from '../../server/features/places/place-key.ts'
import { CODE, LATER_WORDS, NAME, OTHER_NAME } from '../../server/platform/gazetteer/gazetteer-file.ts'
import { ALSO_CALLED, CALLED } from './called.ts'
import type { RawCity } from './read-cities.ts'

/** What smaller places are called besides is mostly their name in other scripts, and would double the file. */
const SMALLEST_WITH_OTHER_NAMES = 5_000
const LONGEST_KEY = 60
const LONGEST_CODE = 3

/** Each key once, with the best of the kinds it is. */
export function keysOf({ id, name, otherNames, population }: RawCity): Map<string, number> {
  const keys = new Map<string, number>()
  const add = (key: string, kind: number) => {
    for (const spelling of spellings(key))
      if (spelling && spelling.length <= LONGEST_KEY && rank(spelling, keys) > kind) keys.set(spelling, kind)
  }
  for (const called of [name, ...(CALLED[id] ?? [])]) {
    add(placeKey(called), NAME)
    add(germanKey(called), NAME)
  }
  const others = population >= SMALLEST_WITH_OTHER_NAMES ? otherNames : []
  for (const other of [...others, ...(ALSO_CALLED[id] ?? [])]) {
    const key = placeKey(other)
    add(key, [...key].length <= LONGEST_CODE ? CODE : OTHER_NAME)
  }
  const words = placeKey(name).split(' ')
  for (let from = 1; from < words.length; from++) add(words.slice(from).join(' '), LATER_WORDS)
  return keys
}

const RANKS = [NAME, OTHER_NAME, CODE, LATER_WORDS]
const rank = (key: string, keys: Map<string, number>) => {
  const kind = keys.get(key)
  return kind === undefined ? RANKS.length : RANKS.indexOf(kind)
}

const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue', å: 'aa' }

/** “Düsseldorf” as it is written where there are no umlauts: duesseldorf. */
const germanKey = (name: string) =>
  placeKey(name.normalize('NFC').replace(/[äöøüå]/gi, (letter) => GERMAN[letter.toLowerCase()] ?? letter))

const SHORT: Record<string, string> = { saint: 'st', sankt: 'st', sainte: 'ste', mount: 'mt', fort: 'ft' }
const LONG: Record<string, string> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' }

/** “St. Paul” is “Saint Paul”, and whoever has typed “Sain” is on his way there. */
const spellings = (key: string) => new Set([key, replaceWords(key, SHORT), replaceWords(key, LONG)])

const replaceWords = (key: string, words: Record<string, string>) =>
  key
    .split(' ')
    .map((word) => (Object.hasOwn(words, word) ? words[word] : word))
    .join(' ')
