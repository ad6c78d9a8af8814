// Addresses a brother can be reached at and signs in with.
import { readMailAddress } from '@aerie/contract/mail-address'
import { isPlaceholderAddress, isPlaceholderNumber } from '@aerie/contract/placeholders'
import { quoted } from '@aerie/roster-reading/cells/cell-text'
import type { Remark } from '@aerie/roster-reading/cells/remark'
import { phoneKey } from '#platform/phone.ts'

const LONGEST_PHONE = 40

/**
 * The first good address of the cell, in lower case, with a domain any mail server understands; null, with a remark, where
 * there is none. What stands in for an address elsewhere is Adrian Null's own: `names` are his.
 */
export function readEmail(text: string | null, names: string[], remark: Remark): string | null {
  if (text === null) return null
  const read = text
    .split(/[\s;,<>|()"]/)
    .filter((word) => /.[@\uFF20]./.test(word))
    .map(readMailAddress)
  const found = read.flatMap((one) => ('address' in one ? [one.address] : []))
  const isHis = (address: string) =>
    names.some((name) => address.startsWith(`${name.toLowerCase()}@`)) &&
    !isPlaceholderAddress(address.replace(/^.*@/, 'his.own.name@'))
  const [email, ...more] = new Set(found.filter((address) => isHis(address) || !isPlaceholderAddress(address)))
  const [fault] = read.flatMap((one) => ('fault' in one && one.fault !== null ? [one.fault] : []))
  if (email === undefined) {
    const [placeholder] = found
    if (placeholder !== undefined)
      remark(`${quoted(placeholder)} stands in for an address and is nobody’s; he came in without one.`)
    else
      remark(
        fault
          ? `${fault} He came in without one.`
          : `${quoted(text)} is not an e-mail address; he came in without one.`,
      )
    return null
  }
  if (more.length > 0) remark(`Only one e-mail address is kept; left out: ${more.join(', ')}.`)
  if (found.length < read.length) remark(fault ?? `Part of ${quoted(text)} is not an e-mail address; it was left out.`)
  return email
}

/** A number as it was typed, and the form it is compared in. */
export interface Phone {
  phone: string | null
  phoneKey: string | null
}

/** The first number of the cell; numbers without a country code count as that country's. */
export function readPhone(text: string | null, countryCode: string | null, remark: Remark): Phone {
  if (text === null) return { phone: null, phoneKey: null }
  const numbers = parted(text)
  const [first = numbers[0] ?? '', ...more] = numbers.filter((number) => !isPlaceholderNumber(number))
  if (more.length > 0) remark(`Only one phone number is kept; left out: ${more.join(', ')}.`)
  if (/^\d+([.,]\d+)?E\+?\d+$/i.test(first)) {
    remark(`${quoted(text)} is a phone number that a spreadsheet has rounded; it was left out.`)
  } else if (!/\p{Nd}/u.test(first)) {
    remark(`${quoted(text)} is not a phone number; it was left out.`)
  } else if (first.length > LONGEST_PHONE) {
    remark(`The phone number has more than ${LONGEST_PHONE} characters; it was left out.`)
  } else if (isPlaceholderNumber(first)) {
    remark(`${quoted(text)} stands in for a phone number and is nobody’s; it was left out.`)
  } else {
    return takePhone(first, countryCode)
  }
  return { phone: null, phoneKey: null }
}

/** A number exactly as it was written. */
export const takePhone = (phone: string | null, countryCode: string | null): Phone => ({
  phone,
  phoneKey: phoneKey(phone, countryCode),
})

/** “0171/1234567” is one number, “512-555-0199 / 512-555-0100” are two. */
function parted(text: string) {
  const parts = text.split(/ ?(?::::|[;,|/]|\bor\b) ?/).filter(Boolean)
  return parts.every((part) => part.replace(/\D/g, '').length >= 7) ? parts : [text]
}
