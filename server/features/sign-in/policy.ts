// Which passwords are good enough: pure rules.
import { isCommonPassword } from './common-passwords.ts'

/** Why a member may not choose this password for himself; null when he may. */
export function passwordFault(password: string, minLength: number) {
  if ([...password].length < minLength) return `New password must be at least ${minLength} characters`
  if (isCommonPassword(password)) return 'This password is too common. Please choose another.'
  return null
}
