// Addresses a brother can be reached at and signs in with.
import { domainToASCII } from 'node:url'
import { emailAddress } from '@aerie/contract/values'
import { isSupportedCountry } from 'libphonenumber-js/min'
import { phoneKey } from '#platform/phone.ts'
import { quoted, saysNothing } from './cell-text.ts'
import type { Remark } from './remark.ts'

const LONGEST_PHONE = 40

const Email = emailAddress('not an e-mail address')

/** The first good address of the cell, in lower case, with a domain any mail server understands. */
export function readEmail(text: string | null, remark: Remark): { email: string | null } | { reason: string } {
  if (text === null || saysNothing(text)) return { email: null }
  const typed = text.split(/[\s;,<>|()"]/).filter((word) => /.@./.test(word))
  const found = typed.flatMap((address) => toEmail(address) ?? [])
  const [email, ...more] = new Set(found)
  if (email === undefined) return { reason: `${quoted(text)} is not an e-mail address.` }
  if (more.length > 0) remark(`Only one e-mail address is kept; left out: ${more.join(', ')}.`)
  if (found.length < typed.length) remark(`Part of ${quoted(text)} is not an e-mail address; it was left out.`)
  return { email }
}

function toEmail(typed: string) {
  const address = typed.replace(/^mailto:/i, '')
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  const read = Email.safeParse(address.slice(0, at) + (/^[!-~]*$/.test(domain) ? domain : domainToASCII(domain)))
  return read.success ? read.data : undefined
}

/** A number as it was typed, and the form it is compared in. */
export interface Phone {
  phone: string | null
  phoneKey: string | null
}

/** The first number of the cell; numbers without a country code count as that country's, or as American ones. */
export function readPhone(text: string | null, countryCode: string | null, remark: Remark): Phone {
  if (text === null || saysNothing(text)) return { phone: null, phoneKey: null }
  const [first = '', ...more] = parted(text)
  if (more.length > 0) remark(`Only one phone number is kept; left out: ${more.join(', ')}.`)
  if (/^\d+([.,]\d+)?E\+?\d+$/i.test(first)) {
    remark(`${quoted(text)} is a phone number that a spreadsheet has rounded; it was left out.`)
  } else if (!/\p{Nd}/u.test(first)) {
    remark(`${quoted(text)} is not a phone number; it was left out.`)
  } else if (first.length > LONGEST_PHONE) {
    remark(`The phone number has more than ${LONGEST_PHONE} characters; it was left out.`)
  } else {
    return takePhone(first, countryCode)
  }
  return { phone: null, phoneKey: null }
}

/** A number exactly as it was written. */
export const takePhone = (phone: string | null, countryCode: string | null): Phone => ({
  phone,
  phoneKey: phoneKey(phone, countryCode && isSupportedCountry(countryCode) ? countryCode : 'US'),
})

/** “0171/1234567” is one number, “512-555-0199 / 512-555-0100” are two. */
function parted(text: string) {
  const parts = text.split(/ ?(?::::|[;,|/]|\bor\b) ?/).filter(Boolean)
  return parts.every((part) => part.replace(/\D/g, '').length >= 7) ? parts : [text]
}
