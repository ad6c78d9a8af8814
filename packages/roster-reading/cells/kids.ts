// A brother's children in one cell: “Léa (girl, 2015); Nils”.
import { saysNothing } from '@aerie/text/says-nothing'
import { quoted } from './cell-text.ts'
import { escapePart, joinParts, splitParts, unescapePart } from './list-cells.ts'
import type { Remark } from './remark.ts'

/** A child as a cell tells of it. */
interface Kid {
  name: string
  gender: string | null
  birthYear: number | null
}

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
    const [, name = part, details] = /^((?:\\.|[^\\(])*)\(((?:\\.|[^\\)])*)\)$/s.exec(part) ?? []
    const [gender = '', year] = details?.match(/(?:\\.|[^\\,])+|(?<=,)$/gs) ?? []
    const isYearAlone = year === undefined && YEAR.test(gender)
    return {
      name: unescapePart(name.trimEnd()),
      gender: isYearAlone ? null : unescapePart(gender) || null,
      birthYear: isYearAlone ? Number(gender) : YEAR.test(year?.trim() ?? '') ? Number(year) : null,
    }
  })

/** What people write: names, with a year or a word in brackets behind them or without. */
export function readKids(text: string, remark: Remark): Kid[] {
  return partsOf(text)
    .filter((part) => !saysNothing(part))
    .flatMap((part) => readKid(part, remark) ?? [])
}

const BETWEEN = /[;,\n&]|\b(?:and|und)\b/g

/** What stands between separators; none of these are in brackets. */
function partsOf(text: string): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: separator } of withoutBracketed(text).matchAll(BETWEEN)) {
    parts.push(text.slice(from, index))
    from = index + separator.length
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter(Boolean)
}

/** What stands before each closing bracket, back to an opening one, is replaced by as many letters. */
const withoutBracketed = (text: string) =>
  text
    .split(')')
    .map((piece, nth, { length }) => {
      const from = piece.lastIndexOf('(') + 1
      return nth === length - 1 ? piece : piece.slice(0, from) + 'x'.repeat(piece.length - from)
    })
    .join(')')

function readKid(part: string, remark: Remark): Kid | null {
  const [, before, inBrackets, year] = /^(.*)\(([^()]*)\)$/.exec(part) ?? /^(.*)()\b(\d{4})$/.exec(part) ?? []
  const name = (before ?? part).trimEnd()
  if (!/\p{L}/u.test(name) || name.length > LONGEST) {
    remark(`${quoted(part)} does not name a child; it was left out.`)
    return null
  }
  const kid: Kid = { name, gender: null, birthYear: null }
  for (const detail of (year ?? inBrackets ?? '').split(/[\s,]+/).filter(Boolean)) {
    const gender = GENDERS.find(([pattern]) => pattern.test(detail))?.[1]
    if (gender) kid.gender = gender
    else if (/^(?:19|20)\d\d$/.test(detail)) kid.birthYear = Number(detail)
    else remark(`${quoted(detail)} was left out of what is known of ${name}.`)
  }
  return kid
}
