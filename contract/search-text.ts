// Search terms and texts, normalised to one form: "sao" finds "São", "soren" finds "Søren".

/** Letters that stay whole when accents are taken off. */
const LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }
const BEYOND_ASCII = /[^ -~\n]/

/** Lower case, without accents. */
export function plain(text: string) {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase()
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðıßæœþ]/g, (letter) => LETTERS[letter] ?? letter)
}

/** The words of a search, each of which has to match. */
export const wordsOf = (typed: string) => plain(typed).split(/\s+/).filter(Boolean)
