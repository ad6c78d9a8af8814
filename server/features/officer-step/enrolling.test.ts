// Adding a second step: free within the days; after them not by a password alone, but once another super admin lets him.

import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { officerStep } from '@aerie/contract/officer-step'
import { passkeys } from '@aerie/contract/passkeys'
import { secondStep } from '@aerie/contract/second-step'
import { session } from '@aerie/contract/session'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../../demo/cast.ts'
import { PUBLIC_URL } from '../../test/mail.ts'
import { openWorld, type World } from '../../test/world.ts'
import { addPasskey, addPasskeyIfAllowed, openAuthenticator } from '../passkeys/authenticator.fixture.ts'
import { appWith, setUpApp } from '../second-step/second-step.fixture.ts'
import { liftRequirement } from '../settings/service.ts'
import { passDays, switchTo } from './required.fixture.ts'

let world: World
let marcus: World['visitor']
beforeAll(async () => {
  world = await openWorld()
  marcus = (await setUpApp(world, 'marcus')).speak
  await switchTo(marcus, true)
})
afterAll(() => world.close())

const hasRights = async (by: World['visitor']) => (await by(session.current)).body.can.seeAdmin
const standingOf = async (player: CastKey, by = marcus) => {
  const id = await world.idOf(player)
  return (await by(officerStep.list)).body.find(({ person }) => person.id === id)
}
const letAdd = async (player: CastKey, by = marcus) =>
  by(officerStep.let, { params: { memberId: String(await world.idOf(player)) } })

test('within the days he adds one by himself, and what he has may not be left again', async () => {
  const { speak } = await setUpApp(world, 'samir')
  expect((await speak(session.current)).body.owedStep).toBeNull()
  expect((await speak(secondStep.show)).body.can.turnAppOff).toBe(false)
  const refused = await speak(secondStep.turnAppOff)
  expect([refused.status, refused.problem.detail]).toEqual([
    409,
    'Officers need a second step here. Add a passkey first, or set up another app.',
  ])
  const { body: passkey } = await addPasskey(speak)
  expect((await speak(secondStep.turnAppOff)).status).toBe(200)
  const remove = (id: number) => speak(passkeys.remove, { params: { passkeyId: String(id) } })
  const kept = await remove(passkey.id)
  expect([kept.status, kept.problem.detail]).toEqual([
    409,
    'Officers need a second step here. Add another passkey first, or set up an authenticator app.',
  ])
  expect((await speak(passkeys.list)).body.passkeys[0]?.whyKept).toBe(kept.problem.detail)
  const { body: other } = await addPasskey(speak)
  expect(other.whyKept).toBeNull()
  expect((await remove(passkey.id)).status).toBe(200)
})

test('who has one shows it before he adds another: a second session with his password does not', async () => {
  const [one, other] = [await world.as('julian'), await world.as('julian')]
  await addPasskey(one, openAuthenticator({ origin: PUBLIC_URL }))
  expect(await hasRights(one)).toBe(true)
  expect((await other(session.current)).body.owedStep).toMatchObject({ hasStep: true, waits: true })
  for (const refused of [
    await addPasskeyIfAllowed(other),
    await other(secondStep.draftApp),
    await other(secondStep.makeCodes),
  ])
    expect([refused.status, refused.problem.detail]).toEqual([
      403,
      'Show the passkey you have first, or sign in again with your second step.',
    ])
  expect(await hasRights(one)).toBe(true)
})

test('after the days nothing he begins by his password alone ends with one, not even what he began within them', async () => {
  const [harpreet, farid] = [await world.as('harpreet'), await world.as('farid')]
  const { body: draft } = await harpreet(secondStep.draftApp)
  const { body: asked } = await harpreet(passkeys.beginAdd)
  await passDays(world, 14)
  const why = 'Your rights as an officer wait. Ask another super admin to let you add a second step now.'
  const code = appWith(draft.key).digitsAt(Date.now())
  const late = [
    await harpreet(secondStep.confirmApp, { body: { draft: draft.draft, code } }),
    await harpreet(passkeys.add, { body: openAuthenticator({ origin: PUBLIC_URL }).create(asked) }),
    await addPasskeyIfAllowed(harpreet),
    await farid(secondStep.draftApp),
  ]
  expect(late.map(({ status, problem }) => [status, problem.detail])).toEqual(late.map(() => [403, why]))
  expect((await harpreet(secondStep.show)).body.app).toBeNull()
  expect((await harpreet(passkeys.list)).body.passkeys).toEqual([])
  expect(await hasRights(harpreet)).toBe(false)
})

