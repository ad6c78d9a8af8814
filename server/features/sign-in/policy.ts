// Which passwords are good enough: pure rules.
import { type CommonPasswords, isCommonPassword } from './common-passwords.ts'

/** Whose password it is, with the names and the address that others know of him. */
export interface Owner {
  first_name: string
  last_name: string
  familiar?: string | null
  email: string | null
}

/** Why a member may not choose this password for himself; null when he may. */
export function passwordFault(password: string, minLength: number, owner: Owner, common: CommonPasswords) {
  if ([...password].length < minLength) return `New password must be at least ${minLength} characters`
  if (isCommonPassword(password, common)) return 'This password is too common. Please choose another.'
  if (isOwnName(password, owner)) return 'This password is your own name or e-mail address. Please choose another.'
  return null
}

/** Also with digits and marks around it or between, and whatever the accents. */
function isOwnName(password: string, { first_name, last_name, familiar, email }: Owner) {
  const chosen = lettersOf(password)
  const names = [first_name, last_name, familiar ?? ''].map(lettersOf)
  const pairs = names.flatMap((one) => names.map((other) => one + other))
  const addresses = email === null ? [] : [email, email.replace(/@.*/, '')].map(lettersOf)
  return chosen !== '' && [...names, ...pairs, ...addresses].includes(chosen)
}

const lettersOf = (text: string) => text.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '')
