// Taking a second step off over HTTP: who agrees, how long it waits, what then comes off, and what officers see.
import { passkeys } from '@aerie/contract/passkeys'
import { secondStep } from '@aerie/contract/second-step'
import { session } from '@aerie/contract/session'
import { stepRemovals } from '@aerie/contract/step-removals'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cast } from '../../demo/cast.ts'
import { openWorld, type World } from '../../test/world.ts'
import { addPasskey } from '../passkeys/authenticator.fixture.ts'
import { rememberDevice, setUpApp } from '../second-step/second-step.fixture.ts'
import { askAgain, idOf, loseStep, removalActs, typePassword, VOUCHED } from './step-removals.fixture.ts'

let world: World
let acts: ReturnType<typeof removalActs>
beforeEach(async () => {
  world = await openWorld()
  acts = removalActs(world)
})
afterEach(() => world.close())

test('two officers and a day: app, codes, passkeys, devices and sessions go, and all are told', async () => {
  await acts.setRole('julian', 'super_admin')
  const { speak } = await setUpApp(world, 'rook')
  await addPasskey(speak)
  await rememberDevice(world.db, await world.idOf('rook'))
  const { asked, cookie } = await askAgain(world, 'rook', 'The phone lies in the lake.')
  const removalId = String(await idOf(world, 'rook'))
  expect(asked.body).toMatchObject({ rule: { officers: 2, waitDays: 1 }, removal: { dueAt: null }, hasEmail: true })
  const [first] = await acts
    .mailsTo('rook')
    .then((mails) => mails.filter(({ text }) => text?.includes('/stop-removal/')))
  expect(first?.subject).toBe('Your second step is to be taken off')
  expect(first?.text).toMatch(/with Unknown device/)

  expect(await acts.list('marcus')).toMatchObject([
    { words: 'The phone lies in the lake.', agreements: [], can: { agree: true, withdraw: false, decline: true } },
  ])
  expect((await acts.agree('marcus', removalId)).status).toBe(200)
  expect((await acts.agree('marcus', removalId)).problem.detail).toBe('You have agreed already.')
  expect((await world.speak(cookie)(stepRemovals.pending)).body.removal?.dueAt).toBeNull()
  expect((await acts.agree('julian', removalId)).status).toBe(200)
  const [entry] = await acts.list('julian')
  expect(entry?.agreements).toMatchObject([
    { ...VOUCHED, isOwn: false },
    { ...VOUCHED, isOwn: true },
  ])
  expect((Date.parse(entry?.dueAt ?? '') - Date.now()) / 3_600_000).toBeCloseTo(24, 1)

  await acts.settleIn(23)
  expect(await acts.owes('rook')).toBe(true)
  expect((await acts.mailsTo('rook')).at(-1)?.subject).toBe('Your second step comes off soon')
  await acts.settleIn(25)
  await acts.settleIn(25)
  expect(await acts.outcomes()).toEqual(['done'])
  expect((await speak(session.current)).status).toBe(401)
  const typed = await typePassword(world, 'rook')
  expect(typed.body.step).toBeNull()
  const again = world.speak(typed.cookie)
  expect((await again(secondStep.show)).body).toMatchObject({ app: null, codesLeft: null, devices: [] })
  expect((await again(passkeys.list)).body.passkeys).toEqual([])

  const last = (await acts.mailsTo('rook')).filter(({ subject }) => subject === 'Your second step is off')
  expect(last.map(({ text }) => text)).toEqual([expect.stringContaining(`the word of`)])
  const entries = await world.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'after'])
    .where('action', 'like', 'second-step.%')
    .where('action', '<>', 'second-step.app')
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual([
    'second-step.ask-removal',
    'second-step.agree-removal',
    'second-step.agree-removal',
    'second-step.remove',
  ])
  expect(entries[1]?.after).toEqual(VOUCHED)
  expect(entries[3]).toMatchObject({ actor_id: null, after: { vouchers: [VOUCHED, VOUCHED] } })
  const told = world.db.selectFrom('notifications').select('member_id').where('kind', '=', 'step_removal_done')
  const supers = world.db.selectFrom('members').select('id').where('role', '=', 'super_admin').orderBy('id')
  expect((await told.orderBy('member_id').execute()).map(({ member_id }) => member_id)).toEqual(
    (await supers.execute()).map(({ id }) => id),
  )
})

