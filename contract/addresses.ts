// The addresses a member signs in with: a changed one waits until a mail confirms it, and can be taken back for a while.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { Code, Id, PathId } from './values.ts'

export const AddressKind = z.enum(['email', 'phone'])
export type AddressKind = z.infer<typeof AddressKind>

/** A change that counts once it is confirmed; `address` is an e-mail address, or the E.164 of a number. */
const WaitingAddress = z.object({ id: Id, kind: AddressKind, address: z.string(), expiresAt: z.iso.datetime() })
export type WaitingAddress = z.infer<typeof WaitingAddress>

const changeId = z.object({ changeId: PathId })
const token = z.object({ token: Code })

export const addresses = endpoints('addresses', {
  waiting: endpoint('GET', '/api/auth/addresses', {
    summary: 'Your changed addresses for signing in that wait to be confirmed.',
    response: z.array(WaitingAddress),
  }),
  sendAgain: endpoint('POST', '/api/auth/addresses/:changeId/mail', {
    summary: 'Send the mail again that confirms a changed address; the link in the one before ends.',
    refuses: ['too_many'],
    params: changeId,
  }),
  callOff: endpoint('DELETE', '/api/auth/addresses/:changeId', {
    summary: 'Call off a changed address that waits to be confirmed.',
    params: changeId,
  }),
  checkConfirm: endpoint('GET', '/api/auth/confirm-address/:token', {
    summary: 'The address that a link from a mail confirms.',
    refuses: ['gone'],
    who: 'visitor',
    params: token,
    response: z.object({ firstName: z.string(), kind: AddressKind, address: z.string() }),
  }),
  confirm: endpoint('POST', '/api/auth/confirm-address/:token', {
    summary: 'Confirm a changed address: from then on it signs its member in.',
    refuses: ['gone', 'conflict'],
    who: 'visitor',
    params: token,
  }),
  checkTakeBack: endpoint('GET', '/api/auth/take-back/:token', {
    summary: 'The former e-mail address to which a link from a mail leads back.',
    refuses: ['gone'],
    who: 'visitor',
    params: token,
    response: z.object({ firstName: z.string(), address: z.string() }),
  }),
  takeBack: endpoint('POST', '/api/auth/take-back/:token', {
    summary: 'Take a changed e-mail address back: all sessions end, and `next` is where a new password is chosen.',
    refuses: ['gone', 'conflict'],
    who: 'visitor',
    params: token,
    response: z.object({ next: z.string() }),
  }),
})
