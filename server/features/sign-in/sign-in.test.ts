// Signing in and out, throttling, and sessions.
import { account } from '@aerie/contract/account'
import { memberChanges } from '@aerie/contract/member-changes'
import { session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyChain } from '#platform/audit/audit.ts'
import { cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const enter = (identifier: string, password = PASSWORD) =>
  world.visitor(signIn.withPassword, { body: { identifier, password } })

test('e-mail and phone both sign in, however they are written', async () => {
  const { email, phone } = cast.rook
  for (const identifier of [` ${email.toUpperCase()} `, phone, phone.replaceAll(' ', '-')]) {
    const { status, cookie } = await enter(identifier)
    expect(status, identifier).toBe(200)
    const opened = await world.speak(cookie)(session.current)
    expect(opened.body).toMatchObject({ firstName: cast.rook.firstName, role: 'member', can: { seeAdmin: false } })
  }
})

test('the cookies are out of reach of scripts and other sites', async () => {
  const { headers } = await enter(cast.marcus.email)
  const cookies = [headers['set-cookie']].flat()
  expect(cookies).toHaveLength(2)
  for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
})

test('without a session the answer is 401 with an empty body', async () => {
  const { status, text } = await world.visitor(session.current)
  expect([status, text]).toEqual([401, ''])
})

test('unknown members, wrong passwords and inactive members are refused in the same words', async () => {
  const answers = [await enter('nobody@aerie.example'), await enter(cast.marcus.email, 'wrong'), await enter('+1 555')]
  const marcus = await world.as('marcus')
  await marcus(memberChanges.update, {
    params: { memberId: String(await world.idOf('soren')) },
    body: { isActive: false },
  })
  answers.push(await enter(cast.soren.email))

  expect(answers.map(({ status, problem }) => [status, problem.detail])).toEqual(
    answers.map(() => [401, 'The email, phone or password is not right.']),
  )
})

test('five wrong passwords close the door for a while, and the right one does not open it', async () => {
  for (let i = 0; i < 5; i++) expect((await enter(cast.farid.email, `wrong ${i}`)).status).toBe(401)
  const { status, problem, headers } = await enter(cast.farid.email)

  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(problem.detail).toBe('Too many attempts to sign in. Try again in 15 minutes.')
})

test('twenty wrong passwords at once from one address are not twenty-one', async () => {
  const world = await openWorld()
  const tries = Array.from({ length: 25 }, (_, i) =>
    world.visitor(signIn.withPassword, { body: { identifier: `guess${i}@aerie.example`, password: 'guess' } }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  await world.close()
})

test('signing out ends the session, for its cookie too', async () => {
  const { cookie } = await enter(cast.marcus.email)
  const marcus = world.speak(cookie)
  expect((await marcus(session.signOut)).status).toBe(200)
  expect((await marcus(session.current)).status).toBe(401)
})

test('a member sees where he is signed in, and ends the others', async () => {
  const here = await world.as('julian')
  await world.as('julian')
  const listed = (await here(account.sessions)).body
  expect(listed.map(({ current }) => current).sort()).toEqual([false, true])

  expect((await here(account.endOtherSessions)).status).toBe(200)
  expect((await here(account.sessions)).body).toHaveLength(1)
})

test("another member's session cannot be ended", async () => {
  await world.as('tobias')
  const { id } = await world.db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', await world.idOf('tobias'))
    .executeTakeFirstOrThrow()
  const rook = await world.as('rook')
  expect((await rook(account.endSession, { params: { sessionId: id } })).status).toBe(404)
})

test('deactivating ends open sessions at once', async () => {
  const [marcus, tobias] = [await world.as('marcus'), await world.as('tobias')]
  expect((await tobias(session.current)).status).toBe(200)
  await marcus(memberChanges.update, {
    params: { memberId: String(await world.idOf('tobias')) },
    body: { isActive: false },
  })
  expect((await tobias(session.current)).status).toBe(401)
})

test('the audit chain holds, and not even the owner of the table changes an entry by mistake', async () => {
  const { entries, brokenAt } = await verifyChain(world.db)
  expect(entries).toBeGreaterThan(5)
  expect(brokenAt).toBeNull()
  await expect(
    world.ownerDb.updateTable('audit_entries').set({ action: 'x.y' }).where('id', '=', 2).execute(),
  ).rejects.toThrow('append-only')
})
