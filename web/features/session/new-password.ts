// The two fields in which a member chooses a password of his own, as every form that has them checks them.
import { NewPassword } from '@aerie/contract/passwords'
import * as z from 'zod/mini'

/** What the server refuses besides what is too short, said before it is typed. */
export const PASSWORD_HINT = 'No common password, and not your name or e-mail address.'

/** Fields for a form's schema; `minLength` is the installation's own rule, which may be stricter than the contract's. */
export const newPasswordFields = (minLength: number) => ({
  newPassword: z.pipe(
    z.string().check(z.minLength(minLength, `New password must be at least ${minLength} characters`)),
    NewPassword.shape.newPassword,
  ),
  confirmPassword: z.string().check(z.minLength(minLength, 'Please confirm your new password')),
})

/** The check of a form with those two fields. */
export const passwordsMatch = () =>
  z.refine<{ newPassword: string; confirmPassword: string }>(
    ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
    { path: ['confirmPassword'], message: "Passwords don't match", abort: false },
  )
