// The keys of an election that trustees seal: who has turned his, what each position has come to still sealed, and turning one's own.
import type { ElectionKeys, PositionKeys, TurnedKey } from '@aerie/contract/sealed-elections'
import { readClock } from '#features/ballots/service.ts'
import { checkTurned, keepPart, ownerOf, readSums } from '#features/boards/counting.ts'
import { readSets, type SealingSet } from '#features/boards/sets.ts'
import { readSetup, readVotingKeys } from '#features/boards/setup.ts'
import { publishTurned } from '#features/election-sealing/results.ts'
import type { ElectionState, PositionState } from '#features/election-states/states.ts'
import { lockElection } from '#features/elections/locking.ts'
import { syncNotices } from '#features/elections/notices.ts'
import { announceElection } from '#features/elections/settling.ts'
import { statusOf } from '#features/elections/show.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, must, notFound, Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import { findSealed } from './find.ts'

export async function readKeys(ctx: MemberContext, id: number): Promise<ElectionKeys> {
  const [election, now] = [await findSealed(ctx, id), await readClock(ctx)]
  const set = await findSet(ctx, election)
  const positions = await Promise.all(election.positions.map((position) => showPosition(ctx, election, position)))
  const turned = turnedIn(election)
  const { title, sealing, endsAt } = election.call
  return {
    state: stateOf(election, { now, set }),
    title,
    isTrial: sealing?.isTrial ?? false,
    setId: set.id,
    setName: set.name,
    words: election.words,
    threshold: set.threshold,
    turned: turned.length,
    publishAt: sealing?.publishAt?.toISOString() ?? null,
    endDate: endsAt.toISOString(),
    members: set.seats.map(({ index, memberId, name }) => ({
      index,
      memberId,
      name,
      hasTurned: turned.includes(ownerOf(index)),
    })),
    ownIndex: set.seats.find(({ memberId }) => memberId === ctx.actor.id)?.index ?? null,
    positions,
    serverNow: now.toISOString(),
  }
}

async function findSet(ctx: Context, { call }: ElectionState) {
  const setId = call.sealing?.setId ?? 0
  const set = (await readSets(ctx, [setId])).get(setId)
  if (!set) throw notFound('Election')
  return set
}

/** All positions at once: of each it is the same. */
const turnedIn = ({ positions }: ElectionState) => positions[0]?.board?.turned ?? []

const isSummed = ({ board }: PositionState) => board !== null && board.published > 0

function stateOf(election: ElectionState, { now, set }: { now: Date; set: SealingSet }): ElectionKeys['state'] {
  if (election.void) return 'void'
  if (election.positions.every(({ result }) => result)) return 'counted'
  if (election.words === null) return set.parameters === null ? 'waiting' : 'upcoming'
  if (statusOf(election, now) !== 'completed') return 'open'
  return turnedIn(election).length >= set.threshold ? 'published_later' : 'turning'
}

async function showPosition(
  ctx: Context,
  { void: voided }: ElectionState,
  { id, asked, box, board, voters }: PositionState,
): Promise<PositionKeys> {
  const [setup, votingKeys, sums] = await Promise.all([
    readSetup(ctx, box),
    readVotingKeys(ctx, box),
    voided ? null : readSums(ctx, box),
  ])
  return {
    positionId: id,
    title: asked.title,
    electionJson: setup.election,
    tally: sums && JSON.parse(sums.tally),
    ballotCount: sums?.count ?? voters,
    voterCount: voters,
    eligibleCount: box.eligible ?? 0,
    credentialCount: votingKeys.count,
    credentialsHash: votingKeys.hash,
    head: board?.head ?? '0'.repeat(64),
  }
}

/** For good, for every position at once. The same parts once more change nothing. */
export async function turnKey(ctx: MemberContext, id: number, { parts }: TurnedKey) {
  const election = await findSealed(ctx, id)
  const seat = (await findSet(ctx, election)).seats.find(({ memberId }) => memberId === ctx.actor.id)?.index
  must(seat !== undefined, 'Only the trustees of this election turn a key.')
  mustBeTurning(election)
  const partOf = new Map(parts.map(({ positionId, part }) => [positionId, part]))
  if (partOf.size !== parts.length || !election.positions.every((position) => partOf.has(position.id)))
    throw invalid('parts', 'A key is turned for every position at once.')
  if (partOf.size !== election.positions.length) throw invalid('parts', 'There are more parts than positions.')
  // Before anything is held: what is counted does not change any more.
  for (const position of election.positions)
    await checkTurned(ctx, position.box, { seat, part: partOf.get(position.id) ?? '' })
  await inTransaction(ctx, (tx) => keepParts(tx, id, { seat, partOf }))
  return readKeys(ctx, id)
}

function mustBeTurning({ void: voided, positions }: ElectionState) {
  must(!voided, 'This election is void: it is not counted.')
  if (!positions.every(isSummed)) throw new Refusal('conflict', 'Keys are turned once the election has ended.')
}

async function keepParts(
  tx: MemberContext,
  id: number,
  { seat, partOf }: { seat: number; partOf: ReadonlyMap<number, string> },
) {
  const election = await lockElection(tx, id)
  mustBeTurning(election)
  const isKnown = turnedIn(election).includes(ownerOf(seat))
  if (!isKnown && election.positions.every(({ result }) => result))
    throw new Refusal('conflict', 'The count is done: enough keys were turned before yours.')
  for (const { id: positionId, box } of election.positions)
    await keepPart(tx, box, { seat, part: partOf.get(positionId) ?? '' })
  if (isKnown) return
  await record(tx, { action: 'election.turn-key', objectId: id })
  await publishTurned(tx, election, await readClock(tx))
  await syncNotices(tx, id)
  await announceElection(tx, id)
}
