// What happens around the rounds: a complaint, a deadline, lost trustees and lost words, and what officers can do then.
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { notifications } from '@aerie/contract/notifications'
import { trusteeSets } from '@aerie/contract/trustee-sets'
import { checkSet } from '@aerie/verifiable-elections/certificates'
import { receiveFrom, sendTo } from '@aerie/verifiable-elections/messages'
import { keysOf } from '@aerie/verifiable-elections/seeds'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CastKey, cast } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'
import { holdSet, readSets } from './service.ts'
import { of, trusteesOf } from './trustee-sets.fixture.ts'

let world: World
let trustees: ReturnType<typeof trusteesOf>
beforeAll(async () => {
  world = await openWorld()
  trustees = trusteesOf(world)
})
afterAll(() => world.close())

const TWO: CastKey[] = ['rook', 'kenji']
const THREE: CastKey[] = [...TWO, 'teddy']

const mailsTo = async (player: CastKey) => {
  await world.work()
  return (await world.mails())
    .filter(({ to }) => to?.some(({ address }) => address === cast[player].email))
    .map(({ subject }) => subject)
}
const toldOf = async (player: CastKey, id: number) =>
  (await (await world.as(player))(notifications.list)).body.flatMap((told) =>
    'setId' in told && told.setId === id ? [told.kind] : [],
  )
const activate = async (player: CastKey, isActive: boolean) =>
  (await world.as('marcus'))(memberChanges.update, {
    params: { memberId: String(await world.idOf(player)) },
    body: { isActive },
  })

/** Rook and Kenji in round 3; where asked for, the share of Rook to Kenji is another than he has published. */
async function inRound3({ isWrong = false } = {}) {
  const { id } = (await trustees.name('julian', TWO, 2, 'Two')).body
  await trustees.round(TWO, id)
  const prepared = await trustees.prepare('rook', id)
  const shares = JSON.parse(prepared.body)
  if (isWrong) {
    const set = await trustees.show('rook', id)
    const { signing } = keysOf(trustees.seedFor('rook', set))
    const kenji = checkSet(JSON.parse(set.certificates ?? '')).members[1]
    if (!kenji) throw new Error('No Kenji')
    shares.secrets[1] = await sendTo(signing, kenji.encryption, JSON.stringify({ secret: '7' }))
  }
  await trustees.post('rook', id, { ...prepared, body: JSON.stringify(shares) })
  await trustees.step('kenji', id)
  return id
}

/** What Kenji got of Rook, as Rook signed it. */
async function envelopeOf(id: number) {
  const set = await trustees.show('kenji', id)
  const [rook] = checkSet(JSON.parse(set.certificates ?? '')).members
  const keys = keysOf(trustees.seedFor('kenji', set))
  const received = JSON.parse(set.received ?? '')
  if (!rook) throw new Error('No Rook')
  return JSON.stringify((await receiveFrom(rook.verification, keys, received.secrets[0])).envelope)
}

const complain = async (id: number, envelope: string | null) =>
  (await world.as('kenji'))(trusteeSets.complain, { ...of(id), body: { run: 1, dealer: 1, envelope } })

test('a step is called for by bell and mail, once, and reminded of once a day until the deadline', async () => {
  const { id } = (await trustees.name('julian', TWO, 2, 'Called')).body
  expect(await toldOf('rook', id)).toEqual(['trustee_called'])
  expect(await mailsTo('rook')).toEqual(['“Called”: your step 1 of 3'])
  await trustees.step('rook', id)
  expect(await toldOf('rook', id)).toEqual([])
  await trustees.settleIn(1.1)
  await trustees.settleIn(1.9)
  const reminded = await mailsTo('kenji')
  expect(reminded).toEqual(['“Called”: your step 1 of 3', '“Called” waits for you: step 1 of 3'])
  expect(await mailsTo('rook')).toHaveLength(1)
  await trustees.settleIn(7.1)
  expect(await toldOf('julian', id)).toEqual(['trustee_set_waits'])
  expect(await mailsTo('kenji')).toHaveLength(2)
  const julian = await world.as('julian')
  const before = await trustees.show('julian', id)
  const extended = await julian(trusteeSets.extend, { ...of(id), body: { run: 1 } })
  expect(Date.parse(extended.body.deadline ?? '') - Date.parse(before.deadline ?? '')).toBe(7 * 86_400_000)
  expect((await julian(trusteeSets.extend, { ...of(id), body: { run: 1 } })).status).toBe(409)
  expect(await toldOf('julian', id)).toEqual([])
})

test('what comes after the deadline is taken as long as nobody has begun anew, and then no more', async () => {
  const { id } = (await trustees.name('julian', TWO, 2, 'Late')).body
  await trustees.step('rook', id)
  const prepared = await trustees.prepare('kenji', id)
  await sql`update trustee_sets set deadline = now() - interval '1 day' where id = ${id}`.execute(world.ownerDb)
  expect((await trustees.post('kenji', id, prepared)).status).toBe(200)
  const late = await trustees.show('kenji', id)
  expect([late.state, late.asked, Date.parse(late.deadline ?? '') < Date.parse(late.serverNow)]).toEqual([
    'round2',
    'round2',
    true,
  ])
  const second = await trustees.prepare('kenji', id)
  expect((await trustees.restart('julian', id, 1, TWO, 2)).status).toBe(200)
  const refused = await trustees.post('kenji', id, second)
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'The rounds have begun anew since. Load the page again.',
  ])
})

