// The verifier on what is published of a position: what is true passes, and what was changed is refused.
import { createHash } from 'node:crypto'
import { elections } from '@aerie/contract/elections'
import type { PositionAudit } from '@aerie/contract/poll-records'
import { canonicalJson } from '@aerie/votes/canonical-json'
import { faultsOf } from '@aerie/votes/check-vote'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ElectionWorld, of, openElectionWorld } from './election-world.fixture.ts'

let opened: ElectionWorld
let published: PositionAudit
let other: PositionAudit
beforeAll(async () => {
  opened = await openElectionWorld()
  const { id } = await opened.call()
  await opened.vote('kenji', id, 0, 1)
  await opened.vote('rook', id, 0, null)
  await opened.vote('julian', id, 0, null)
  await opened.vote('marcus', id, 1, 0)
  await opened.pass(2)
  published = await opened.audit(id)
  other = await opened.audit(id, 1)
})
afterAll(() => opened.world.close())

const faults = (changed: Partial<PositionAudit> = {}) => {
  const { certificate, ballots, log, participants } = { ...published, ...changed }
  if (!certificate || !ballots) throw new Error('The position is not counted')
  return faultsOf({ certificate, ballots, log, participants })
}
type Certificate = NonNullable<PositionAudit['certificate']>
const withCertificate = (change: (certificate: Certificate) => Partial<Certificate>) => {
  if (!published.certificate) throw new Error('The position is not counted')
  return faults({ certificate: { ...published.certificate, ...change(published.certificate) } })
}

test('what the server publishes of each position is true; who abstained wins nothing', async () => {
  expect(await faults()).toEqual([])
  expect(await faults(other)).toEqual([])
  expect(published.certificate).toMatchObject({ outcome: 'decided', leadingIds: ['option_2'], voters: 3 })
})

test('what was changed is refused', async () => {
  expect(await withCertificate(() => ({ leadingIds: ['option_3'] }))).toContain('Other options lead than it says.')
  expect(
    await withCertificate(({ definition }) => ({ definition: { ...definition, abstainId: 'option_1' } })),
  ).toContain('To abstain is not the last option.')
  expect(await withCertificate(({ positionId }) => ({ positionId: positionId + 1 }))).toContain(
    'The log is that of another poll or position.',
  )
  expect(await withCertificate(() => ({ format: 'aerie-poll-2' as never }))).toContain(
    'The log is that of another poll or position.',
  )
  expect(await faults({ log: other.log })).toContain('The log is that of another poll or position.')
  const swapped = published.ballots?.map((ballot) => ({ ...ballot, choices: ['option_1'] })) ?? []
  expect(await faults({ ballots: swapped })).toContain('The ballots are not those of the certificate.')
  expect(canonicalJson(swapped)).not.toBe(canonicalJson(published.ballots))
})

test('the head of an election is reckoned again from its positions, and stays what it was where it was certified before', async () => {
  const { ownerDb } = opened.world
  // The ids of its positions are keys: 99 and 100, of which the longer one stands first.
  await sql`select setval(pg_get_serial_sequence('election_positions', 'id'), 98)`.execute(ownerDb)
  const { id, positions } = await opened.call()
  expect(positions.map((position) => position.id)).toEqual([99, 100])
  await opened.pass(2)
  const readElection = async () => (await (await opened.as('kenji'))(elections.audit, of(id))).body
  const election = await readElection()
  for (const at of [0, 1]) {
    const { certificate, ballots, log } = await opened.audit(id, at)
    if (!certificate || !ballots) throw new Error('The position is not counted')
    expect(await faultsOf({ certificate, ballots, log, election }, { head: election.head })).toEqual([])
  }
  await sql`alter table position_results disable trigger user`.execute(ownerDb)
  await sql`update position_results set certificate = jsonb_set(certificate, '{format}', '"aerie-position-1"')
    where position_id in (99, 100)`.execute(ownerDb)
  await sql`alter table position_results enable trigger user`.execute(ownerDb)
  const [one, other] = election.positions
  const former = `{"99":"${one?.head}","100":"${other?.head}"}`
  expect((await readElection()).head).toBe(createHash('sha256').update(former).digest('hex'))
})
