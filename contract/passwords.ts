// Rules for passwords, wherever one is typed.
import * as z from 'zod/mini'

const LONGEST = 200
const TOO_LONG = 'A password has at most 200 characters'

export const chosenPassword = (length: number, message = `New password must be at least ${length} characters`) =>
  z.string(message).check(z.minLength(length, message), z.maxLength(LONGEST, TOO_LONG))

/** A password that is only compared with the stored hash. */
export const typedPassword = (missing: string) =>
  z.string(missing).check(z.minLength(1, missing), z.maxLength(LONGEST, TOO_LONG))

export const NewPassword = z.strictObject({ newPassword: chosenPassword(6) })
