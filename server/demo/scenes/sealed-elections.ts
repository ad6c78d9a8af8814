// Elections that the demo's committee seals: one that is open, and one that two of its keys have counted.
import { decryptPart } from '@aerie/verifiable-elections/decryption'
import { readElection } from '@aerie/verifiable-elections/election'
import { openKey } from '@aerie/verifiable-elections/parameters'
import { seedOf } from '@aerie/verifiable-elections/seeds'
import { readTally } from '@aerie/verifiable-elections/tally'
import { keysOf } from '#features/ballots/service.ts'
import { credentialOf } from '#features/boards/contest-keys.ts'
import { keepPart, readSums } from '#features/boards/counting.ts'
import { postBallot } from '#features/boards/posting.ts'
import { readSetup } from '#features/boards/setup.ts'
import { publishTurned } from '#features/election-sealing/results.ts'
import type { PositionState } from '#features/election-states/states.ts'
import { lockElection } from '#features/elections/locking.ts'
import { syncNotices } from '#features/elections/notices.ts'
import { callElection } from '#features/elections/officers.ts'
import { settleElection } from '#features/elections/settling.ts'
import type { Context } from '#platform/context.ts'
import { type CastSealedElection, castSealedElections } from '../cast/sealed-elections.ts'
import { DEMO_TRUSTEES } from '../trustee-words.ts'
import { asOfficer, choiceOf, type IdOf, inHours } from './voting.ts'

/** After the committee, whose keys are there. */
export async function addSealedElections(tx: Context, idOf: IdOf) {
  const { id: trusteeSetId } = await tx.db.selectFrom('trustee_sets').select('id').executeTakeFirstOrThrow()
  for (const election of castSealedElections) {
    const { title, description, classFilter } = election
    const candidates = election.candidates.map((who) => ({ memberId: idOf(who) }))
    const id = await callElection(asOfficer(tx, idOf(election.by)), {
      ...{ title, description, classFilter, quorumThreshold: 10, requiresQuorum: false },
      ...{ startDate: inHours(election.startsInHours), endDate: inHours(election.hoursLeft) },
      ...{ secrecy: 'trustees', trusteeSetId, isTrial: false },
      positions: [{ title: election.position, candidates }],
    })
    await settleElection(tx, id)
    // On a machine that is slow beyond measure its time is over by now.
    const opened = (await lockElection(tx, id)).positions.filter(({ board }) => board !== null)
    for (const position of opened) await voteFor(tx, position, election, idOf)
  }
}

/** As their browsers do. */
async function voteFor(tx: Context, { box }: PositionState, cast: CastSealedElection, idOf: IdOf) {
  const { makeBallot } = await import('@aerie/verifiable-elections/ballots')
  const election = readElection((await readSetup(tx, box)).election)
  const voters = await listVoters(tx, box.id, cast, idOf)
  for (const [at, id] of voters.entries()) {
    const chosen = choiceOf(cast.shares, at, voters.length)
    const choices = cast.shares.map((_, place): 0 | 1 => (place === chosen ? 1 : 0))
    const ballot = makeBallot(election, credentialOf(keysOf(tx, box), id), [choices])
    await postBallot(asOfficer(tx, id), box, ballot, { stale: [] })
  }
}

async function listVoters(tx: Context, boxId: number, { voters, among, without }: CastSealedElection, idOf: IdOf) {
  const rows = await tx.db
    .selectFrom('ballot_electorate')
    .select('member_id')
    .where('box_id', '=', boxId)
    .orderBy('member_id')
    .execute()
  const left = new Set(without.map(idOf))
  const listed = rows.map((row) => row.member_id).filter((id) => !left.has(id))
  return [...new Set([...among.map(idOf), ...listed])].slice(0, voters)
}

/** What has ended and is summed up: the first trustees turn their keys, as many as are needed. */
export async function countSealedElections(tx: Context) {
  const rows = await tx.db
    .selectFrom('elections')
    .select(['id', 'trustee_set_id'])
    .where('secrecy', '=', 'trustees')
    .execute()
  for (const { id, trustee_set_id: setId } of rows) {
    const { positions } = await lockElection(tx, id)
    if (!positions.every(({ board }) => board && board.published > 0)) continue
    for (const [at, secret] of (await openKeys(tx, setId ?? 0)).entries())
      for (const { box } of positions) {
        const { hash } = readElection((await readSetup(tx, box)).election)
        const tally = readTally(JSON.parse((await readSums(tx, box))?.tally ?? '[]'))
        await keepPart(tx, box, { seat: at + 1, part: decryptPart(hash, secret, tally) })
      }
    await publishTurned(tx, await lockElection(tx, id), tx.now())
    await syncNotices(tx, id)
  }
}

/** With the words that a start prints. */
async function openKeys(tx: Context, setId: number) {
  const set = await tx.db.selectFrom('trustee_sets').selectAll().where('id', '=', setId).executeTakeFirstOrThrow()
  const sent = await tx.db
    .selectFrom('trustee_messages')
    .select(['index', 'body'])
    .where('set_id', '=', setId)
    .where('round', '=', 3)
    .orderBy('index')
    .execute()
  const opened = DEMO_TRUSTEES.slice(0, set.threshold).map(({ words }, at) =>
    openKey(seedOf(words), JSON.parse(set.parameters ?? ''), JSON.parse(sent[at]?.body ?? '{}').private_key),
  )
  return (await Promise.all(opened)).map(({ secret }) => secret)
}
