// A brother's children in one cell: “Léa (girl, 2015); Nils”.
import type { Member } from '@aerie/contract/members'
import { quoted } from './cell-text.ts'
import { escapePart, joinParts, splitParts, unescapePart } from './list-cells.ts'
import type { Remark } from './remark.ts'

type Kid = Member['kids'][number]

const LONGEST = 120
const YEAR = /^-?\d{1,9}$/
const IN_NAME = /[\\;()]/g
const IN_DETAIL = /[\\;(),]/g

const GENDERS: [RegExp, string][] = [
  [/^(?:boy|son|male|m|he)$/i, 'boy'],
  [/^(?:girl|daughter|female|f|she)$/i, 'girl'],
]

export const kidsCell = (kids: Kid[]) => joinParts(kids.map(kidPart))

function kidPart({ name, gender, birthYear }: Kid) {
  const called = escapePart(name, IN_NAME)
  const kind = gender && escapePart(gender, IN_DETAIL)
  if (birthYear !== null) return `${called} (${kind ? `${kind}, ` : ''}${birthYear})`
  if (!kind) return called
  const looksLikeYear = YEAR.test(kind)
  return `${called} (${kind}${looksLikeYear ? ',' : ''})`
}

/** What `kidsCell` wrote. */
export const takeKids = (text: string): Kid[] =>
  splitParts(text).map((part) => {
    const [, name = part, details] = /^((?:\\.|[^\\(])*?)\s*\(((?:\\.|[^\\)])*)\)$/s.exec(part) ?? []
    const [gender = '', year] = details?.match(/(?:\\.|[^\\,])+|(?<=,)$/gs) ?? []
    const isYearAlone = year === undefined && YEAR.test(gender)
    return {
      name: unescapePart(name),
      gender: isYearAlone ? null : unescapePart(gender) || null,
      birthYear: isYearAlone ? Number(gender) : YEAR.test(year?.trim() ?? '') ? Number(year) : null,
    }
  })

/** What people write: names, with a year or a word in brackets behind them or without. */
export function readKids(text: string, remark: Remark): Kid[] {
  return text
    .split(/\s*(?:[;,\n]|\b(?:and|und)\b|&)\s*(?![^(]*\))/)
    .filter(Boolean)
    .flatMap((part) => readKid(part, remark) ?? [])
}

function readKid(part: string, remark: Remark): Kid | null {
  const [, name = '', inBrackets, year] = /^(.*?)\s*(?:\(([^()]*)\)|\b(\d{4}))?$/.exec(part) ?? []
  if (!/\p{L}/u.test(name) || name.length > LONGEST) {
    remark(`${quoted(part)} does not name a child; it was left out.`)
    return null
  }
  const kid: Kid = { name, gender: null, birthYear: null }
  for (const detail of (inBrackets ?? year ?? '').split(/[\s,]+/).filter(Boolean)) {
    const gender = GENDERS.find(([pattern]) => pattern.test(detail))?.[1]
    if (gender) kid.gender = gender
    else if (/^(?:19|20)\d\d$/.test(detail)) kid.birthYear = Number(detail)
    else remark(`${quoted(detail)} was left out of what is known of ${name}.`)
  }
  return kid
}