test('a wrong share is proved, named and ends the run; the next begins without its dealer, all anew', async () => {
  const id = await inRound3({ isWrong: true })
  await expect(trustees.prepare('kenji', id)).rejects.toThrow('from trustee 1 to trustee 2 does not fit')
  const { status, body } = await complain(id, await envelopeOf(id))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    state: 'void',
    asked: null,
    stopped: { why: 'wrong_share', dealer: { place: 1 }, receiver: { place: 2 } },
  })
  expect(await toldOf('julian', id)).toContain('trustee_set_waits')
  expect(await toldOf('rook', id)).toContain('trustee_set_stopped')
  expect((await trustees.restart('julian', id, 2, ['kenji', 'teddy'], 2)).status).toBe(409)
  const begun = await trustees.restart('julian', id, 1, ['kenji', 'teddy'], 2)
  expect(begun.body).toMatchObject({ state: 'round1', run: 2, certificates: null, words: null, stopped: null })
  expect(begun.body.trustees.flatMap(({ sent }) => sent)).toEqual([])
  expect((await (await world.as('rook'))(trusteeSets.show, of(id))).status).toBe(404)
  for (let round = 1; round <= 3; round++) await trustees.round(['kenji', 'teddy'], id)
  expect((await trustees.show('kenji', id)).state).toBe('ready')
})

test('no complaint stands against an honest share; one that does not open ends the run and blames nobody', async () => {
  const id = await inRound3()
  const refused = await complain(id, await envelopeOf(id))
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'This share fits what was published: it proves nothing wrong.',
  ])
  expect((await complain(id, null)).body.stopped).toMatchObject({ why: 'unopened_share' })
  expect((await complain(id, null)).status).toBe(409)
  expect((await trustees.restart('julian', id, 1, TWO, 2)).body.state).toBe('round1')
})

test('who is deactivated keeps his place and what he sent; officers hear of it, and of keys that are few', async () => {
  const { id } = (await trustees.name('julian', THREE, 2, 'Keys')).body
  await trustees.round(THREE, id)
  await activate('teddy', false)
  await trustees.settleIn(0)
  expect(await toldOf('julian', id)).toEqual(['trustee_set_waits'])
  await activate('teddy', true)
  await trustees.settleIn(0)
  expect(await toldOf('julian', id)).toEqual([])
  await trustees.round(THREE, id)
  await trustees.round(THREE, id)
  await activate('teddy', false)
  await trustees.settleIn(0)
  const { trustees: seats, keysLeft, parameters } = await trustees.show('julian', id)
  expect([seats[2]?.standing, seats[2]?.sent.length, keysLeft]).toEqual(['inactive', 3, 2])
  expect(await toldOf('julian', id)).toContain('trustee_keys_few')
  const [kept] = await readSets(world.ctx, [id])
  expect(kept).toMatchObject({
    state: 'ready',
    parameters,
    keysLeft: 2,
    trustees: [{ place: 1, hasKey: true }, {}, {}],
  })
  await (await world.as('marcus'))(members.remove, { params: { memberId: String(await world.idOf('teddy')) } })
  const gone = (await trustees.show('julian', id)).trustees[2]
  expect([gone?.standing, gone?.member, gone?.name, gone?.sent.length]).toEqual(['gone', null, 'A former member', 3])
})

test('after six months each is asked for his words, and that they are lost warns officers', async () => {
  const id = await inRound3()
  await trustees.round(TWO, id)
  const rook = await world.as('rook')
  await trustees.settleIn(170)
  expect(await toldOf('rook', id)).not.toContain('trustee_words_asked')
  await trustees.settleIn(190)
  expect(await toldOf('rook', id)).toContain('trustee_words_asked')
  expect(await toldOf('julian', id)).not.toContain('trustee_keys_few')
  const answered = await rook(trusteeSets.answerWords, { ...of(id), body: { answer: 'lost' } })
  expect(answered.body).toMatchObject({ keysLeft: 1, trustees: [{ words: { answer: 'lost' } }, { words: null }] })
  expect(await toldOf('julian', id)).toContain('trustee_keys_few')
  expect((await trustees.show('kenji', id)).trustees[0]?.words).toBeNull()
  await rook(trusteeSets.answerWords, { ...of(id), body: { answer: 'found' } })
  expect((await trustees.show('julian', id)).keysLeft).toBe(2)
})

test('a set is declared void for good, but not while an election rests on it', async () => {
  const { id } = (await trustees.name('julian', TWO, 2, 'Void')).body
  const julian = await world.as('julian')
  const declare = () => julian(trusteeSets.void, { ...of(id), body: { reason: 'Not needed' } })
  const rest = (answer: string) =>
    sql`create or replace function rests_on_trustee_set(of_set integer) returns boolean language sql stable
      as ${sql.lit(`select ${answer}`)}`.execute(world.ownerDb)
  await rest('true')
  expect((await declare()).status).toBe(409)
  await rest('false')
  expect((await declare()).body).toMatchObject({ state: 'void', stopped: { why: 'voided', reason: 'Not needed' } })
  expect((await declare()).status).toBe(409)
  expect((await trustees.restart('julian', id, 1, TWO, 2)).status).toBe(409)
  expect(await toldOf('kenji', id)).toEqual(['trustee_set_stopped'])
  expect(await holdSet(world.ctx, id)).toMatchObject({ state: 'void', name: 'Void' })
})
