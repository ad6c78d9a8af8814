// What members are told of elections: at the start those who may vote, before the end those who have not, and the result.
import { elections } from '@aerie/contract/elections'
import { notifications } from '@aerie/contract/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readableFingerprintOf } from '#features/ballots/signing/signing.ts'
import { type CastKey, cast } from '../../demo/cast.ts'
import { type ElectionWorld, of, openElectionWorld } from './election-world.fixture.ts'
import { remindOfElections } from './notices.ts'
import { settleElections } from './settling.ts'

let opened: ElectionWorld
beforeAll(async () => {
  opened = await openElectionWorld()
})
afterAll(() => opened.world.close())

async function heard(player: CastKey, id: number) {
  const { body } = await (await opened.as(player))(notifications.list)
  return body.flatMap((one) => ('electionId' in one && one.electionId === id ? [one] : []))
}
const kindsFor = async (player: CastKey, id: number) => (await heard(player, id)).map(({ kind }) => kind)

test('its start is told, a vote that is missing is asked for, and then the result', async () => {
  const { id, title } = await opened.call({ startDate: opened.inHours(1), endDate: opened.inHours(40) })
  expect(await kindsFor('kenji', id)).toEqual([])
  await opened.pass(2)
  await settleElections(opened.world.ctx)
  for (const player of ['kenji', 'julian'] as const) expect(await kindsFor(player, id)).toEqual(['election_opened'])
  await opened.vote('kenji', id, 0)
  await opened.vote('kenji', id, 1)
  await opened.vote('rook', id, 0, 1)
  await remindOfElections(opened.world.ctx)
  expect(await kindsFor('rook', id)).toEqual(['election_opened'])
  await opened.pass(20)
  await remindOfElections(opened.world.ctx)
  expect(await kindsFor('kenji', id)).toEqual(['election_opened'])
  expect(await kindsFor('rook', id)).toEqual(['election_closing', 'election_opened'])
  await opened.pass(20)
  await settleElections(opened.world.ctx)
  await settleElections(opened.world.ctx)
  expect(await kindsFor('rook', id)).toEqual(['election_voted'])
  expect(await kindsFor('julian', id)).toEqual(['election_result'])
  const [result] = await heard('kenji', id)
  const { body } = await (await opened.as('kenji'))(elections.audit, of(id))
  expect(result).toMatchObject({ title, result: 'tie', head: body.head })
})

test('those who may not vote are not asked to, and a later end is told', async () => {
  const { id } = await opened.call({
    positions: [{ title: 'Elder', classRangeEnd: -1, candidates: await opened.standing('rook') }],
  })
  expect(await kindsFor('kenji', id)).toEqual([])
  const all = await opened.call()
  await opened.change(all.id, { endDate: opened.inHours(60) })
  expect(await kindsFor('kenji', all.id)).toEqual(['election_opened'])
  await opened.vote('kenji', all.id)
  await opened.change(all.id, { endDate: opened.inHours(70) })
  expect(await kindsFor('kenji', all.id)).toEqual(['election_extended', 'election_opened'])
})

test('whoever has voted for a position gets one letter with the result of each, and of a void election that it is void', async () => {
  const { world } = opened
  const { id, title } = await opened.call()
  await opened.vote('kenji', id, 0, 0)
  await opened.vote('rook', id, 1, null)
  const seen = (await world.mails()).length
  await opened.pass(2)
  await settleElections(world.ctx)
  const letters = async () =>
    (await world.mails()).slice(seen).map(({ to, subject, text }) => ({
      to: to?.[0]?.address ?? '',
      subject,
      text: (text ?? '').replace(/\s+/g, ' '),
    }))
  expect((await letters()).map(({ to, subject }) => [to, subject]).sort()).toEqual(
    [cast.kenji.email, cast.rook.email].sort().map((to) => [to, `The result of “${title}”`]),
  )
  const { body } = await (await opened.as('kenji'))(elections.audit, of(id))
  for (const { text } of await letters())
    for (const words of [
      'Rook Fairweather is elected. Rook Fairweather: 1 (100%) Kenji Arakawa: 0 (0%) Abstained: 0 (0%)',
      'Vacant: nobody was voted for. Julian Ashworth: 0 (0%) Abstained: 1 (100%)',
      body.head,
      readableFingerprintOf(world.ctx),
    ])
      expect(text).toContain(words)
  await (await opened.as('marcus'))(elections.void, { ...of(id), body: { reason: 'The list was wrong' } })
  const last = (await letters()).slice(2)
  expect(last).toHaveLength(2)
  for (const { subject, text } of last) {
    expect(subject).toBe(`“${title}” was declared void`)
    expect(text).toContain('declared void: The list was wrong')
    expect(text).not.toMatch(/Treasurer|%/)
  }
})
