// Which letters of a text are those that were typed, whatever their accents, so that a list can show why it lists it.
import { plain } from './search-form.ts'
import { soughtWords } from './spellings.ts'

export interface TextPart {
  text: string
  isMatch: boolean
}

const TWO: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** What each letter counts for in a search, in every way a name may be typed; nothing where it is passed over. */
const FORMS: readonly ((letter: string, before: string) => string)[] = [
  (letter) => plain(letter).replace(/['`]/, '').replace('-', ' '),
  (letter) => plain(letter).replace(/['`-]/, ''),
  (letter) => TWO[letter.toLowerCase()] ?? plain(letter).replace(/['`]/, ''),
  (letter, before) => (/^(?:[aou]e|aa)$/.test(`${before}${letter}`.toLowerCase()) ? '' : plain(letter)),
]

/** The text cut where matches begin and end. A word is marked where it begins one of the text's, or else where it stands. */
export function matchedParts(text: string, typed: string): TextPart[] {
  const letters = [...text]
  const isMatch = letters.map(() => false)
  for (const word of soughtWords(typed)) markWord(letters, word, isMatch)
  const parts: TextPart[] = []
  for (const [at, letter] of letters.entries()) {
    const last = parts.at(-1)
    if (last && last.isMatch === isMatch[at]) last.text += letter
    else parts.push({ text: letter, isMatch: isMatch[at] ?? false })
  }
  return parts
}

/** In the first form of the text in which the word stands. */
function markWord(letters: string[], word: string, isMatch: boolean[]) {
  for (const form of FORMS) {
    const counted = letters.map((letter, at) => form(letter, letters[at - 1] ?? ''))
    const whole = counted.join('')
    const beginning = ` ${whole}`.indexOf(` ${word}`)
    const from = beginning >= 0 ? beginning : whole.indexOf(word)
    if (from < 0) continue
    let at = 0
    for (const [index, { length }] of counted.entries()) {
      if (at >= from && at < from + word.length) isMatch[index] = true
      at += length
    }
    return
  }
}
