// A committee of trustees whose keys are there, and an election that it seals, called and open.
import type { Election } from '@aerie/contract/elections'
import type { BallotKit } from '@aerie/contract/sealed-elections'
import { makeBallot } from '@aerie/verifiable-elections/ballots'
import { makeCertificate } from '@aerie/verifiable-elections/certificates'
import { readElection } from '@aerie/verifiable-elections/election'
import { makeParameters } from '@aerie/verifiable-elections/parameters'
import { makeWords, seedOf } from '@aerie/verifiable-elections/seeds'
import { makeShares } from '@aerie/verifiable-elections/shares'
import { acknowledge, receivedBy } from '@aerie/verifiable-elections/verification-keys'
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import { type Client, expectStatus } from '../instruments/client.ts'
import type { SeededFolder } from './data-folder.ts'

const THRESHOLD = 2
const HOUR_MS = 3_600_000
/** No reminder is due meanwhile: that comes a day before the end, and would be counted with what is measured. */
const OPEN_MS = 72 * HOUR_MS

/** Those who may stand, or be trustees, in the order in which they were seeded. */
export const activeOf = ({ ids, brothers }: SeededFolder) => ids.filter((_, at) => brothers[at]?.isActive)

/** Two of these three turn their keys. Answers the id of the committee. */
export async function seedCommittee(db: Db, trustees: readonly number[]) {
  const size = trustees.length
  const seeds = trustees.map(() => seedOf(makeWords()))
  const certificates = seeds.map((seed, at) => makeCertificate(seed, { size, threshold: THRESHOLD, index: at + 1 }))
  const shares = await Promise.all(seeds.map((seed) => makeShares(seed, certificates)))
  const acknowledgements = await Promise.all(
    seeds.map((seed, at) => acknowledge(seed, certificates, receivedBy(shares, at + 1))),
  )
  const parameters = JSON.stringify(makeParameters(certificates, shares, acknowledgements))
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into trustee_sets (name, threshold, state, deadline, ready_at, parameters)
      values ('Election committee', ${THRESHOLD}, 'ready', now() + interval '7 days', now(), ${parameters}) returning id),
    seated as (
      insert into trustee_seats (set_id, index, member_id)
      select made.id, seat, member_id from made, unnest(${[...trustees]}::int[]) with ordinality as who (member_id, seat))
    select id from made`.execute(db)
  return rows[0]?.id ?? 0
}

const asJson = (cookie: string) => ({ cookie, 'content-type': 'application/json' })

/** Called by an officer for positions with these candidates, and open since an hour. */
export async function callSealedElection(
  client: Client,
  officer: string,
  { setId, candidates, positions }: { setId: number; candidates: readonly number[]; positions: number },
): Promise<Election> {
  const now = Date.now()
  const body = {
    title: 'Officers of the year',
    startDate: new Date(now - HOUR_MS).toISOString(),
    endDate: new Date(now + OPEN_MS).toISOString(),
    secrecy: 'trustees',
    trusteeSetId: setId,
    positions: Array.from({ length: positions }, (_, at) => ({
      title: `Office ${at + 1}`,
      candidates: candidates.map((memberId) => ({ memberId })),
    })),
  }
  const { body: called } = await expectStatus(
    201,
    client.send('/api/elections', { method: 'POST', headers: asJson(officer), body: JSON.stringify(body) }),
  )
  return JSON.parse(String(called))
}

/** What is sent as the vote of who has this cookie, for the first position: as his browser would have sealed it. */
export async function sealVote(client: Client, cookie: string, electionId: number): Promise<string> {
  const path = `/api/elections/${electionId}/ballot-kit`
  const { body } = await expectStatus(200, client.send(path, { headers: { cookie } }))
  const [own] = (JSON.parse(String(body)) as BallotKit).positions
  if (!own) throw new Error('There is nothing to vote for')
  const election = readElection(own.electionJson)
  const choices = election.fields.questions[0]?.answers.map((_, at): 0 | 1 => (at === 0 ? 1 : 0)) ?? []
  return JSON.stringify({ positionId: own.positionId, ballot: makeBallot(election, BigInt(own.credential), [choices]) })
}

export const castVote = (client: Client, cookie: string, electionId: number, vote: string) =>
  expectStatus(
    201,
    client.send(`/api/elections/${electionId}/sealed-vote`, { method: 'POST', headers: asJson(cookie), body: vote }),
  )
