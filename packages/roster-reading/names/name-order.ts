// Which of the words of a name are the first, the middle and the last, in whatever order people write them.
import { quoted } from '../cells/cell-text.ts'
import type { Remark } from '../cells/remark.ts'
import { spaced, withoutTitles } from './titles.ts'

/** The name of a man who has one. */
export interface Single {
  only: string
  suffixes: string[]
}

interface Ordered {
  name: { firstName: string; middleName: string | null; lastName: string } | Single | null
  titles: string[]
}

const SUFFIX =
  /^(?:jr|sr|ii|iii|iv|v|esq|esquire|ph\.?d|m\.?d|[2-9](?:nd|rd|th)|cpa|d\.d\.s|d\.m\.d|j\.d|m\.b\.a|[mb]\.(?:a|sc|s)|p\.e|r\.n)\.?,?$/i
/** Last names or initials, unless they are written so. */
const SUFFIX_IN_CAPITALS =
  /^(?:VI{1,3}|IX|JD|MBA|DDS|DMD|RN|PE|DVM|MSc|BSc|MPH|EdD|PMP|CFA|KBE|CBE|OBE|MBE|SJ|OFM|USN|USAF|USMC|USCG)\.?$/
export const isSuffix = (word: string) => SUFFIX.test(word) || SUFFIX_IN_CAPITALS.test(word)

/** Words that belong to the last name behind them; some are first names too when they are capitalised. */
const PARTICLES = new Set(
  `van von de der den del della dos das du la bin ibn ter ten op vom zum zur dal dalla dello degli dei delle los las da el
  st st. ste. mc o' o’ d' d’ binti binte bte bt a/l a/p s/o d/o b/o w/o h/o`.split(/\s+/),
)
const SMALL_PARTICLES = new Set("al le di do af av zu ben mac und 't ’t te tot lo".split(' '))
/** “son of”: all that follows is the last name. */
const OF_A_FATHER = /^(?:(?:a\/[lp]|[sdbwh]\/o)\.?|binti|binte)$/i
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u
const VIETNAMESE = new Set('Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Nguyen'.split(' '))

/** The names of a man from one text; `only` where he has a single one, null where there is none. */
export function inOrder(text: string, remark: Remark): Ordered {
  const parts = spaced(text)
    .split(/ ?[,\u060C\uFF0C] ?/)
    .filter(Boolean)
  const titles: string[] = []
  const named: string[][] = []
  const suffixes: string[] = []
  for (const part of parts) {
    const words = part.split(' ')
    const read = withoutTitles(words, parts.length > 1 ? 1 : 0)
    if (named.length > 0 && words.every(isSuffix)) suffixes.push(part)
    // “Herr, Michael” is of that name.
    else if (named.length === 0 && read.words.length === 0 && parts.length > 1) named.push(words)
    else {
      if (read.title !== null) titles.push(read.title)
      if (read.words.length > 0) named.push(read.words)
    }
  }
  const [before = [], ...given] = named
  if (given.length === 0) return { name: inNaturalOrder(before, suffixes, remark), titles }
  const words = given.flat()
  while (words.length > 1 && isSuffix(words.at(-1) ?? '')) suffixes.unshift(words.pop() ?? '')
  const [firstName = '', ...middle] = words
  const last = before.join(' ')
  if (before.length > 1 && middle.length > 0)
    remark(`${quoted(text)} was read as last name ${last}, first name ${firstName}.`)
  return { name: toName([firstName], middle, [last, ...suffixes]), titles }
}

function inNaturalOrder(given: string[], suffixes: string[], remark: Remark): Ordered['name'] {
  const words = [...given]
  while (words.length > (/^(?:[js]r|i{2,3})\.?$/i.test(words.at(-1) ?? '') ? 1 : 2) && isSuffix(words.at(-1) ?? ''))
    suffixes.unshift(words.pop() ?? '')
  const [head, ...others] = words
  if (head === undefined) return null
  if (others.length === 0) return { only: head, suffixes }
  if (isFamilyFirst(words)) {
    const first = FAMILY_FIRST.test(head) ? others : others.slice(-1)
    const read = toName(first, FAMILY_FIRST.test(head) ? [] : others.slice(0, -1), [head, ...suffixes])
    remark(`${quoted(words.join(' '))} was read as last name ${read.lastName}, first name ${read.firstName}.`)
    return read
  }
  const last = startOfLast(words)
  return toName([head], words.slice(1, last), [...words.slice(last), ...suffixes])
}

function startOfLast(words: string[]) {
  const father = words.findIndex((word, at) => at > 0 && (OF_A_FATHER.test(word) || word === 'bin'))
  if (father > 0 && father < words.length - 1) return father
  let last = words.length - 1
  while (last > 1) {
    const before = words[last - 1] ?? ''
    if (isParticle(before)) last -= 1
    else if (last > 2 && joinsParents(words[last - 2] ?? '', before)) last -= 2
    else break
  }
  return last
}

/** “Ortega y Gasset”, and not the small initial of “john e smith”. */
const joinsParents = (father: string, word: string) => /^[ye]$/.test(word) && /^\p{Lu}\p{Ll}/u.test(father)

export const isParticle = (word: string) => PARTICLES.has(word.toLowerCase()) || SMALL_PARTICLES.has(word)

export const isWrittenTogether = (word: string) => FAMILY_FIRST.test(word)

const isFamilyFirst = (words: string[]) =>
  words.every((word) => FAMILY_FIRST.test(word)) ||
  (words.length > 2 && VIETNAMESE.has(words[0] ?? '') && !VIETNAMESE.has(words.at(-1) ?? ''))

const toName = (first: string[], middle: string[], last: string[]) => ({
  firstName: first.join(' '),
  middleName: middle.join(' ') || null,
  lastName: last.join(' '),
})
