// How likely a text is made of names: by its letters and their neighbours, capitals inside words, symbols and mixed scripts.
import { EDGE, isSyllable, letterModel, oddsOfSyllable } from './letter-model.ts'
import { ANY_SCRIPT, readSign, type Sign } from './sign.ts'

/** Stand before a word, behind it, or by themselves, in names and cells as people type them. */
const OPENING = '“«‘„¿¡‹'
const CLOSING = '”»’…°ºª®™›'
const FREE = '€£§©•–—·№×'

const ODD_CAPITAL = -7
const SMALL_INITIAL = -1.5
const MIXED_SCRIPTS = -10
const APOSTROPHE = -9
const PUNCTUATION = -8
const DASH_IN_WORD = -13
const HARD_SPACE = -11
const FREE_SYMBOL = -14
const SYMBOL_IN_WORD = -20
const NO_SIGN = -26

/**
 * The logarithm, of what is beyond ASCII alone and in the language that suits it best: 0 for a text without. To be
 * compared between readings of the same bytes.
 */
export function likelihood(text: string): number {
  const model = letterModel()
  const byLanguage = new Float64Array(model.languages)
  const signs = Array.from(text.normalize('NFC'), (sign) => ({ sign, ...readSign(sign) }))
  let sum = 0
  for (const [at, letter] of signs.entries()) {
    if (letter.sign < '\x80') continue
    const before = signs[at - 1] ?? NOTHING
    const after = signs[at + 1] ?? NOTHING
    if (!letter.isLetter) sum += symbol(letter.sign, before, after)
    else {
      sum += oddities(letter, before, after, signs[at - 2] ?? NOTHING)
      if (isSyllable(letter.sign)) sum += oddsOfSyllable(letter.sign)
      else addTo(byLanguage, model.oddsOf(letter.lower, neighbour(before), neighbour(after)))
    }
  }
  return sum + Math.max(...byLanguage)
}

const NOTHING = { sign: '', ...readSign('') }

function addTo(sums: Float64Array, odds: Float64Array) {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (odds[at] ?? 0)
}

/** How many signs of a text the likelihood judges. */
export const judgedSigns = (text: string) => text.length - text.replace(/\P{ASCII}+/gu, '').length

const neighbour = (sign: Sign) => (sign.isLetter ? sign.lower : EDGE)

function oddities(sign: Sign, before: Sign, after: Sign, beforeThat: Sign) {
  let sum = 0
  for (const other of [before, after]) if (isOfOtherScript(sign, other)) sum += MIXED_SCRIPTS
  if (sign.isCapital) {
    if (before.isSmall) sum += ODD_CAPITAL
    if (before.isCapital && after.isSmall) sum += ODD_CAPITAL / 2
  } else if (sign.isSmall) {
    if (after.isCapital) sum += ODD_CAPITAL
    if (before.isCapital && beforeThat.isCapital) sum += ODD_CAPITAL
    if (!before.isLetter) sum += SMALL_INITIAL
  }
  return sum
}

const isOfOtherScript = (sign: Sign, other: Sign) =>
  other.isLetter && sign.script !== other.script && sign.script !== ANY_SCRIPT && other.script !== ANY_SCRIPT

function symbol(sign: string, before: { sign: string } & Sign, after: { sign: string } & Sign) {
  if (/[\p{C}\u2500-\u25FF\uFFFD]/u.test(sign)) return NO_SIGN
  // Symbols beside each other are a word in letters that were misread.
  const [leads, follows] = [before, after].map((beside) => beside.isLetter || beside.sign > '\x7f')
  if (sign === '\u00A0') return HARD_SPACE
  if (leads && follows) return '’ʼ´'.includes(sign) ? APOSTROPHE : '–·'.includes(sign) ? DASH_IN_WORD : SYMBOL_IN_WORD
  if (follows) return OPENING.includes(sign) ? PUNCTUATION : SYMBOL_IN_WORD + 3
  if (leads) return CLOSING.includes(sign) ? PUNCTUATION : SYMBOL_IN_WORD + 3
  return OPENING.includes(sign) || CLOSING.includes(sign) || FREE.includes(sign) ? PUNCTUATION : FREE_SYMBOL
}
