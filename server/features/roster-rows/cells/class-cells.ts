// A brother's class as people write it: a number, a word for one of the first classes, or a year.
import { PRE_FOUNDING } from '@aerie/contract/classes'
import { quoted } from '@aerie/roster-reading/cells/cell-text'
import type { Remark } from '@aerie/roster-reading/cells/remark'

interface Classes {
  pledgeClass: number | null
  /** The number an officer gave it, or the year of graduation. */
  class: number | null
}

/** The numbers the class column of a member can hold besides years. */
const HIGHEST_CLASS = 35
/** The highest pledge class a member's record can hold. */
const HIGHEST_PLEDGE_CLASS = 200

const WORDS: [RegExp, number][] = [
  [/^pre[- ]/i, PRE_FOUNDING],
  [/^founding seniors?$/i, -2],
  [/^founding juniors?$/i, -1],
  [/^founding sophomores?$/i, 0],
]
const NUMBER = /^(?:class\s*(?:of\s*|#\s*)?)?([-\u2212]?\d+)(?:\.0)?(?:st|nd|rd|th)?(?:\s*class)?$/i

const isYear = (number: number) => number >= 1900 && number <= 2100
const isFounding = (number: number) => number === PRE_FOUNDING || (number >= -2 && number <= 0)

/** Both columns of a row; `classCount` is how many classes there are yet. */
export function readClasses(pledge: string | null, other: string | null, classCount: number, remark: Remark): Classes {
  const pledged = pledge === null ? null : readPledgeClass(pledge, classCount, remark)
  const numbered = other === null ? null : readClass(other, remark)
  if (pledged === null || !isYear(pledged)) return { pledgeClass: pledged, class: numbered }
  if (numbered === null) remark(`${pledged} was read as the year of graduation.`)
  else remark(`${pledged} is not a pledge class; it was left out.`)
  return { pledgeClass: null, class: numbered ?? pledged }
}

/** A pledge class, or a year that stands in its place. */
function readPledgeClass(text: string, classCount: number, remark: Remark) {
  const word = WORDS.find(([pattern]) => pattern.test(text))
  if (word) return word[1]
  const number = readNumber(text)
  if (number !== null && (isFounding(number) || isYear(number) || (number > 0 && number <= classCount))) return number
  if (/^founding( class| father| member)?s?$/i.test(text)) {
    remark(`${quoted(text)} does not say which founding class; he was taken without a class.`)
  } else if (number !== null && number > classCount && number <= HIGHEST_PLEDGE_CLASS) {
    remark(`There is no class ${number} yet, the last is ${classCount}; he was taken without a class.`)
  } else {
    remark(`${quoted(text)} is not a class; he was taken without one.`)
  }
  return null
}

function readClass(text: string, remark: Remark) {
  const number = readNumber(text)
  if (number !== null && isClass(number)) return number
  remark(`${quoted(text)} is neither a class from 1 to ${HIGHEST_CLASS} nor a year; it was left out.`)
  return null
}

function readNumber(text: string) {
  const digits = NUMBER.exec(text)?.[1]
  return digits === undefined ? null : Number(digits.replace('\u2212', '-')) + 0
}

const isClass = (number: number) => isYear(number) || (number >= 1 && number <= HIGHEST_CLASS)

/** Both columns as our own export writes them: whatever a member's record can hold. */
export function takeClasses(pledge: string | null, other: string | null, remark: Remark): Classes {
  const number = pledge === null ? null : readNumber(pledge)
  const isPledgeClass = number !== null && (isFounding(number) || (number > 0 && number <= HIGHEST_PLEDGE_CLASS))
  if (pledge !== null && !isPledgeClass) remark(`${quoted(pledge)} is not a pledge class; it was left out.`)
  return { pledgeClass: isPledgeClass ? number : null, class: other === null ? null : readClass(other, remark) }
}
