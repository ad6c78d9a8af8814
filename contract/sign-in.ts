// Signing in, and the links that lead in: invitations, resets, the set-up.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { NewPassword, typedPassword } from './passwords.ts'
import { places } from './places.ts'
import { EntryAnswer } from './second-step.ts'
import { Code, emailAddress, Id, optionalLine, required } from './values.ts'

export const Credentials = z.strictObject({
  identifier: required('Email or phone is required', 254),
  password: typedPassword('Password is required'),
})

/** `next` is set when a one-time password was used: a link to the page that replaces it. */
const SignInAnswer = z.extend(EntryAnswer, { next: z.nullable(z.string()) })

export const ForgotPassword = z.strictObject({ email: emailAddress('Please enter a valid email address') })

/** What a link to an address that another has told asks first: the big brother by his last name, or the class. */
const RecordQuestion = z.enum(['big', 'class'])
export type RecordQuestion = z.infer<typeof RecordQuestion>

/** A new password by a mailed link, with the answer where the link asks for one. */
export const LinkedPassword = z.extend(NewPassword, { answer: optionalLine(120) })

/** The details a brother checks when he accepts his invitation. */
export const Welcome = z.strictObject({
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  email: emailAddress('Valid email is required'),
  phone: optionalLine(40),
  location: optionalLine(),
  newPassword: NewPassword.shape.newPassword,
  /** To what the link asks first. */
  answer: optionalLine(120),
})

/** A number as it stands in a form, with where it is dialled. */
export const PhoneAsked = z.strictObject({
  phone: required('A phone number is required', 40),
  location: optionalLine(),
  country: optionalLine(),
})

const PhoneHint = z.object({ hint: z.nullable(z.string()) })

export const FirstSuperAdmin = z.strictObject({
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  email: emailAddress('Valid email is required'),
  newPassword: NewPassword.shape.newPassword,
})

const token = z.object({ token: Code })

export const signIn = endpoints('signIn', {
  withPassword: endpoint('POST', '/api/auth/login', {
    summary: 'Sign in with e-mail or phone and password.',
    refuses: ['not_signed_in', 'too_many'],
    who: 'visitor',
    body: Credentials,
    response: SignInAnswer,
  }),
  forgotPassword: endpoint('POST', '/api/auth/forgot-password', {
    summary: 'Ask for a reset mail; the answer is the same whether the address is known or not.',
    refuses: ['too_many'],
    who: 'visitor',
    body: ForgotPassword,
    response: z.object({ message: z.string() }),
  }),
  checkReset: endpoint('GET', '/api/auth/reset-password/:token', {
    summary: 'Whether a reset link still holds, and whose it is.',
    refuses: ['gone'],
    who: 'visitor',
    params: token,
    /** What he signs in with: his e-mail address, or his phone where he has none. */
    response: z.object({
      firstName: z.string(),
      identifier: z.nullable(z.string()),
      asks: z.nullable(RecordQuestion),
    }),
  }),
  finishReset: endpoint('POST', '/api/auth/reset-password/:token', {
    summary: 'Choose a new password with a reset link, and sign in.',
    refuses: ['gone', 'conflict'],
    who: 'visitor',
    params: token,
    body: LinkedPassword,
    response: EntryAnswer,
  }),
  checkWelcome: endpoint('GET', '/api/auth/welcome/:token', {
    summary: 'The details of the brother an invitation is for.',
    refuses: ['gone'],
    who: 'visitor',
    params: token,
    response: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      location: z.nullable(z.string()),
      asks: z.nullable(RecordQuestion),
    }),
  }),
  acceptWelcome: endpoint('POST', '/api/auth/welcome/:token', {
    summary: 'Accept an invitation: check your details, choose a password, and be signed in.',
    refuses: ['gone', 'conflict'],
    who: 'visitor',
    params: token,
    body: Welcome,
    response: EntryAnswer,
  }),
  searchCities: endpoint('GET', '/api/auth/welcome/:token/cities', {
    summary: 'Cities by the beginning of their name, for the brother an invitation is for.',
    refuses: ['gone'],
    who: 'visitor',
    params: token,
    query: places.search.query,
    response: places.search.response,
  }),
  hintAtPhone: endpoint('POST', '/api/auth/phone', {
    summary: 'Why a number will not sign in you, or the brother whose record you change; null where it will.',
    body: z.extend(PhoneAsked, { memberId: z.optional(Id) }),
    response: PhoneHint,
  }),
  hintAtWelcomePhone: endpoint('POST', '/api/auth/welcome/:token/phone', {
    summary: 'The same for the brother an invitation is for.',
    refuses: ['gone'],
    who: 'visitor',
    params: token,
    body: PhoneAsked,
    response: PhoneHint,
  }),
  checkSetup: endpoint('GET', '/api/auth/setup/:token', {
    summary: 'Whether the set-up link still holds.',
    refuses: ['gone'],
    who: 'visitor',
    params: token,
  }),
  finishSetup: endpoint('POST', '/api/auth/setup/:token', {
    summary: 'Create the first super admin, and be signed in.',
    refuses: ['gone'],
    who: 'visitor',
    params: token,
    body: FirstSuperAdmin,
    response: EntryAnswer,
  }),
})
