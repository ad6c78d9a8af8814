// Invitations that have been sent and not been accepted yet.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { page } from './page.ts'
import { PersonRef } from './person.ts'
import { Id, PathId } from './values.ts'

/** How long the link of an invitation is good for. */
export const INVITATION_DAYS = 14

export const PendingInvitation = z.object({
  memberId: Id,
  member: PersonRef,
  /** Null where he keeps it from officers too. */
  email: z.nullable(z.string()),
  askedAt: z.iso.datetime(),
  /** Null while the mail that was asked for has not gone. */
  sentAt: z.nullable(z.iso.datetime()),
  endsAt: z.nullable(z.iso.datetime()),
  /** A mail that was `not_delivered` is tried again for some days. */
  state: z.enum(['waiting', 'sent', 'not_delivered', 'run_out']),
})
export type PendingInvitation = z.infer<typeof PendingInvitation>

export const invitations = endpoints('invitations', {
  list: endpoint('GET', '/api/admin/invitations', {
    summary: 'Brothers who have been invited and have not come in, the last invited first.',
    who: 'admin',
    ...page(PendingInvitation),
  }),
  count: endpoint('GET', '/api/admin/invitations/count', {
    summary: 'How many brothers have been invited and have not come in.',
    who: 'admin',
    response: z.object({ pending: z.int() }),
  }),
  withdraw: endpoint('DELETE', '/api/admin/invitations/:memberId', {
    summary: 'End the invitation of a brother: its link, and the mail if it has not gone.',
    refuses: ['conflict'],
    who: 'admin',
    params: z.object({ memberId: PathId }),
  }),
})
