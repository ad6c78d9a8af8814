// What anybody can check of a box: its log, and after its close who has voted, and the ballots.
import type { VoteAudit } from '@aerie/contract/poll-records'
import { toPersonNameIfThere } from '#features/people/person.ts'
import type { Context } from '#platform/context.ts'
import { type BallotBox, listBallots, listParticipants, published, readLog } from './service.ts'

/**
 * Until the end no name: who knew the last to vote could tell his choice from the counts before and after. The ballots are
 * there where they were counted.
 */
export async function readRecords(
  ctx: Context,
  box: BallotBox,
  optionIds: string[],
  isCounted: boolean,
): Promise<Omit<VoteAudit, 'certificate'>> {
  const [log, participants, opened] = await Promise.all([
    readLog(ctx, box),
    box.closedAt ? listParticipants(ctx, box) : null,
    isCounted ? listBallots(ctx, box) : null,
  ])
  return {
    log,
    head: log.at(-1)?.hash ?? '',
    participants: participants && namesOf(participants),
    ballots: opened && published(opened, optionIds),
  }
}

type Participant = Awaited<ReturnType<typeof listParticipants>>[number]

function namesOf(participants: Participant[]) {
  const members = participants.flatMap((row) => toPersonNameIfThere(row) ?? [])
  return { members, formerMembers: participants.length - members.length }
}
