// A world with elections that trustees seal: a committee whose keys are there, ballots as browsers make them, keys as trustees turn them.
import { sealedElections } from '@aerie/contract/sealed-elections'
import { makeBallot } from '@aerie/verifiable-elections/ballots'
import { makeCertificate } from '@aerie/verifiable-elections/certificates'
import { decryptPart } from '@aerie/verifiable-elections/decryption'
import { readElection } from '@aerie/verifiable-elections/election'
import { makeParameters, openKey } from '@aerie/verifiable-elections/parameters'
import { makeWords, seedOf } from '@aerie/verifiable-elections/seeds'
import { makeShares } from '@aerie/verifiable-elections/shares'
import { readTally } from '@aerie/verifiable-elections/tally'
import { acknowledge, receivedBy } from '@aerie/verifiable-elections/verification-keys'
import { sql } from 'kysely'
import type { CastKey } from '../../demo/cast.ts'
import { of, ofPosition, openElectionWorld } from '../elections/election-world.fixture.ts'

const TRUSTEES: CastKey[] = ['marcus', 'tobias', 'mateo']
const THRESHOLD = 2

export type SealedWorld = Awaited<ReturnType<typeof openSealedWorld>>

/** Two of three of Marcus, Tobias and Mateo count. */
export async function openSealedWorld(options?: Parameters<typeof openElectionWorld>[0]) {
  const opened = await openElectionWorld(options)
  const { world, as } = opened
  const committee = await makeCommittee(TRUSTEES.length)
  const insertSet = async (isReady = true) => {
    const parameters = isReady ? JSON.stringify(committee.parameters) : null
    const { rows } = await sql<{ id: number }>`insert into trustee_sets
      (name, threshold, state, deadline, ready_at, parameters)
      values ('Election committee', ${THRESHOLD}, ${isReady ? 'ready' : 'round3'}, now() + interval '7 days',
        ${isReady ? new Date() : null}, ${parameters}) returning id`.execute(world.ownerDb)
    const id = rows[0]?.id ?? 0
    for (const [at, trustee] of TRUSTEES.entries())
      await sql`insert into trustee_seats (set_id, index, member_id)
        values (${id}, ${at + 1}, ${await world.idOf(trustee)})`.execute(world.ownerDb)
    return id
  }
  const setId = await insertSet()
  const kit = async (player: CastKey, id: number) => (await as(player))(sealedElections.ballotKit, of(id))
  /** The text of a ballot for the candidate at a place; null is blank. `from` is the kit of whoever signs. */
  const fillIn = async (player: CastKey, id: number, position = 0, candidate: number | null = 0) => {
    const { positions } = await opened.show(player, id)
    const own = (await kit(player, id)).body.positions.find((each) => each.positionId === positions[position]?.id)
    if (!own) throw new Error('There is nothing to fill in')
    const election = readElection(own.electionJson)
    const answers = election.fields.questions[0]?.answers ?? []
    const choices = answers.map((_, at): 0 | 1 => (at === candidate ? 1 : 0))
    return { positionId: own.positionId, ballot: makeBallot(election, BigInt(own.credential), [choices]) }
  }
  /** The text of all that voters and trustees have sent. */
  const sent: string[] = []
  const post = async (player: CastKey, id: number, body: { positionId: number; ballot: string }) => {
    sent.push(JSON.stringify(body))
    return (await as(player))(sealedElections.vote, { ...of(id), body })
  }
  const keys = async (player: CastKey, id: number) => (await (await as(player))(sealedElections.keys, of(id))).body
  const partsOf = async (player: CastKey, id: number) => {
    const secret = committee.secrets[TRUSTEES.indexOf(player)] ?? 0n
    const { positions } = await keys(player, id)
    return positions.map(({ positionId, electionJson, tally }) => ({
      positionId,
      part: decryptPart(readElection(electionJson).hash, secret, readTally(tally ?? [])),
    }))
  }
  const turn = async (player: CastKey, id: number, parts: { positionId: number; part: string }[]) => {
    sent.push(JSON.stringify(parts))
    return (await as(player))(sealedElections.turnKey, { ...of(id), body: { parts } })
  }
  return {
    ...opened,
    committee,
    sent,
    setId,
    insertSet,
    callSealed: (given: Parameters<typeof opened.call>[0] = {}) =>
      opened.call({ secrecy: 'trustees', trusteeSetId: setId, ...given }),
    kit,
    fillIn,
    post,
    castSealed: async (player: CastKey, id: number, position = 0, candidate: number | null = 0) =>
      post(player, id, await fillIn(player, id, position, candidate)),
    receipt: async (player: CastKey, id: number, positionId: number) =>
      (await as(player))(sealedElections.receipt, ofPosition(id, positionId)),
    keys,
    partsOf,
    turn,
    turnOwn: async (player: CastKey, id: number) => turn(player, id, await partsOf(player, id)),
    board: async (player: CastKey, id: number, positionId: number, headers: Record<string, string> = {}) =>
      world.app.inject({
        url: `/api/elections/${id}/positions/${positionId}/board`,
        headers: { cookie: await world.cookieOf(player), ...headers },
      }),
  }
}

async function makeCommittee(size: number) {
  const seeds = Array.from({ length: size }, () => seedOf(makeWords()))
  const certificates = seeds.map((seed, at) => makeCertificate(seed, { size, threshold: THRESHOLD, index: at + 1 }))
  const shares = await Promise.all(seeds.map((seed) => makeShares(seed, certificates)))
  const acknowledgements = await Promise.all(
    seeds.map((seed, at) => acknowledge(seed, certificates, receivedBy(shares, at + 1))),
  )
  const parameters = makeParameters(certificates, shares, acknowledgements)
  const opened = await Promise.all(
    seeds.map((seed, at) => openKey(seed, parameters, acknowledgements[at]?.private_key ?? '')),
  )
  return { seeds, parameters, secrets: opened.map(({ secret }) => secret) }
}