test('who agrees at once is counted once, and of two the second begins the wait', async () => {
  await acts.setRole('julian', 'admin')
  const { removalId } = await loseStep(world, 'rook')
  const answers = await Promise.all([
    acts.agree('marcus', removalId),
    acts.agree('julian', removalId),
    acts.agree('marcus', removalId),
    acts.agree('julian', removalId),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  const [entry] = await acts.list('marcus')
  expect([entry?.agreements.length, entry?.dueAt === null]).toEqual([2, false])
  const due = world.db.selectFrom('notifications').select('facts').where('kind', '=', 'step_removal_own')
  expect((await due.execute()).map(({ facts }) => (facts as { what: string }).what).sort()).toEqual(['agreed', 'asked'])
  await Promise.all([acts.settleIn(25), acts.settleIn(25)])
  const done = world.db.selectFrom('audit_entries').select('id').where('action', '=', 'second-step.remove')
  expect(await done.execute()).toHaveLength(1)
})

test('a super admin who is alone: he himself, and three days', async () => {
  await world.db.updateTable('members').set({ role: 'member' }).where('role', '<>', 'member').execute()
  await acts.setRole('marcus', 'super_admin')
  const { asked, removalId } = await loseStep(world, 'rook')
  expect(asked.body.rule).toEqual({ officers: 1, waitDays: 3 })
  expect((await acts.agree('marcus', removalId)).status).toBe(200)
  await acts.settleIn(71)
  expect(await acts.owes('rook')).toBe(true)
  await acts.settleIn(73)
  expect(await acts.owes('rook')).toBe(false)
})

test('nobody agrees to his own, and admins not to that of a super admin, who has nobody then', async () => {
  await world.db.updateTable('members').set({ role: 'member' }).where('role', '<>', 'member').execute()
  await acts.setRole('marcus', 'super_admin')
  await acts.setRole('julian', 'admin')
  const { removalId } = await loseStep(world, 'julian')
  expect((await acts.agree('julian', removalId)).problem.detail).toBe('It is your own. Other officers decide.')
  expect((await acts.list('julian'))[0]?.can).toEqual({ agree: false, withdraw: false, decline: false })
  await setUpApp(world, 'marcus')
  const { asked } = await askAgain(world, 'marcus')
  expect([asked.status, asked.problem.detail]).toEqual([
    409,
    'No officer can do this for you here. Whoever runs the server can.',
  ])
  await acts.setRole('rook', 'super_admin')
  expect((await askAgain(world, 'marcus')).asked.body.rule).toEqual({ officers: 1, waitDays: 3 })
  const his = (await acts.list('julian')).find(({ brother }) => brother.lastName === cast.marcus.lastName)
  expect(his?.judgeLock).toBe('He is a super admin. Other super admins decide.')
  expect((await acts.agree('julian', String(his?.id))).status).toBe(403)
  expect((await acts.agree('rook', String(his?.id))).status).toBe(200)
})

test('officers see who may know him, and the phones that they may see', async () => {
  const { removalId } = await loseStep(world, 'rook')
  const rook = await world.idOf('rook')
  const [big, claimed] = [await world.idOf('tobias'), await world.idOf('kenji')]
  await world.db.deleteFrom('lineage_ties').where('little_id', '=', rook).execute()
  await world.db.deleteFrom('lineage_ties').where('big_id', '=', rook).execute()
  await world.db
    .insertInto('lineage_ties')
    .values([
      { big_id: big, little_id: rook, confirmed_at: new Date() },
      { big_id: rook, little_id: claimed, claimed_by: rook },
    ])
    .execute()
  await world.db
    .updateTable('members')
    .set({ phone: '+1 617 555 0142', privacy: JSON.stringify({ phone: 'nobody' }) })
    .where('id', '=', big)
    .execute()
  const marcus = await world.as('marcus')
  const { body } = await marcus(stepRemovals.vouchers, { params: { removalId } })
  expect(body[0]).toMatchObject({ relation: 'big', brother: { lastName: cast.tobias.lastName }, phone: null })
  expect(body.filter(({ relation }) => relation === 'little')).toEqual([])
  await world.db
    .updateTable('members')
    .set({ privacy: JSON.stringify({ phone: 'officers' }) })
    .where('id', '=', big)
    .execute()
  const seen = await marcus(stepRemovals.vouchers, { params: { removalId } })
  expect(seen.body[0]?.phone).toBe('+1 617 555 0142')
  const ids = seen.body.map(({ brother }) => brother.id)
  expect([new Set(ids).size, ids.includes(rook)]).toEqual([ids.length, false])
})
