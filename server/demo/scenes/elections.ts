// Elections of the cast with real ballots: one that has just ended, one that is open, and one to come.
import { castBallot } from '#features/ballots/service.ts'
import type { PositionState } from '#features/election-states/states.ts'
import { lockElection } from '#features/elections/locking.ts'
import { callElection } from '#features/elections/officers.ts'
import { settleElection } from '#features/elections/settling.ts'
import { answer } from '#features/nominations/answering.ts'
import { listNominees } from '#features/nominations/data.ts'
import { nominate } from '#features/nominations/naming.ts'
import type { Context } from '#platform/context.ts'
import { type CastElection, type CastNominations, castElections } from '../cast/elections.ts'
import { countSealedElections } from './sealed-elections.ts'
import { asOfficer, choiceOf, type IdOf, inHours, readNoticesOf, votersOf, waitForEnds } from './voting.ts'

export async function addElections(tx: Context, idOf: IdOf) {
  for (const election of castElections) {
    const id = await callElection(asOfficer(tx, idOf(election.by)), formOf(election, idOf))
    const { positions } = await lockElection(tx, id)
    if (election.nominations)
      await nominateAll(
        tx,
        { id, positions: positions.map((position) => position.id) },
        { named: election.nominations.named, idOf },
      )
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
  secrecy: 'server' as const,
  isTrial: false,
  classFilter: cast.classFilter ?? null,
  nominations: cast.nominations
    ? { until: inHours(cast.nominations.hoursLeft), allowSeveral: false, showsNames: false }
    : null,
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

interface Nominating {
  named: CastNominations['named']
  idOf: IdOf
}

async function nominateAll(
  tx: Context,
  { id, positions }: { id: number; positions: number[] },
  { named, idOf }: Nominating,
) {
  for (const { for: place, by, who, words, answer: said } of named) {
    const positionId = positions[place] ?? 0
    const memberId = idOf(who)
    const text = by === who ? { statement: words } : { sentence: words }
    await nominate(asOfficer(tx, idOf(by)), id, { positionId, memberId, ...text })
    if (!said) continue
    const nominee = (await listNominees(tx.db, id)).find(
      (each) => each.position_id === positionId && each.member_id === memberId,
    )
    await answer(asOfficer(tx, memberId), id, nominee?.id ?? 0, { showsNominators: false, ...said })
  }
}

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
  await countSealedElections(tx)
  await readNoticesOf(tx, 'election')
}
