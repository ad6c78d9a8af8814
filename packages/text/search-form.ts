// Search terms and texts, normalised to one form: "sao" finds "São", "soren" finds "Søren".

/** Letters that stay whole when accents are taken off. */
const LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }
const BEYOND_ASCII = /[^ -~\n]/
/** What telephones and typesetters put in the place of the two signs of a keyboard. */
const APOSTROPHES = /[\u2018\u2019\u201B\u02B9\u02BB-\u02BF\u2032\u055A\uA78C]/g
const HYPHENS = /[\u2010-\u2015\u2212\u2043\u058A\u05BE\uFE58]/g

/** Lower case, without accents, with the apostrophes and hyphens of a keyboard. */
export function plain(text: string) {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase()
  return text
    .toLowerCase()
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(WHOLE_LETTERS, inPlainLetters)
}

/** Of a small letter that has no accent to take off. */
export const inPlainLetters = (letter: string) => LETTERS[letter] ?? letter
export const WHOLE_LETTERS = /[øłđðıßæœþ]/g

/** The words of a search, each of which has to match. */
export const wordsOf = (typed: string) => plain(typed).split(/\s+/).filter(Boolean)

/** Where a text that is not empty stands in another: the index of each place. */
export function placesOf(text: string, sought: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) places.push(at)
  return places
}
