// Which letters of a text are those that were typed, whatever their accents, so that a list can show why it lists it.
import { plain, wordsOf } from '@aerie/contract/search-text'

export interface TextPart {
  text: string
  isMatch: boolean
}

/** The text cut where matches begin and end. A word is marked where it begins one of the text's, or else where it stands. */
export function matchedParts(text: string, typed: string): TextPart[] {
  const letters = [...text]
  const plainLetters = letters.map(plain)
  const whole = plainLetters.join('')
  const spans = wordsOf(typed).flatMap((word) => spanOf(whole, word))
  const parts: TextPart[] = []
  let at = 0
  for (const [index, letter] of letters.entries()) {
    const isMatch = spans.some(([from, to]) => at >= from && at < to)
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += letter
    else parts.push({ text: letter, isMatch })
    at += plainLetters[index]?.length ?? 0
  }
  return parts
}

function spanOf(whole: string, word: string): [from: number, to: number][] {
  const beginning = ` ${whole}`.indexOf(` ${word}`)
  const from = beginning >= 0 ? beginning : whole.indexOf(word)
  return from >= 0 ? [[from, from + word.length]] : []
}
