// What anybody can check of a poll: its log, and after its end who has voted, the ballots and the certificate.
import { type PollAudit, PollCertificate } from '@aerie/contract/poll-records'
import * as ballots from '#features/ballots/records.ts'
import type { MemberContext } from '#platform/context.ts'
import * as data from './data.ts'
import { findPoll } from './service.ts'

export async function readRecords(ctx: MemberContext, id: number): Promise<PollAudit> {
  const { box, definition, result } = await findPoll(ctx, id)
  const optionIds = definition.options.map((option) => option.id)
  const [records, row] = await Promise.all([
    ballots.readRecords(ctx, box, optionIds, result !== null),
    data.findPoll(ctx.db, id),
  ])
  // It may have been counted since the rest was read: then the certificate comes with the rest, at the next question.
  return { ...records, certificate: result && row?.certificate ? PollCertificate.parse(row.certificate) : null }
}
