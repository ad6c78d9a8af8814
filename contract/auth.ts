// Signing in, passwords and invitations.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Code, emailAddress, Id, optionalText, required } from './values.ts'

const Message = z.object({ message: z.string() })
const LONGEST = 200
const TOO_LONG = 'A password has at most 200 characters'

export const Credentials = z.strictObject({
  identifier: required('Email or phone is required', 254),
  password: z.string().check(z.minLength(1, 'Password is required'), z.maxLength(LONGEST, TOO_LONG)),
})

/** `next` is set when a one-time password was used: a link to the page that replaces it. */
const SignInAnswer = z.object({ next: z.nullable(z.string()) })

const minimum = (length: number, message = `New password must be at least ${length} characters`) =>
  z.string().check(z.minLength(length, message), z.maxLength(LONGEST, TOO_LONG))

export const ForgotPassword = z.strictObject({ email: emailAddress('Please enter a valid email address') })
export const PasswordChange = z.strictObject({
  currentPassword: z.string().check(z.minLength(1, 'Current password is required'), z.maxLength(LONGEST, TOO_LONG)),
  newPassword: minimum(6),
})
export const PasswordReset = z.strictObject({
  userId: Id,
  newPassword: minimum(3, 'Password must be at least 3 characters'),
})
export const NewPassword = z.strictObject({ newPassword: minimum(6) })

/** What a brother checks when he first comes in. */
export const Welcome = z.strictObject({
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  email: emailAddress('Valid email is required'),
  phone: optionalText(40),
  location: optionalText(),
  newPassword: minimum(6),
})
export const FirstSuperAdmin = z.strictObject({
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  email: emailAddress('Valid email is required'),
  newPassword: minimum(6),
})

const token = z.object({ token: Code })

export const auth = {
  signIn: endpoint('POST', '/api/auth/login', {
    summary: 'Sign in with e-mail or phone and password.',
    who: 'visitor',
    body: Credentials,
    response: SignInAnswer,
  }),
  forgotPassword: endpoint('POST', '/api/auth/forgot-password', {
    summary: 'Ask for a reset mail; the answer is the same whether the address is known or not.',
    who: 'visitor',
    body: ForgotPassword,
    response: Message,
  }),
  checkReset: endpoint('GET', '/api/auth/reset-password/:token', {
    summary: 'Whether a reset link still holds.',
    who: 'visitor',
    params: token,
    response: z.object({ firstName: z.string() }),
  }),
  finishReset: endpoint('POST', '/api/auth/reset-password/:token', {
    summary: 'Choose a new password with a reset link, and sign in.',
    who: 'visitor',
    params: token,
    body: NewPassword,
  }),
  setOneTimePassword: endpoint('POST', '/api/auth/reset-password', {
    summary: 'Give a member a one-time password, to be replaced at the next sign-in within 72 hours.',
    who: 'superAdmin',
    body: PasswordReset,
    response: Message,
  }),
  changePassword: endpoint('POST', '/api/auth/change-password', {
    summary: 'Change your own password; your other sessions end.',
    body: PasswordChange,
    response: Message,
  }),
  checkWelcome: endpoint('GET', '/api/auth/welcome/:token', {
    summary: 'What an invitation knows of its brother.',
    who: 'visitor',
    params: token,
    response: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      location: z.nullable(z.string()),
    }),
  }),
  acceptWelcome: endpoint('POST', '/api/auth/welcome/:token', {
    summary: 'Accept an invitation: check your details, choose a password, and be signed in.',
    who: 'visitor',
    params: token,
    body: Welcome,
  }),
  checkSetup: endpoint('GET', '/api/auth/setup/:token', {
    summary: 'Whether the set-up link still holds.',
    who: 'visitor',
    params: token,
  }),
  finishSetup: endpoint('POST', '/api/auth/setup/:token', {
    summary: 'Create the first super admin, and be signed in.',
    who: 'visitor',
    params: token,
    body: FirstSuperAdmin,
  }),
}
