// Nominations from the first name to the opened ballot: who sees what, who may do what, and what becomes of it.
import { nominations } from '@aerie/contract/nominations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { of } from '../elections/election-world.fixture.ts'
import { settleNominations } from './closing.ts'
import { type NominationWorld, ofNominee, openNominationWorld } from './nomination-world.fixture.ts'

let opened: NominationWorld
beforeAll(async () => {
  opened = await openNominationWorld()
})
afterAll(() => opened.world.close())

test('until the close a position says only whether it has a candidate; then all stand at once', async () => {
  const { id, positions } = await opened.callNominated()
  const [chair = 0, treasurer = 0] = positions
  await opened.nominate('rook', id, chair, 'kenji')
  expect(await opened.asked('kenji')).toMatchObject([
    { positionTitle: 'Chair', namings: [{ sentence: 'He keeps his word.' }] },
  ])
  expect((await opened.see('mateo', id)).positions[0]).toMatchObject({
    has: 'none',
    standing: null,
    own: null,
    namedByYou: [],
  })
  expect((await opened.answer('kenji', id, chair, { stands: true, statement: 'Gladly.' })).status).toBe(200)
  await opened.nominate('wyatt', id, treasurer, 'wyatt', 'I can count.')
  const seen = await opened.see('mateo', id)
  expect(seen.positions.map(({ has, standing }) => [has, standing])).toEqual([
    ['candidate', null],
    ['candidate', null],
    ['none', null],
  ])
  expect((await opened.election('mateo', id)).positions[0]?.candidates).toEqual([])
  expect((await opened.close('marcus', id)).status).toBe(200)
  const election = await opened.election('mateo', id)
  expect(
    election.positions.map(({ title, candidates }) => [title, candidates.map(({ statement }) => statement)]),
  ).toEqual([
    ['Chair', ['Gladly.']],
    ['Treasurer', ['I can count.']],
  ])
  expect((await opened.seeAll('marcus', id)).takenOut).toEqual(['Rush chair'])
  expect((await opened.see('mateo', id)).positions[0]?.standing?.[0]?.nominators).toBeNull()
})

