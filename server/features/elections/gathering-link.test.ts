// The gathering that belongs to an election: who sees it there, and what is said once it was called off or taken down.
import { elections } from '@aerie/contract/elections'
import { gatherings } from '@aerie/contract/gatherings'
import { EVERYTHING, type Stale } from '@aerie/contract/stale'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { inDays } from '../../test/days-ahead.ts'
import { type ElectionWorld, openElectionWorld } from './election-world.fixture.ts'

let opened: ElectionWorld
beforeAll(async () => {
  opened = await openElectionWorld()
})
afterAll(() => opened.world.close())

const evening = { title: 'Candidates', location: 'Tromsø, Norway', startDate: inDays(20), startTime: '19:00' }
const callGathering = async (more: object = {}) =>
  (await (await opened.as('julian'))(gatherings.create, { body: { ...evening, ...more } })).body
const shownTo = async (player: CastKey, id: number) => (await opened.show(player, id)).gathering

test('it is shown to whoever is asked to it, with what has become of it, and an unknown one is refused', async () => {
  expect((await opened.callBy('julian', { gatheringId: 999_999 })).status).toBe(400)
  const { id: gatheringId } = await callGathering()
  const { id } = await opened.call({ gatheringId })
  const gathering = { id: gatheringId, title: 'Candidates' }
  expect(await shownTo('kenji', id)).toEqual({ ...gathering, state: 'on' })
  const [julian, params] = [await opened.as('julian'), { gatheringId: String(gatheringId) }]
  await julian(gatherings.callOff, { params, body: { word: null } as never })
  expect(await shownTo('kenji', id)).toEqual({ ...gathering, state: 'called_off' })
  await (await opened.as('marcus'))(gatherings.takeDown, { params, body: { reason: 'Twice.' } })
  expect(await shownTo('julian', id)).toEqual({ ...gathering, state: 'taken_down' })
  expect(await shownTo('kenji', id)).toBeNull()
  expect((await opened.change(id, { gatheringId: null })).status).toBe(200)
  expect(await shownTo('julian', id)).toBeNull()
})

test('open pages hear by the election that its gathering is called otherwise, off, again, or taken down', async () => {
  const { id: gatheringId } = await callGathering()
  const { id } = await opened.call({ gatheringId })
  const [julian, params] = [await opened.as('julian'), { gatheringId: String(gatheringId) }]
  const heard: Stale[] = []
  opened.world.ctx.bus.subscribe((change) => heard.push(...(change.stale === EVERYTHING ? [] : change.stale)))
  const hearOf = async (act: () => Promise<{ status: number }>) => {
    heard.length = 0
    expect((await act()).status).toBe(200)
    return heard.filter(({ path, ids }) => path === elections.show.path && ids?.includes(id)).length
  }
  const { version } = (await julian(gatherings.show, { params })).body
  expect(
    await hearOf(() => julian(gatherings.update, { params, body: { ...evening, title: 'The candidates', version } })),
  ).toBe(1)
  expect(await hearOf(() => julian(gatherings.callOff, { params, body: {} }))).toBe(1)
  expect(await hearOf(() => julian(gatherings.callAgain, { params }))).toBe(1)
  expect(await hearOf(() => julian(gatherings.takeDown, { params, body: { reason: 'Twice.' } }))).toBe(1)
  expect(await hearOf(() => julian(gatherings.putBack, { params }))).toBe(1)
  expect(await hearOf(() => julian(gatherings.answer, { params, body: { reply: 'maybe', guests: 0 } }))).toBe(0)
})

test('who is not asked to it is not told by the election that there is one', async () => {
  const asked = [await opened.world.idOf('rook')]
  const { id: gatheringId } = await callGathering({ audience: 'named', asked })
  const { id } = await opened.call({ gatheringId })
  expect(await shownTo('rook', id)).toMatchObject({ id: gatheringId })
  expect(await shownTo('kenji', id)).toBeNull()
})
