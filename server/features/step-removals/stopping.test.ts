// How a request ends without a second step coming off: stopped, declined, taken back, signed in meanwhile, unanswered.
import { secondStep } from '@aerie/contract/second-step'
import { stepRemovals } from '@aerie/contract/step-removals'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/world.ts'
import { addPasskey } from '../passkeys/authenticator.fixture.ts'
import { askAgain, loseStep, removalActs } from './step-removals.fixture.ts'

let world: World
let acts: ReturnType<typeof removalActs>
beforeEach(async () => {
  world = await openWorld()
  acts = removalActs(world)
})
afterEach(() => world.close())

test('only who gave the right password can ask; asked again it stays one, and not too often', async () => {
  expect((await world.visitor(stepRemovals.ask, { body: { words: null } })).status).toBe(410)
  expect((await world.speak(`aerie_step=${'a'.repeat(43)}`)(stepRemovals.ask, { body: { words: null } })).status).toBe(
    410,
  )
  const rook = await world.as('rook')
  expect((await rook(stepRemovals.ask, { body: { words: null } })).status).toBe(410)
  const { cookie, asked } = await loseStep(world, 'rook')
  const again = await world.speak(cookie)(stepRemovals.ask, { body: { words: 'Once more' } })
  expect(again.body).toEqual(asked.body)
  expect(await acts.list('marcus')).toMatchObject([{ words: null }])
  for (let more = 0; more < 3; more++) await world.speak(cookie)(stepRemovals.ask, { body: { words: null } })
  expect((await world.speak(cookie)(stepRemovals.ask, { body: { words: null } })).status).toBe(429)
})

test('one press in the mail stops it, once; late it says so, and a guessed secret is nothing', async () => {
  const { cookie, removalId } = await loseStep(world, 'rook')
  const token = /stop-removal\/([\w-]+)/.exec((await acts.mailsTo('rook')).at(-1)?.text ?? '')?.[1] ?? ''
  const stopping = (secret: string) => world.visitor(stepRemovals.stop, { params: { token: secret } })
  expect((await stopping('b'.repeat(43))).status).toBe(410)
  expect((await stopping('short')).status).toBe(404)
  const rows = await world.db.selectFrom('step_removal_links').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await world.visitor(stepRemovals.checkStop, { params: { token } })).body).toMatchObject({
    firstName: 'Rook',
    device: 'Unknown device',
  })
  const stopped = await Promise.all([stopping(token), stopping(token)])
  expect(stopped.map(({ status }) => status).sort()).toEqual([200, 410])
  expect((await stopping(token)).problem.detail).toBe('This request is over: there is nothing left to stop.')
  expect((await world.speak(cookie)(secondStep.pending)).status).toBe(410)
  expect((await acts.agree('marcus', removalId)).problem.detail).toBe('This request is over.')
  expect(await acts.list('marcus')).toEqual([])
  expect(await acts.owes('rook')).toBe(true)
})

test('in the last moment the link still stops it, and nothing comes off', async () => {
  await acts.setRole('julian', 'admin')
  const { removalId } = await loseStep(world, 'rook')
  await acts.agree('marcus', removalId)
  await acts.agree('julian', removalId)
  const links = (await acts.mailsTo('rook')).map(({ text }) => /stop-removal\/([\w-]+)/.exec(text ?? '')?.[1])
  const [first = ''] = links.filter((one) => one !== undefined)
  const [stopped] = await Promise.all([
    world.visitor(stepRemovals.stop, { params: { token: first } }),
    acts.settleIn(25),
  ])
  expect(await acts.outcomes()).toEqual([stopped.status === 200 ? 'stopped' : 'done'])
  expect(await acts.owes('rook')).toBe(stopped.status === 200)
})

test('who is signed in elsewhere sees it and stops it there', async () => {
  const { speak } = await loseStep(world, 'rook')
  expect((await speak(stepRemovals.own)).body.removal).toMatchObject({ device: 'Unknown device', dueAt: null })
  expect((await (await world.as('teddy'))(stepRemovals.own)).body.removal).toBeNull()
  expect((await (await world.as('teddy'))(stepRemovals.stopOwn)).status).toBe(404)
  expect((await speak(stepRemovals.stopOwn)).status).toBe(200)
  expect((await speak(stepRemovals.own)).body.removal).toBeNull()
  expect(await acts.outcomes()).toEqual(['stopped'])
})

