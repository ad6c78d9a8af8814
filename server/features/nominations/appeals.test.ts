// Refusals: the reason that is told, the one appeal, and the two days for it, for which the list waits.
import { nominations } from '@aerie/contract/nominations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NominationWorld, ofNominee, openNominationWorld } from './nomination-world.fixture.ts'

let opened: NominationWorld
beforeAll(async () => {
  opened = await openNominationWorld()
})
afterAll(() => opened.world.close())

test('officers refuse with a reason, which is appealed once and decided by another super admin', async () => {
  const { id, positions } = await opened.callNominated()
  const [chair = 0, treasurer = 0] = positions
  await opened.nominate('rook', id, chair, 'rook')
  await opened.nominate('wyatt', id, treasurer, 'wyatt')
  const nomineeId = (await opened.see('rook', id)).positions[0]?.own?.nomineeId ?? 0
  const julian = await opened.as('julian')
  expect(
    (await julian(nominations.refuse, { ...ofNominee(id, nomineeId), body: { reason: 'He owes the reserve.' } }))
      .status,
  ).toBe(200)
  const rook = await opened.as('rook')
  expect((await opened.answer('rook', id, chair, { stands: true })).status).toBe(409)
  await opened.close('julian', id)
  const words = { ...ofNominee(id, nomineeId), body: { words: 'I have paid.' } }
  expect((await rook(nominations.appeal, words)).status).toBe(200)
  expect((await rook(nominations.appeal, words)).status).toBe(409)
  expect((await opened.confirm('julian', id)).status).toBe(409)
  const decision = { ...ofNominee(id, nomineeId), body: { overturns: true, reason: 'He has.' } }
  expect((await julian(nominations.decide, decision)).status).toBe(403)
  expect((await (await opened.as('marcus'))(nominations.decide, decision)).status).toBe(200)
  const { positions: after } = await opened.election('kenji', id)
  expect(after[0]?.candidates.map(({ memberName }) => memberName)).toHaveLength(1)
  expect((await opened.see('rook', id)).positions[0]?.own?.refusal?.appeal).toMatchObject({
    decision: 'overturned',
    why: 'He has.',
  })
})

test('refused right before the close, a brother has two days to appeal, for which the list waits unless he waives them', async () => {
  const times = { startDate: opened.inHours(48), endDate: opened.inHours(120) }
  const { id, positions } = await opened.callNominated({ until: opened.inHours(47) }, times)
  for (const who of ['rook', 'kenji'] as const) await opened.nominate(who, id, positions[0] ?? 0, who)
  const nomineeId = (await opened.see('rook', id)).positions[0]?.own?.nomineeId ?? 0
  const [marcus, rook] = [await opened.as('marcus'), await opened.as('rook')]
  const nominee = ofNominee(id, nomineeId)
  expect((await marcus(nominations.refuse, { ...nominee, body: { reason: 'Too late.' } })).status).toBe(200)
  await opened.close('marcus', id)
  const { can, mayAppeal } = await opened.seeAll('marcus', id)
  expect([can.confirm, mayAppeal.brothers]).toEqual([false, 1])
  expect(Date.parse(mayAppeal.until ?? '') - Date.parse(opened.inHours(47))).toBeGreaterThan(0)
  expect((await opened.confirm('marcus', id)).status).toBe(409)
  const kenji = await opened.as('kenji')
  expect((await kenji(nominations.waive, nominee)).status).toBe(404)
  const own = (await rook(nominations.waive, nominee)).body.positions[0]?.own
  expect(own).toMatchObject({ refusal: { waivedAt: expect.any(String) }, can: { appeal: true, waive: false } })
  expect((await opened.seeAll('marcus', id)).mayAppeal).toEqual({ brothers: 0, until: null })
  expect((await opened.confirm('marcus', id)).status).toBe(200)
})

test('after two days without an appeal the list can be confirmed, and nobody is refused whose days would outlast the vote', async () => {
  const times = { startDate: opened.inHours(48), endDate: opened.inHours(96) }
  const { id, positions } = await opened.callNominated({}, times)
  for (const who of ['rook', 'kenji'] as const) await opened.nominate(who, id, positions[0] ?? 0, who)
  const named = (await opened.see('rook', id)).positions[0]?.own?.nomineeId ?? 0
  const refusal = { ...ofNominee(id, named), body: { reason: 'No.' } }
  const marcus = await opened.as('marcus')
  const short = await opened.callNominated(
    { until: opened.inHours(1) },
    { startDate: opened.inHours(2), endDate: opened.inHours(47) },
  )
  await opened.nominate('rook', short.id, short.positions[0] ?? 0, 'rook')
  const late = (await opened.see('rook', short.id)).positions[0]?.own?.nomineeId ?? 0
  expect((await marcus(nominations.refuse, { ...ofNominee(short.id, late), body: { reason: 'No.' } })).status).toBe(409)
  expect((await marcus(nominations.refuse, refusal)).status).toBe(200)
  await opened.pass(49)
  expect((await opened.seeAll('marcus', id)).mayAppeal.brothers).toBe(0)
  expect((await opened.confirm('marcus', id)).status).toBe(200)
})
