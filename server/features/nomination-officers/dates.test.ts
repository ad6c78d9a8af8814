// The dates of an election that begins with nominations, moved together by officers, and told to whoever votes.
import { elections } from '@aerie/contract/elections'
import { nominations } from '@aerie/contract/nominations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { of } from '../elections/election-world.fixture.ts'
import { type NominationWorld, ofNominee, openNominationWorld } from '../nominations/nomination-world.fixture.ts'

let opened: NominationWorld
beforeAll(async () => {
  opened = await openNominationWorld()
})
afterAll(() => opened.world.close())

test('officers move all three dates before voting begins, and whoever votes is told once for each time', async () => {
  const { id, positions } = await opened.callNominated()
  const [chair = 0] = positions
  await opened.nominate('rook', id, chair, 'kenji')
  await opened.nominate('rook', id, chair, 'julian')
  await opened.answer('kenji', id, chair, { stands: true })
  await opened.readAll('mateo')
  const move = async (player: CastKey, body: object) =>
    (await opened.as(player))(nominations.changeDates, { ...of(id), body: body as never })
  expect((await move('rook', { until: opened.inHours(30) })).status).toBe(403)
  expect((await move('julian', { until: opened.inHours(30) })).status).toBe(403)
  expect((await move('marcus', { until: opened.inHours(50) })).status).toBe(400)
  expect((await move('marcus', { startDate: opened.inHours(20) })).status).toBe(400)
  expect((await move('marcus', { endDate: opened.inHours(40) })).status).toBe(400)
  expect(await opened.unread('mateo', id)).toEqual([])
  const dates = { until: opened.inHours(60), startDate: opened.inHours(70), endDate: opened.inHours(130) }
  expect((await move('marcus', dates)).status).toBe(200)
  const { nominations: named, startDate, endDate } = await opened.election('mateo', id)
  expect({ until: named?.until, startDate, endDate }).toEqual(dates)
  expect(await opened.unread('mateo', id)).toEqual(['dates_moved'])
  await opened.readAll('mateo')
  expect((await move('marcus', dates)).status).toBe(200)
  expect(await opened.unread('mateo', id)).toEqual([])
  await opened.close('marcus', id)
  expect((await move('marcus', { until: opened.inHours(65) })).status).toBe(409)
  expect((await move('marcus', { endDate: opened.inHours(140) })).status).toBe(200)
  expect(await opened.unread('mateo', id)).toEqual(['dates_moved'])
  await opened.readAll('mateo')
  await opened.change(id, { endDate: opened.inHours(145) }, 'marcus')
  await opened.world.work()
  expect(await opened.unread('mateo', id)).toEqual(['dates_moved'])
  await opened.confirm('marcus', id)
  await opened.confirm('julian', id)
  await opened.pass(71)
  expect((await (await opened.as('mateo'))(elections.show, of(id))).body.isConfirmed).toBe(true)
  expect((await move('marcus', { endDate: opened.inHours(150) })).status).toBe(409)
})

test('an end that would cut off the days of an appeal is refused', async () => {
  const times = { startDate: opened.inHours(48), endDate: opened.inHours(120) }
  const { id, positions } = await opened.callNominated({}, times)
  await opened.nominate('rook', id, positions[0] ?? 0, 'rook')
  const nomineeId = (await opened.see('rook', id)).positions[0]?.own?.nomineeId ?? 0
  const marcus = await opened.as('marcus')
  await marcus(nominations.refuse, { ...ofNominee(id, nomineeId), body: { reason: 'No.' } })
  const body = { until: opened.inHours(1), startDate: opened.inHours(2), endDate: opened.inHours(40) }
  expect((await marcus(nominations.changeDates, { ...of(id), body })).text).toContain('Voting has to end later.')
  const edit = { startDate: opened.inHours(30), endDate: opened.inHours(40) }
  const edited = await marcus(elections.update, { ...of(id), body: edit as never })
  expect([edited.status, edited.problem.detail]).toEqual([400, expect.stringContaining('Voting has to end later.')])
})