test('another super admin lets him for a day, which is on record, and he is told', async () => {
  const harpreet = await world.as('harpreet')
  expect((await harpreet(officerStep.own)).body).toEqual({
    letUntil: null,
    helpers: [expect.stringContaining('Marcus')],
  })
  expect(await standingOf('harpreet')).toMatchObject({
    hasStep: false,
    waits: true,
    letUntil: null,
    can: { let: true },
  })
  expect((await letAdd('harpreet')).status).toBe(200)
  expect((await harpreet(officerStep.own)).body.letUntil).toEqual(expect.any(String))
  expect(await hasRights(harpreet)).toBe(false)
  await addPasskey(harpreet)
  expect(await hasRights(harpreet)).toBe(true)
  expect(await standingOf('harpreet')).toMatchObject({ hasStep: true, waits: false, due: null, can: { let: false } })
  const log = world.db.selectFrom('audit_entries').select(['actor_id', 'object_id'])
  expect(await log.where('action', '=', 'second-step.let-add').execute()).toEqual([
    { actor_id: await world.idOf('marcus'), object_id: String(await world.idOf('harpreet')) },
  ])
  await world.work()
  expect((await world.mails()).map(({ subject }) => subject)).toContain('You may add your second step now')
})

test('once the day is over he may not any more', async () => {
  const farid = await world.as('farid')
  expect((await letAdd('farid')).status).toBe(200)
  await sql`update officer_steps set let_until = now() - interval '1 second'`.execute(world.db)
  expect((await farid(secondStep.draftApp)).status).toBe(403)
  expect(await standingOf('farid')).toMatchObject({ letUntil: null, waits: true })
})

test('nobody else lets him: no admin, not he himself, no super admin whose own rights wait', async () => {
  const conrad = await world.as('conrad')
  expect((await letAdd('farid', conrad)).status).toBe(403)
  expect((await letAdd('conrad', conrad)).status).toBe(403)
  const admin = await letSetUpApp('tobias')
  expect((await letAdd('farid', admin)).status).toBe(403)
  expect((await letAdd('marcus')).status).toBe(409)
  expect((await letAdd('rook')).status).toBe(404)
})

/** An officer whom Marcus lets add one, and who has. */
async function letSetUpApp(player: CastKey) {
  await letAdd(player)
  return (await setUpApp(world, player)).speak
}

test('who has one is told to officers, and to nobody else', async () => {
  expect((await (await world.as('rook'))(officerStep.list)).status).toBe(403)
  expect((await (await world.as('farid'))(officerStep.list)).status).toBe(403)
  expect((await (await world.as('farid'))(members.manage)).status).toBe(403)
})

test('a new admin has his days from then, who becomes a super admin keeps his, and who is none owes nothing', async () => {
  const change = async (player: CastKey, role: 'member' | 'admin' | 'super_admin') => {
    const params = { memberId: String(await world.idOf(player)) }
    const { version } = (await marcus(members.show, { params })).body
    expect((await marcus(memberChanges.update, { params, body: { role, version } })).status).toBe(200)
  }
  const [rook, farid] = [await world.as('rook'), await world.as('farid')]
  await change('rook', 'admin')
  expect((await rook(session.current)).body).toMatchObject({ can: { seeAdmin: true }, owedStep: { waits: false } })
  await change('farid', 'super_admin')
  expect((await farid(session.current)).body).toMatchObject({ can: { seeAdmin: false }, owedStep: { waits: true } })
  await change('farid', 'member')
  expect((await farid(session.current)).body).toMatchObject({ can: { seeAdmin: false }, owedStep: null })
  expect((await farid(secondStep.draftApp)).status).toBe(200)
})

test('an admin who comes in long after he was made one has his days from then', async () => {
  const nikhil = await world.idOf('nikhil')
  expect(await standingOf('nikhil')).toMatchObject({ waits: true })
  await sql`delete from arrivals where member_id = ${nikhil}`.execute(world.db)
  await sql`insert into arrivals (member_id) values (${nikhil})`.execute(world.db)
  expect(await standingOf('nikhil')).toMatchObject({ waits: false })
})

test('whoever runs the server lifts it where all rights wait', async () => {
  const conrad = await world.as('conrad')
  expect(await hasRights(conrad)).toBe(false)
  expect(await liftRequirement(world.ctx)).toBe(true)
  expect(await hasRights(conrad)).toBe(true)
  expect(await liftRequirement(world.ctx)).toBe(false)
  const log = world.db.selectFrom('audit_entries').select(['actor_id', 'after']).orderBy('id', 'desc')
  expect(await log.where('action', '=', 'settings.change').executeTakeFirst()).toEqual({
    actor_id: null,
    after: { officerSecondStep: false },
  })
})
