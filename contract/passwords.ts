// Rules for passwords, wherever one is typed.
import * as z from 'zod/mini'

const LONGEST = 200
const TOO_LONG = 'A password has at most 200 characters'

/** At least as long as that; a setting may ask for more. */
const SHORTEST = 6
const TOO_SHORT = `New password must be at least ${SHORTEST} characters`

export const chosenPassword = z
  .string(TOO_SHORT)
  .check(z.minLength(SHORTEST, TOO_SHORT), z.maxLength(LONGEST, TOO_LONG))

/** A password that is only compared with the stored hash. */
export const typedPassword = (missing: string) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(LONGEST, TOO_LONG))

export const NewPassword = z.strictObject({ newPassword: chosenPassword })
