// What anybody can check of a poll: its log, and after its end who has voted, the ballots and the certificate.
import { type PollAudit, PollCertificate } from '@aerie/contract/poll-records'
import * as ballots from '#features/ballots/service.ts'
import { displayFirstName } from '#features/people/person.ts'
import type { MemberContext } from '#platform/context.ts'
import * as data from './data.ts'
import { findPoll } from './service.ts'

/** Until the end no name: who knew the last to vote could tell his choice from the counts before and after. */
export async function readRecords(ctx: MemberContext, id: number): Promise<PollAudit> {
  const { box, definition, result } = await findPoll(ctx, id)
  const [log, participants, opened, row] = await Promise.all([
    ballots.readLog(ctx, box),
    box.closedAt ? ballots.listParticipants(ctx, box) : null,
    result ? ballots.listBallots(ctx, box) : null,
    data.findPoll(ctx.db, id),
  ])
  const optionIds = definition.options.map((option) => option.id)
  return {
    log,
    head: log.at(-1)?.hash ?? '',
    participants: participants && namesOf(participants),
    ballots: opened && ballots.published(opened, optionIds),
    certificate: row?.certificate ? PollCertificate.parse(row.certificate) : null,
  }
}

type Participant = Awaited<ReturnType<typeof ballots.listParticipants>>[number]

function namesOf(participants: Participant[]) {
  const members = participants.flatMap((row) =>
    row.id === null ? [] : [{ id: row.id, firstName: displayFirstName(row), lastName: row.last_name }],
  )
  return { members, formerMembers: participants.length - members.length }
}