test.each(['app', 'code', 'passkey added'])('who signs in by a second step has not lost it: %s', async (by) => {
  await acts.setRole('julian', 'admin')
  const { cookie, removalId, app, codes, speak } = await loseStep(world, 'rook')
  await acts.agree('marcus', removalId)
  await acts.agree('julian', removalId)
  const remember = false
  if (by === 'app')
    await world.speak(cookie)(secondStep.answerByApp, { body: { code: app.digitsAt(Date.now()), remember } })
  else if (by === 'code')
    await world.speak(cookie)(secondStep.answerByCode, { body: { code: codes[0] ?? '', remember } })
  else await addPasskey(speak)
  expect(await acts.outcomes()).toEqual(['entered'])
  expect((await acts.agree('marcus', removalId)).status).toBe(409)
  await world.work()
  await acts.settleIn(25)
  expect(await acts.owes('rook')).toBe(true)
  const ended = world.db.selectFrom('audit_entries').select('after').where('action', '=', 'second-step.end-removal')
  expect(await ended.execute()).toEqual([{ after: { outcome: 'entered' } }])
  const bell = world.db.selectFrom('notifications').select('read_at').where('kind', '=', 'step_removal_asked')
  expect((await bell.execute()).every(({ read_at }) => read_at !== null)).toBe(true)
})

test('a word is taken back until it is done, and who is no officer any more has given none', async () => {
  await acts.setRole('julian', 'admin')
  const { removalId } = await loseStep(world, 'rook')
  await acts.agree('marcus', removalId)
  const params = { removalId }
  expect((await (await world.as('julian'))(stepRemovals.withdraw, { params })).status).toBe(409)
  await acts.agree('julian', removalId)
  expect((await (await world.as('marcus'))(stepRemovals.withdraw, { params })).status).toBe(200)
  expect((await acts.list('julian'))[0]).toMatchObject({ dueAt: null, can: { withdraw: true, agree: false } })
  expect((await acts.mailsTo('rook')).at(-1)?.subject).toBe('Your second step stays on for now')
  await acts.agree('marcus', removalId)
  await acts.setRole('julian', 'member')
  await acts.settleIn(25)
  expect(await acts.owes('rook')).toBe(true)
  expect((await acts.list('marcus'))[0]).toMatchObject({ dueAt: null, agreements: [{ isOwn: true }] })
})

test('an officer declines with a reason, which its brother reads; members neither see nor decide', async () => {
  const { removalId } = await loseStep(world, 'rook')
  const member = await world.as('teddy')
  expect((await member(stepRemovals.list)).status).toBe(403)
  const body = { reason: 'Nobody knows this voice.' }
  const marcus = await world.as('marcus')
  expect((await marcus(stepRemovals.decline, { params: { removalId }, body: { reason: ' ' } })).status).toBe(400)
  expect((await marcus(stepRemovals.decline, { params: { removalId }, body })).status).toBe(200)
  expect((await marcus(stepRemovals.decline, { params: { removalId }, body })).status).toBe(409)
  expect((await marcus(stepRemovals.decline, { params: { removalId: '999999' }, body })).status).toBe(404)
  const mail = (await acts.mailsTo('rook')).at(-1)
  expect([mail?.subject, mail?.text]).toEqual([
    'Your second step stays on',
    expect.stringContaining('“Nobody knows this voice.”'),
  ])
  expect((await askAgain(world, 'rook')).asked.body.removal).not.toBeNull()
})

test('what nobody answers ends after two weeks, and whoever is made inactive gets nothing', async () => {
  await loseStep(world, 'rook')
  await loseStep(world, 'teddy')
  await world.db
    .updateTable('members')
    .set({ inactive_since: new Date() })
    .where('id', '=', await world.idOf('teddy'))
    .execute()
  await acts.settleIn(14 * 24 - 1)
  expect(await acts.outcomes()).toEqual([null, 'lapsed'])
  await acts.settleIn(14 * 24 + 1)
  expect(await acts.outcomes()).toEqual(['expired', 'lapsed'])
  expect((await acts.mailsTo('rook')).at(-1)?.text).toContain('have not agreed within two weeks')
  await acts.settleIn(14 * 24 + 91 * 24)
  expect(await acts.outcomes()).toEqual([])
})
