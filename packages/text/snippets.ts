// The sentence around words that were found in a text, with accents and case as they stand there.
import { plain } from './search-form.ts'

export interface Snippet {
  before: string
  found: string
  after: string
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const BEYOND_ASCII = /[^ -~\s]/
/** Characters on either side. */
const AROUND = 90

/** Where the first of the words stands; the last of them counts as the beginning of a word. */
export function snippetOf(body: string, words: readonly string[]): Snippet {
  const at = findWord(body, words)
  if (!at) return { before: '', found: '', after: tidy(body.slice(0, 2 * AROUND)) }
  const [from, to] = [at.index, at.index + at.length]
  return {
    before: leading(body.slice(Math.max(0, from - AROUND), from), from > AROUND),
    found: body.slice(from, to),
    after: trailing(body.slice(to, to + AROUND), to + AROUND < body.length),
  }
}

function findWord(body: string, words: readonly string[]) {
  if (!BEYOND_ASCII.test(body)) return findPlainWord(body.toLowerCase(), words)
  const whole = new Set(words)
  const begun = words.at(-1) ?? ''
  for (const { 0: word, index } of body.matchAll(WORD)) {
    const compared = plain(word)
    if (whole.has(compared) || compared.startsWith(begun)) return { index, length: word.length }
  }
  return null
}

/** The same where no letter changes its place by being compared: a tenth of the time. */
function findPlainWord(compared: string, words: readonly string[]) {
  let first: { index: number; length: number } | null = null
  for (const [at, word] of words.entries()) {
    const found = placeOf(compared, word, at === words.length - 1)
    if (found && (!first || found.index < first.index)) first = found
  }
  return first
}

function placeOf(text: string, word: string, isBegun: boolean) {
  for (let index = text.indexOf(word); index !== -1; index = text.indexOf(word, index + 1)) {
    if (isWordSign(text[index - 1])) continue
    let end = index + word.length
    while (isWordSign(text[end])) end++
    if (isBegun || end === index + word.length) return { index, length: end - index }
  }
  return null
}

const isWordSign = (sign: string | undefined) => sign !== undefined && /[a-z0-9]/.test(sign)

/** From the beginning of the sentence, where it is near; else from that of a word. */
function leading(text: string, isCut: boolean) {
  const sentence = /^.*[.!?]\s+|^.*\n\s*\n/s.exec(text)
  if (sentence) return tidy(text.slice(sentence[0].length))
  return isCut ? `… ${tidy(text.replace(/^\S*\s+/, ''))}` : tidy(text)
}

function trailing(text: string, isCut: boolean) {
  const sentence = /^.*?[.!?](?=\s)/s.exec(text)
  if (sentence) return tidy(sentence[0])
  return isCut ? `${tidy(text.replace(/\s\S*$/, '').trimEnd())} …` : tidy(text)
}

const tidy = (text: string) => text.replace(/\s+/g, ' ')
