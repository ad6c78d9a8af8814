// What is typed at sign-in to say who one is.
import { phoneKey } from '#platform/phone.ts'

/** The meaning of an identifier typed at sign-in: an e-mail address or a phone number; null when it can be neither. */
export function readIdentifier(identifier: string): { email: string } | { phoneKey: string } | null {
  const typed = identifier.trim()
  if (typed.includes('@')) return { email: typed.toLowerCase() }
  const key = phoneKey(typed)
  return key === null ? null : { phoneKey: key }
}
