// Mails that came back: what a member is told of his own, and whether the mailbox they come back to is read.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { PathId } from './values.ts'

/** Two mails of different days within so many, or one invitation. */
export const BOUNCE_DAYS = 30

const ReturnedMail = z.object({ address: z.string(), since: z.iso.datetime() })
export type ReturnedMail = z.infer<typeof ReturnedMail>

const BounceReading = z.object({
  /** Whether this installation reads what comes back at all. */
  isOn: z.boolean(),
  lastReadAt: z.nullable(z.iso.datetime()),
  /** Since when it cannot be read, and why, in a sentence; null while it can. */
  failure: z.nullable(z.object({ since: z.iso.datetime(), sentence: z.string() })),
})
export type BounceReading = z.infer<typeof BounceReading>

const brother = z.object({ memberId: PathId })

export const bounces = endpoints('bounces', {
  own: endpoint('GET', '/api/members/returned-mail', {
    summary: 'Whether mail to your own address came back; null where it reaches you.',
    response: z.object({ returned: z.nullable(ReturnedMail) }),
  }),
  confirm: endpoint('POST', '/api/members/returned-mail/right', {
    summary: 'Say that your address is right although mail came back: only what comes back from now on counts.',
  }),
  reading: endpoint('GET', '/api/admin/bounces', {
    summary: 'When the mailbox was last read to which mails come back, and why it cannot be read.',
    who: 'admin',
    response: BounceReading,
  }),
  mark: endpoint('PUT', '/api/admin/members/:memberId/returned-mail', {
    summary: 'Note by hand that mail to a brother comes back.',
    refuses: ['conflict'],
    who: 'admin',
    params: brother,
  }),
  unmark: endpoint('DELETE', '/api/admin/members/:memberId/returned-mail', {
    summary: 'Note that mail to a brother reaches him after all.',
    who: 'admin',
    params: brother,
  }),
})
