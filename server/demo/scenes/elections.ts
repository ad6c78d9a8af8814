// Elections of the cast with real ballots: one that has just ended, one that is open, and one to come.
import { castBallot } from '#features/ballots/service.ts'
import type { PositionState } from '#features/election-states/states.ts'
import { lockElection } from '#features/elections/locking.ts'
import { callElection } from '#features/elections/officers.ts'
import { settleElection } from '#features/elections/settling.ts'
import type { Context } from '#platform/context.ts'
import { type CastElection, castElections } from '../cast/elections.ts'
import type { CastKey } from '../cast.ts'
import { asOfficer, choiceOf, inHours, readNoticesOf, votersOf, waitForEnds } from './voting.ts'

type IdOf = (who: CastKey) => number

export async function addElections(tx: Context, idOf: IdOf) {
  for (const election of castElections) {
    const id = await callElection(asOfficer(tx, idOf(election.by)), formOf(election, idOf))
    const { positions } = await lockElection(tx, id)
    const without = new Set(election.without?.map(idOf))
    for (const [at, { turnout = 0, shares = [] }] of election.positions.entries()) {
      const position = positions[at]
      if (position) await voteFor(tx, position, { turnout, shares, without })
    }
  }
}

const formOf = ({ title, description, quorum, ...cast }: CastElection, idOf: IdOf) => ({
  title,
  description,
  startDate: inHours(cast.startsInHours),
  endDate: inHours(cast.hoursLeft),
  quorumThreshold: quorum,
  requiresQuorum: cast.requiresQuorum ?? false,
  classFilter: cast.classFilter ?? null,
  positions: cast.positions.map((position) => ({
    title: position.title,
    description: position.description ?? null,
    classRangeStart: position.classes?.from ?? null,
    classRangeEnd: position.classes?.to ?? null,
    candidates: position.candidates.map(({ who, statement }) => ({
      memberId: idOf(who),
      statement: statement ?? null,
    })),
  })),
})

interface Voting {
  turnout: number
  shares: number[]
  without: Set<number>
}

async function voteFor(tx: Context, { box }: PositionState, { turnout, shares, without }: Voting) {
  const listed = await tx.db
    .selectFrom('ballot_electorate')
    .select('member_id')
    .where('box_id', '=', box.id)
    .orderBy('member_id')
    .execute()
  const voters = votersOf(
    listed.map((row) => row.member_id).filter((id) => !without.has(id)),
    turnout,
  )
  await Promise.all(
    voters.map((id, at) => castBallot(asOfficer(tx, id), box, [choiceOf(shares, at, voters.length)], { stale: [] })),
  )
}

/** Comes last: by then hardly anything is left to wait for. */
export async function endElections(tx: Context) {
  await waitForEnds(tx)
  const rows = await tx.db.selectFrom('elections').select('id').orderBy('id').execute()
  for (const { id } of rows) await settleElection(tx, id)
  await readNoticesOf(tx, 'election')
}
