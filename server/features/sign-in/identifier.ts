// What is typed at sign-in to say who one is.
import { mailAddressOr } from '@aerie/contract/mail-address'
import { phoneKeysMeant } from '#platform/phone.ts'

/** An e-mail address, or the E.164 of each number that may be meant. */
export type Identifier = { email: string } | { phoneKeys: string[] }

/** The meaning of an identifier typed at sign-in; null when it can be neither address nor number. */
export function readIdentifier(identifier: string): Identifier | null {
  const typed = identifier.trim()
  if (/[@\uFF20]/.test(typed)) return { email: mailAddressOr(typed) }
  const phoneKeys = phoneKeysMeant(typed)
  return phoneKeys.length === 0 ? null : { phoneKeys }
}
