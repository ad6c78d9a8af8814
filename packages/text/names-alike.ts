// Whether two names are one, whatever their case, accents and signs. A database that compares has to have the same two forms.
import { inPlainLetters, WHOLE_LETTERS } from './search-form.ts'
import { IS_ASCII, spelledOut } from './spellings.ts'

const ACCENTS =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u0483-\u0487\u0591-\u05C7\u0610-\u061A\u064B-\u065F]/g
const SIGNS =
  /[\p{Cc}\u0020-\u002F\u003A-\u0060\u007B-\u00BF\u02B0-\u02FF\u2000-\u206F\u2212\u3000-\u3004\u30FB\uFE58\uFE63\uFEFF]+/gu

/** Letters and digits alone, without accents. */
export const bareName = (name: string) =>
  IS_ASCII.test(name) ? name.toLowerCase().replace(/[^a-z0-9]+/g, '') : bareOfAny(name)

const bareOfAny = (name: string) =>
  name
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(WHOLE_LETTERS, inPlainLetters)
    .replace(SIGNS, '')

/** The same with two letters for one with dots: what Müller is in an address. */
export const spelledName = (name: string) => bareName(spelledOut(name))

/** Whether two names may be one man's: “Jürgen Müller” is Juergen Mueller and Jurgen Muller. */
export function areAlike(one: string, other: string) {
  const keys = nameKeys(one)
  return nameKeys(other).some((key) => keys.includes(key))
}

/** Two names are alike when one of these is the same of both; none of what has no letters. */
export const nameKeys = (name: string) => [...new Set([bareName(name), spelledName(name)])].filter(Boolean)
