// The verifier on what is published of a position: what is true passes, and what was changed is refused.
import type { PositionAudit } from '@aerie/contract/poll-records'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canonicalJson } from '#platform/canonical-json.ts'
import { faultsOf } from '../../../scripts/check-vote.mjs'
import { type ElectionWorld, openElectionWorld } from './election-world.fixture.ts'

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
  const { certificate, ballots, log } = { ...published, ...changed }
  return faultsOf({ certificate, ballots, log })
}
type Certificate = NonNullable<PositionAudit['certificate']>
const withCertificate = (change: (certificate: Certificate) => Partial<Certificate>) => {
  if (!published.certificate) throw new Error('The position is not counted')
  return faults({ certificate: { ...published.certificate, ...change(published.certificate) } })
}

test('what the server publishes of each position is true; who abstained wins nothing', () => {
  expect(faults()).toEqual([])
  expect(faultsOf({ certificate: other.certificate, ballots: other.ballots, log: other.log })).toEqual([])
  expect(published.certificate).toMatchObject({ outcome: 'decided', leadingIds: ['option_2'], voters: 3 })
})

test('what was changed is refused', () => {
  expect(withCertificate(() => ({ leadingIds: ['option_3'] }))).toContain('Other options lead than it says.')
  expect(withCertificate(({ definition }) => ({ definition: { ...definition, abstainId: 'option_1' } }))).toContain(
    'To abstain is not the last option.',
  )
  expect(withCertificate(({ positionId }) => ({ positionId: positionId + 1 }))).toContain(
    'The log is that of another poll or position.',
  )
  expect(withCertificate(() => ({ format: 'aerie-poll-1' as never }))).toContain(
    'The log is that of another poll or position.',
  )
  expect(faults({ log: other.log })).toContain('The log is that of another poll or position.')
  const swapped = published.ballots?.map((ballot) => ({ ...ballot, choices: ['option_1'] })) ?? []
  expect(faults({ ballots: swapped })).toContain('The ballots are not those of the certificate.')
  expect(canonicalJson(swapped)).not.toBe(canonicalJson(published.ballots))
})
