// A member's own account: his password, and where he is signed in; one-time passwords from officers.
import * as z from 'zod/mini'
import { endpoint, endpoints, WITHIN_AN_HOUR } from './endpoint.ts'
import { chosenPassword, typedPassword } from './passwords.ts'
import { Code, Id } from './values.ts'

const Message = z.object({ message: z.string() })
export const PasswordChange = z.strictObject({
  currentPassword: typedPassword('Current password is required'),
  newPassword: chosenPassword,
})
/** For whom; the password itself is the server's to make. */
export const PasswordReset = z.strictObject({ userId: Id })
/** How long a one-time password waits to be used. */
export const ONE_TIME_HOURS = 72
export const PasswordAgain = z.strictObject({ password: typedPassword('Password is required') })
export const SessionEntry = z.object({
  id: Code,
  current: z.boolean(),
  device: z.string(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export type SessionEntry = z.infer<typeof SessionEntry>

export const account = endpoints('account', {
  resetPassword: endpoint('POST', '/api/auth/reset-password', {
    summary:
      'Help a member to a new password: by a link to his own e-mail address, or, where he has none, by a one-time password, to be replaced at the next sign-in within 72 hours.',
    refuses: ['not_found', 'not_allowed', 'conflict', 'too_many'],
    who: 'superAdmin',
    body: PasswordReset,
    /** `password` is shown nowhere again; null where a link was sent. */
    response: z.object({ message: z.string(), password: z.nullable(z.string()) }),
    fresh: () => WITHIN_AN_HOUR,
  }),
  confirm: endpoint('POST', '/api/auth/confirm', {
    summary: 'Type your password again, for a call that was refused until you do.',
    refuses: ['too_many'],
    body: PasswordAgain,
  }),
  changePassword: endpoint('POST', '/api/auth/change-password', {
    summary: 'Change your own password; your other sessions end.',
    refuses: ['too_many'],
    body: PasswordChange,
    response: Message,
  }),
  password: endpoint('GET', '/api/auth/password', {
    summary: 'Since when you have the password that you sign in with; null where you have none.',
    response: z.object({ setAt: z.nullable(z.iso.datetime()) }),
  }),
  sessions: endpoint('GET', '/api/auth/sessions', {
    summary: 'Where you are signed in.',
    response: z.array(SessionEntry),
  }),
  endSession: endpoint('DELETE', '/api/auth/sessions/:sessionId', {
    summary: 'End one of your sessions.',
    params: z.object({ sessionId: Code }),
  }),
  endOtherSessions: endpoint('DELETE', '/api/auth/sessions', { summary: 'End all your sessions but this one.' }),
})
