// Names and texts around them, as they are looked for: "obrien", "mueller" and "jean luc" find O’Brien, Müller and Jean‑Luc.
import { plain } from './search-form.ts'

const SPACES = /\s+/
/** Printed ASCII, in any number of lines. */
export const IS_ASCII = /^[ -~\n]*$/
/** Has one spelling alone. */
const IS_SIMPLE = /^[a-z0-9@.,:;()&/\s]*$/
const MAY_BE_TWO = /[ao]e|ue|aa|(?:^|\s)[odl]\s/i
/** The O of “O Brien”. */
const isPrefix = (word: string | undefined) => word !== undefined && /^[odl]$/i.test(word)
const SPELLED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** The words of a search for a name, each of which has to stand in what `searchable` makes of a text. */
export const soughtWords = (typed: string) => withoutSigns(plain(typed)).split(SPACES).filter(Boolean)

/** A text as it is searched, and behind it the words that may be typed in another way, each in a line of its own. */
export function searchable(text: string) {
  const first = withoutSigns(plain(text))
  if (IS_ASCII.test(text) && !MAY_BE_TWO.test(first) && !text.includes('-')) return first
  const others = text
    .split(SPACES)
    .flatMap((word, at, words) => spellings(isPrefix(words[at - 1]) ? `${words[at - 1]} ${word}` : word))
  const more = new Set(others.flatMap((other) => other.split(SPACES)).filter((word) => !first.includes(word)))
  return more.size === 0 ? first : [first, ...more].join('\n')
}

/**
 * A text in each way it may be typed, the plainest first: two letters for one with dots, one where two are written,
 * the parts of a double name apart and in one.
 */
export function spellings(text: string): string[] {
  const stripped = plain(text)
  const isAscii = IS_ASCII.test(text)
  if (isAscii && IS_SIMPLE.test(stripped) && !MAY_BE_TWO.test(stripped)) return [stripped]
  const spelled = isAscii ? stripped : plain(spelledOut(text))
  const written = [stripped, spelled, inOneLetter(stripped)]
  return [...new Set([...written.map(withoutSigns), ...written.map(inOne)])]
}

const withoutSigns = (words: string) => words.replace(/['`]/g, '').replaceAll('-', ' ')

/** “jeanluc”, “obrien”, also where it is written “O Brien”. */
const inOne = (words: string) => words.replace(/['`-]/g, '').replace(/(^|\s)([odl]) (?=\p{L})/gu, '$1$2')

const inOneLetter = (words: string) =>
  words.replace(/([ao])e|aa|(?<![aeq])ue/g, (two, first: string | undefined) => first ?? two[0] ?? '')

/** With two letters for one with dots, in lower case; ASCII as it is. */
export const spelledOut = (text: string) =>
  IS_ASCII.test(text)
    ? text
    : text
        .normalize('NFC')
        .toLowerCase()
        .replace(/[äöüøå]/g, (letter) => SPELLED[letter] ?? letter)
