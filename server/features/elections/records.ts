// What anybody can check of an election: for each position its log, and after its end who has voted, the ballots and the certificate.
import { type PositionAudit, PositionCertificate } from '@aerie/contract/poll-records'
import * as ballots from '#features/ballots/records.ts'
import * as data from '#features/election-states/data.ts'
import { definitionOf } from '#features/election-states/definition.ts'
import type { MemberContext } from '#platform/context.ts'
import { headOf, readHeads } from './heads.ts'
import { findElection, findPosition } from './service.ts'

/** In the order of the positions. */
export async function summarize(ctx: MemberContext, id: number) {
  const { call, positions } = await findElection(ctx, id)
  const ids = positions.map((position) => position.id)
  const [heads, certificates] = await Promise.all([readHeads(ctx, positions), readCertificates(ctx, ids)])
  return {
    head: await headOf(ctx, heads),
    positions: positions.map(({ id: positionId, asked, voters }, at) => ({
      id: positionId,
      title: asked.title,
      head: heads[at]?.head ?? '',
      participationCount: voters,
      certificate: (call.showsNumbers && certificates.get(positionId)) || null,
    })),
  }
}

export async function readRecords(ctx: MemberContext, electionId: number, id: number): Promise<PositionAudit> {
  const { election, position } = await findPosition(ctx, electionId, id)
  const isSealed = election.call.sealing !== null
  const { options } = definitionOf(election.call, position.asked)
  const optionIds = options.map((option) => option.id)
  // Ballots and certificates are numbers, or add up to them.
  const isCounted = position.result !== null && election.call.showsNumbers
  const [records, certificates] = await Promise.all([
    ballots.readRecords(ctx, position.box, optionIds, isCounted && !isSealed),
    readCertificates(ctx, [id]),
  ])
  // It may have been counted since the rest was read: then the certificate comes with the rest, at the next question.
  return {
    ...records,
    certificate: (isCounted && certificates.get(id)) || null,
    ...(isSealed && { boardUrl: `/api/elections/${electionId}/positions/${id}/board` }),
  }
}

const readCertificates = async ({ db }: MemberContext, ids: number[]) =>
  new Map(
    (await data.listCertificates(db, ids)).map((row) => [row.position_id, PositionCertificate.parse(row.certificate)]),
  )
