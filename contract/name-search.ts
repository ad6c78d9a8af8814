// Names and texts around them, as they are looked for: "obrien", "mueller" and "jean luc" find O’Brien, Müller and Jean‑Luc.
import { inPlainLetters, plain, WHOLE_LETTERS } from './search-text.ts'

const SPACES = /\s+/
const IS_ASCII = /^[ -~\n]*$/
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

const spelledOut = (text: string) =>
  IS_ASCII.test(text)
    ? text
    : text
        .normalize('NFC')
        .toLowerCase()
        .replace(/[äöüøå]/g, (letter) => SPELLED[letter] ?? letter)

// A name is one man's whatever its case, accents and signs. The database has the same two forms, see `bare_name`.

const ACCENTS =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u0483-\u0487\u0591-\u05C7\u0610-\u061A\u064B-\u065F]/g
const SIGNS =
  /[\p{Cc}\u0020-\u002F\u003A-\u0060\u007B-\u00BF\u02B0-\u02FF\u2000-\u206F\u2212\u3000-\u3004\u30FB\uFE58\uFE63\uFEFF]+/gu

/** Letters and digits alone, without accents. */
export const bareName = (name: string) =>
  IS_ASCII.test(name) ? name.toLowerCase().replace(/[^a-z0-9]+/g, '') : bareOfAny(name)

const bareOfAny = (name: string) =>
  name
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(WHOLE_LETTERS, inPlainLetters)
    .replace(SIGNS, '')

/** The same with two letters for one with dots: what Müller is in an address. */
export const spelledName = (name: string) => bareName(spelledOut(name))

/** Whether two names may be one man's: “Jürgen Müller” is Juergen Mueller and Jurgen Muller. */
export function areAlike(one: string, other: string) {
  const keys = nameKeys(one)
  return nameKeys(other).some((key) => keys.includes(key))
}

/** Two names are alike when one of these is the same of both; none of what has no letters. */
export const nameKeys = (name: string) => [...new Set([bareName(name), spelledName(name)])].filter(Boolean)
