// The form in which names of places are compared: “Zürich” is zurich, “Washington, D.C.” two keys, washington and dc.

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  ŋ: 'n',
}
const OTHER_LETTERS = new RegExp(`[${RegExp.escape(Object.keys(LETTERS).join(''))}]`, 'g')
const LATIN_MARKS = /[\u0300-\u036f]/g
const APOSTROPHES = /['’‘ʻʼʿʾ`´ʹ]/g
const INITIALS = /\b(\p{L})\.(?=\s?\p{L}\b)/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/gu

/** Lower case without Latin accents; words stand apart by one space, initials together. */
export const placeKey = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(LATIN_MARKS, '')
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? '')
    .replace(APOSTROPHES, '')
    .replace(INITIALS, '$1')
    .replace(BETWEEN_WORDS, ' ')
    .trim()

const SEPARATORS = /[,\u060C\u3001\uFF0C]/

/** The keys of the parts between commas, without empty ones. */
export const partKeys = (text: string) => text.split(SEPARATORS).map(placeKey).filter(Boolean)

const MOST_WORDS = 8

/** A key cut in two between words in every way, the longest beginning first. */
export function cutsOf(key: string): { beginning: string; rest: string }[] {
  const words = key.split(' ', MOST_WORDS)
  return words
    .slice(1)
    .map((_, at) => ({ beginning: words.slice(0, at + 1).join(' '), rest: words.slice(at + 1).join(' ') }))
    .reverse()
}