test('one brother stands for one position, also where he says yes to two at the same moment', async () => {
  const { id, positions } = await opened.callNominated()
  const [chair = 0, treasurer = 0] = positions
  await Promise.all([opened.nominate('rook', id, chair, 'kenji'), opened.nominate('mateo', id, treasurer, 'kenji')])
  const both = await Promise.all([
    opened.answer('kenji', id, chair, { stands: true }),
    opened.answer('kenji', id, treasurer, { stands: true }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const several = await opened.callNominated({ allowSeveral: true })
  for (const position of several.positions) await opened.nominate('kenji', several.id, position, 'kenji')
  expect((await opened.see('rook', several.id)).positions.map(({ has }) => has)).toEqual(Array(3).fill('candidate'))
})

test('many name one brother, who stands once; a naming sent twice is one; it can be taken back until he answers', async () => {
  const { id, positions } = await opened.callNominated({ showsNames: true })
  const [chair = 0] = positions
  await Promise.all(
    (['rook', 'mateo', 'wyatt', 'rook'] as const).map((who) => opened.nominate(who, id, chair, 'kenji')),
  )
  expect((await opened.nominate('rook', id, chair, 'kenji', 'Other words.')).status).toBe(409)
  const own = (await opened.see('kenji', id)).positions[0]?.own
  expect(own?.namings).toHaveLength(3)
  const nominee = ofNominee(id, own?.nomineeId ?? 0)
  expect((await (await opened.as('wyatt'))(nominations.takeBack, nominee)).status).toBe(200)
  expect((await (await opened.as('oscar'))(nominations.takeBack, nominee)).status).toBe(404)
  await opened.answer('kenji', id, chair, { stands: true, showsNominators: true })
  expect((await (await opened.as('mateo'))(nominations.takeBack, nominee)).status).toBe(409)
  const [shown] = (await opened.see('oscar', id)).positions[0]?.standing ?? []
  expect(shown?.nominators).toHaveLength(2)
  await opened.answer('kenji', id, chair, { stands: false })
  expect((await opened.see('rook', id)).positions[0]).toMatchObject({
    has: 'none',
    namedByYou: [{ state: 'declined' }],
  })
})

test('a word with which one declines is read by officers and himself, and by nobody who has named him', async () => {
  const { id, positions } = await opened.callNominated()
  const [chair = 0] = positions
  await opened.nominate('rook', id, chair, 'kenji')
  await opened.answer('kenji', id, chair, { stands: false, declineWord: 'Zqtwins on their way.' })
  expect((await opened.seeAll('marcus', id)).nominees[0]?.declineWord).toBe('Zqtwins on their way.')
  expect((await opened.see('kenji', id)).positions[0]?.own?.declineWord).toBe('Zqtwins on their way.')
  expect(JSON.stringify(await opened.see('rook', id))).not.toContain('Zqtwins')
  const entries = await opened.world.db.selectFrom('audit_entries').select('after').execute()
  expect(JSON.stringify(entries)).not.toContain('Zqtwins')
  await opened.answer('kenji', id, chair, { stands: true })
  expect((await opened.seeAll('marcus', id)).nominees[0]?.declineWord).toBeNull()
})

test('officers who stand have no tools for their position, and two who do not stand confirm the list', async () => {
  const { id, positions } = await opened.callNominated()
  const [chair = 0, treasurer = 0] = positions
  await opened.nominate('julian', id, chair, 'julian')
  await opened.nominate('rook', id, chair, 'kenji')
  await opened.nominate('kenji', id, treasurer, 'kenji')
  const julians = await opened.seeAll('julian', id)
  expect(julians.positions.map(({ isYours }) => isYours)).toEqual([true, false, false])
  expect(julians.nominees.map(({ positionId }) => positionId)).toEqual([treasurer])
  expect(Object.values(julians.can)).not.toContain(true)
  const kenjis = (await opened.seeAll('marcus', id)).nominees.find(({ positionId }) => positionId === chair)
  const julian = await opened.as('julian')
  const refused = await julian(nominations.refuse, { ...ofNominee(id, kenjis?.id ?? 0), body: { reason: 'No.' } })
  expect(refused.status).toBe(403)
  expect((await opened.close('julian', id)).status).toBe(403)
  expect((await opened.change(id, { endDate: opened.inHours(90) })).status).toBe(403)
  await opened.close('marcus', id)
  expect((await opened.confirm('julian', id)).status).toBe(403)
  const { neededConfirmations } = await opened.seeAll('marcus', id)
  await opened.confirm('marcus', id)
  expect((await opened.election('rook', id)).isConfirmed).toBe(neededConfirmations === 1)
})

test('unconfirmed it does not open at the start; it opens on confirming, and unopened at the end no vote was held', async () => {
  const times = { startDate: opened.inHours(2), endDate: opened.inHours(4) }
  const until = { until: opened.inHours(1) }
  const [one, other] = [await opened.callNominated(until, times), await opened.callNominated(until, times)]
  for (const { id, positions } of [one, other]) await opened.nominate('kenji', id, positions[0] ?? 0, 'kenji')
  await opened.pass(3)
  await settleNominations(opened.world.ctx)
  const closed = await opened.election('rook', one.id)
  expect(closed).toMatchObject({ status: 'active', isConfirmed: false, nominations: { closedAt: expect.any(String) } })
  expect((await opened.vote('rook', one.id)).status).toBe(403)
  await Promise.all([opened.confirm('marcus', one.id), opened.confirm('julian', one.id)])
  expect((await opened.election('rook', one.id)).isConfirmed).toBe(true)
  expect((await opened.vote('rook', one.id)).status).toBe(200)
  await opened.pass(2)
  expect(await opened.election('rook', other.id)).toMatchObject({
    resultStatus: 'not_held',
    positions: [{ outcome: 'not_held', winnerIds: [] }],
  })
  expect(await opened.election('rook', one.id)).toMatchObject({
    resultStatus: 'final',
    positions: [{ outcome: 'elected' }],
  })
})

test('what nobody stood for may be opened again once, and what was taken over stays', async () => {
  const { id, positions } = await opened.callNominated()
  await opened.nominate('kenji', id, positions[0] ?? 0, 'kenji')
  await opened.close('marcus', id)
  const marcus = await opened.as('marcus')
  const again = { ...of(id), body: { until: opened.inHours(20) } }
  expect((await marcus(nominations.reopen, again)).status).toBe(200)
  const seen = await opened.see('rook', id)
  expect(seen.positions.map(({ title, canNominate }) => [title, canNominate])).toEqual([
    ['Chair', false],
    ['Treasurer', true],
    ['Rush chair', true],
  ])
  await opened.nominate('rook', id, seen.positions[1]?.id ?? 0, 'rook')
  await opened.close('marcus', id)
  expect((await opened.election('rook', id)).positions.map(({ title }) => title)).toEqual(['Chair', 'Treasurer'])
  expect((await marcus(nominations.reopen, again)).status).toBe(409)
})

test('who is inactive at the close is not taken over, and who has not answered does not stand', async () => {
  const { id, positions } = await opened.callNominated()
  const [chair = 0] = positions
  for (const who of ['kenji', 'wyatt', 'oscar'] as const)
    await opened.nominate(who === 'oscar' ? 'rook' : who, id, chair, who)
  const wyatt = await opened.world.idOf('wyatt')
  const setInactive = (inactive_since: Date | null) =>
    opened.world.db.updateTable('members').set({ inactive_since }).where('id', '=', wyatt).execute()
  await setInactive(new Date())
  await opened.close('marcus', id)
  await setInactive(null)
  expect((await opened.election('rook', id)).positions[0]?.candidates.map(({ memberId }) => memberId)).toEqual([
    await opened.world.idOf('kenji'),
  ])
})

test('forms say what is missing: dates that do not fit, candidates where there are none, positions that stay', async () => {
  const { id, positions } = await opened.callNominated()
  const call = (settings: object, given: object = {}) =>
    opened.callBy('julian', {
      startDate: opened.inHours(48),
      endDate: opened.inHours(72),
      positions: [{ title: 'Chair', candidates: [] }],
      nominations: { until: opened.inHours(24), allowSeveral: false, showsNames: false, ...settings },
      ...given,
    })
  expect((await call({ until: opened.inHours(50) })).status).toBe(400)
  expect((await call({ until: opened.inHours(-1) })).status).toBe(400)
  expect((await call({}, { nominations: null })).status).toBe(400)
  expect((await opened.nominate('rook', id, positions[0] ?? 0, 'kenji', '')).status).toBe(400)
  await opened.nominate('rook', id, positions[0] ?? 0, 'kenji')
  expect((await opened.change(id, { positions: [{ title: 'Other', candidates: [] }] })).status).toBe(409)
  expect((await opened.change(id, { startDate: opened.inHours(12) })).status).toBe(400)
  expect((await opened.change(id, { endDate: opened.inHours(96) })).status).toBe(200)
})
