// Phone numbers normalised to E.164, so that two spellings of one number are equal.
import {
  type CountryCode,
  getCountries,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { findCountry } from './countries.ts'

/** Where a number is dialled that nothing places. */
const USUALLY: CountryCode = 'US'
/** With the code of its country; some islands have as few. */
const FEWEST_DIGITS = 8
/** So many digits that begin with the code of their own country are with it, not dialled within. */
const SURELY_WITH_CODE = 11

const UNSEEN = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/**
 * The E.164 form of a number as typed; null when it cannot be one. `country` is where it is dialled when it has no code
 * of its own, by whatever name or code; unknown or null, it has to read surely as an American one.
 */
export function phoneKey(typed: string | null, country: string | null): string | null {
  if (typed === null) return null
  const text = tidied(typed)
  const international = withCode(text)
  if (international) return international
  const code = countryCode(country)
  if (code) return dialledIn(text, code)
  const usual = read(text, USUALLY)
  return usual?.isValid() ? keyOf(usual) : null
}

/** The key that every number had before its country was asked for. */
export function keyAsAmerican(typed: string) {
  const number = read(typed, 'US')
  return number?.isPossible() ? number.number : null
}

interface Dialled {
  phone: string | null
  country: string | null
}

/**
 * The key that a changed number has, or a number that reads otherwise in a changed country; undefined where neither is so.
 * Who moves keeps his number: one that cannot be dialled in the new country is still that of the former.
 */
export function changedKey(before: Dialled, after: Dialled): string | null | undefined {
  if (before.phone !== after.phone) return phoneKey(after.phone, after.country)
  if (before.country === after.country) return undefined
  const key = phoneKey(after.phone, after.country)
  return key === null || key === phoneKey(before.phone, before.country) ? undefined : key
}

/** Every number that somebody may mean who dials so, in whatever country he is. */
export function phoneKeysMeant(typed: string): string[] {
  const text = tidied(typed)
  const international = withCode(text)
  if (international) return [international]
  const abroad = withoutPlus(text)
  const keys = getCountries().map((code) => dialledIn(text, code, abroad))
  return [...new Set([...keys, keyOf(abroad)])].filter((key) => key !== null)
}

function countryCode(country: string | null): CountryCode | null {
  const code = country === null ? null : findCountry(country)?.code
  return code && isSupportedCountry(code) ? code : null
}

/** As devices and tables leave it: in ASCII digits, without what cannot be seen and without the word for its kind. */
function tidied(typed: string) {
  const text = typed
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
  return text.trim().replace(/^(?:tel|phone|mobile|cell):\s{0,4}/i, '')
}

/** Each script has its ten digits in a row. */
function asciiDigit(digit: string) {
  const at = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(at - value - 1))) value++
  return String(value)
}

/** The key of a number that begins with + or with 00, as most of the world dials abroad. */
function withCode(text: string) {
  if (text.startsWith('+')) return keyOf(read(text))
  if (!/^00[1-9]/.test(text.replace(/[^\d]/g, ''))) return null
  const abroad = read(`+${text.replace(/^\D{0,3}0\D?0/, '')}`)
  return abroad?.isValid() ? keyOf(abroad) : null
}

/** “49 171 …” in Germany is a number with its code, where it is too long to be dialled so within the country. */
function dialledIn(text: string, country: CountryCode, abroad = withoutPlus(text)) {
  const within = read(text, country)
  const key = keyOf(within)
  if (!abroad || abroad.countryCallingCode !== within?.countryCallingCode) return key
  return key === null || abroad.number.length > SURELY_WITH_CODE ? keyOf(abroad) : key
}

/** A number with its code that lacks its plus alone; null where it is surely none. */
function withoutPlus(text: string) {
  const digits = text.replace(/\D/g, '')
  const abroad = digits.startsWith('0') ? undefined : read(`+${digits}`)
  return abroad?.isValid() ? abroad : null
}

const read = (text: string, country?: CountryCode) => parsePhoneNumberFromString(text, country)

/** American numbers are known to the digit; elsewhere new ones come up before a list knows them. */
function keyOf(number: PhoneNumber | null | undefined) {
  if (!number) return null
  // Dialled so to mobiles in Mexico until 2019, and kept so in telephones.
  const mexican = /^\+521(\d{10})$/.exec(number.number)?.[1]
  if (mexican) return `+52${mexican}`
  if (!number.isPossible() || number.number.length <= FEWEST_DIGITS) return null
  return number.countryCallingCode === '1' && !number.isValid() ? null : number.number
}
