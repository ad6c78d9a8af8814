// A changed address for signing in counts once a mail confirms it, and the former one can be brought back.
import { account } from '@aerie/contract/account'
import { addresses } from '@aerie/contract/addresses'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { session } from '@aerie/contract/session'
import { signIn } from '@aerie/contract/sign-in'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CastKey, cast } from '../../demo/cast.ts'
import { PASSWORD } from '../../test/global-setup.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
// What is limited by the hour is not what these tests are about, but for the one that fills it.
beforeEach(async () => void (await world.db.deleteFrom('throttle_buckets').execute()))

const enter = async (identifier: string, password = PASSWORD) =>
  (await world.visitor(signIn.withPassword, { body: { identifier, password } })).status

async function mailTo(address: string) {
  return (await world.mails()).findLast(({ to: [recipient] = [] }) => recipient?.address === address)
}

async function linkTo(address: string, page: string) {
  return new RegExp(`https://brothers.example/${page}/([\\w-]+)`).exec((await mailTo(address))?.text ?? '')?.[1] ?? ''
}

const confirm = async (address: string) =>
  world.visitor(addresses.confirm, { params: { token: await linkTo(address, 'confirm-address') } })

async function changeEmail(player: CastKey, email: string) {
  const speak = await world.as(player)
  await speak(memberChanges.save, { body: { email } })
  return confirm(email)
}

test('the rest is saved at once, and the new address signs in once it has confirmed itself', async () => {
  const rook = await world.as('rook')
  const saved = await rook(memberChanges.save, { body: { email: 'Rook.New@Example.org', bio: 'Moved house.' } })
  expect(saved.body).toMatchObject({ email: cast.rook.email, bio: 'Moved house.' })
  expect((await rook(addresses.waiting)).body).toMatchObject([{ kind: 'email', address: 'rook.new@example.org' }])
  expect([await enter('rook.new@example.org'), await enter(cast.rook.email)]).toEqual([401, 200])

  const token = await linkTo('rook.new@example.org', 'confirm-address')
  expect((await world.visitor(addresses.checkConfirm, { params: { token } })).body).toEqual({
    firstName: cast.rook.familiar,
    kind: 'email',
    address: 'rook.new@example.org',
  })
  expect((await world.visitor(addresses.confirm, { params: { token } })).status).toBe(200)
  expect([await enter('rook.new@example.org'), await enter(cast.rook.email)]).toEqual([200, 401])
  expect((await rook(members.own)).body.email).toBe('rook.new@example.org')
  expect((await rook(addresses.waiting)).body).toEqual([])

  const again = await world.visitor(addresses.confirm, { params: { token } })
  expect([again.status, again.problem.detail]).toEqual([
    410,
    'This link is wrong, has been used, or is older than a day.',
  ])
  expect(await mailTo(cast.rook.email)).toMatchObject({ subject: 'Your e-mail address at Aerie was changed' })
})

test('a former address brings itself back: everybody is out, and a new password is chosen', async () => {
  const intruder = await world.as('kenji')
  await changeEmail('kenji', 'intruder@example.org')
  const token = await linkTo(cast.kenji.email, 'take-back')
  expect((await world.visitor(addresses.checkTakeBack, { params: { token } })).body).toEqual({
    firstName: cast.kenji.firstName,
    address: cast.kenji.email,
  })
  const { next } = (await world.visitor(addresses.takeBack, { params: { token } })).body
  expect((await intruder(session.current)).status).toBe(401)
  // The intruder knew the password.
  expect([await enter(cast.kenji.email), await enter('intruder@example.org')]).toEqual([401, 401])

  const newPassword = 'feather and bone'
  await world.visitor(signIn.finishReset, {
    params: { token: next.replace('/reset-password/', '') },
    body: { newPassword },
  })
  expect(await enter(cast.kenji.email, newPassword)).toBe(200)
  expect((await world.visitor(addresses.takeBack, { params: { token } })).status).toBe(410)
  const acts = await world.db
    .selectFrom('audit_entries')
    .select('action')
    .where('object_id', '=', String(await world.idOf('kenji')))
    .where('action', 'like', 'member.%address')
    .orderBy('id')
    .execute()
  expect(acts.map(({ action }) => action)).toEqual([
    'member.ask-address',
    'member.confirm-address',
    'member.take-back-address',
  ])
})

test('after a second change the first address still leads back, and then the second no more', async () => {
  await changeEmail('farid', 'second@example.org')
  await changeEmail('farid', 'third@example.org')
  const [first, second] = [await linkTo(cast.farid.email, 'take-back'), await linkTo('second@example.org', 'take-back')]
  expect((await world.visitor(addresses.takeBack, { params: { token: first } })).status).toBe(200)
  expect((await world.visitor(addresses.takeBack, { params: { token: second } })).status).toBe(410)
  const { email } = await world.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', await world.idOf('farid'))
    .executeTakeFirstOrThrow()
  expect(email).toBe(cast.farid.email)
})

test('links die: a confirmation after a day, taking back after 72 hours', async () => {
  const speak = await world.as('eamon')
  await speak(memberChanges.save, { body: { email: 'eamon.late@example.org' } })
  const late = await linkTo('eamon.late@example.org', 'confirm-address')
  const past = new Date(Date.now() - 1000)
  await world.db.updateTable('address_changes').set({ expires_at: past }).execute()
  expect((await world.visitor(addresses.confirm, { params: { token: late } })).status).toBe(410)
  expect((await speak(addresses.waiting)).body).toEqual([])

  await changeEmail('eamon', 'eamon.new@example.org')
  const token = await linkTo(cast.eamon.email, 'take-back')
  await world.db
    .updateTable('address_changes')
    .set({ take_back_until: past })
    .where('take_back_until', 'is not', null)
    .execute()
  expect((await world.visitor(addresses.takeBack, { params: { token } })).status).toBe(410)
})

test('what waits is called off, or mailed again with a link in place of the one before', async () => {
  const tobias = await world.as('tobias')
  await tobias(memberChanges.save, { body: { email: 'tobias.new@example.org' } })
  const first = await linkTo('tobias.new@example.org', 'confirm-address')
  const [{ id: changeId } = { id: 0 }] = (await tobias(addresses.waiting)).body
  const params = { changeId: String(changeId) }
  expect((await tobias(addresses.sendAgain, { params })).status).toBe(200)
  const second = await linkTo('tobias.new@example.org', 'confirm-address')
  expect((await world.visitor(addresses.checkConfirm, { params: { token: first } })).status).toBe(410)
  expect((await world.visitor(addresses.checkConfirm, { params: { token: second } })).status).toBe(200)
  expect((await tobias(addresses.callOff, { params })).status).toBe(200)
  expect((await world.visitor(addresses.confirm, { params: { token: second } })).status).toBe(410)
  expect((await tobias(addresses.sendAgain, { params })).status).toBe(404)
})

test('nobody fills a mailbox that is not his', async () => {
  const teddy = await world.as('teddy')
  const ask = () => teddy(memberChanges.save, { body: { email: 'stranger@example.org' } })
  const mails = async () => (await world.mails()).filter(({ to }) => to?.[0]?.address === 'stranger@example.org').length
  for (let sent = 1; sent <= 3; sent++) expect([(await ask()).status, await mails()]).toEqual([200, sent])
  const refused = await ask()
  expect([refused.status, refused.problem.detail]).toEqual([
    429,
    expect.stringContaining('Too many mails about changed addresses.'),
  ])
  expect(await mails()).toBe(3)
})

test("another's address is refused only in his own mailbox, where nobody else reads it", async () => {
  const teddy = await world.as('teddy')
  const { status, body } = await teddy(memberChanges.save, { body: { email: cast.julian.email } })
  expect([status, body.email]).toEqual([200, cast.teddy.email])
  const { problem } = await confirm(cast.julian.email)
  expect(problem).toMatchObject({ status: 409, detail: 'Another member has this e-mail address.' })
  expect(await enter(cast.julian.email)).toBe(200)
})

test('of two who wait for the same address the first to confirm has it', async () => {
  const [teddy, soren] = [await world.as('teddy'), await world.as('soren')]
  const body = { email: 'both@example.org' }
  await teddy(memberChanges.save, { body })
  const ofTeddy = await linkTo(body.email, 'confirm-address')
  await soren(memberChanges.save, { body })
  const ofSoren = await linkTo(body.email, 'confirm-address')
  const answers = await Promise.all(
    [ofTeddy, ofSoren].map((token) => world.visitor(addresses.confirm, { params: { token } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test("a super admin's addresses only he changes; a brother's are changed for him, and wait for his mail", async () => {
  const marcus = await world.as('marcus')
  const other = await world.idOf('mateo')
  const params = { memberId: String(other) }
  await world.db.updateTable('members').set({ role: 'super_admin' }).where('id', '=', other).execute()
  for (const body of [{ email: 'mateo.new@example.org' }, { phone: '+1 512 555 0100' }])
    expect((await marcus(memberChanges.update, { params, body })).problem).toMatchObject({
      status: 403,
      detail: 'Only a super admin himself may change his e-mail address or phone.',
    })
  await world.db.updateTable('members').set({ role: 'member' }).where('id', '=', other).execute()
  const changed = await marcus(memberChanges.update, { params, body: { email: 'mateo.new@example.org' } })
  expect(changed.body.email).toBe(cast.mateo.email)
  expect((await confirm('mateo.new@example.org')).status).toBe(200)
  expect(await enter('mateo.new@example.org')).toBe(200)
})

test('for a brother who never had a password, what an officer writes counts at once', async () => {
  const marcus = await world.as('marcus')
  const added = await marcus(memberChanges.create, {
    body: { firstName: 'Odd', lastName: 'Added', email: 'odd@example.org' },
  })
  const params = { memberId: String(added.body.id) }
  const { body } = await marcus(memberChanges.update, { params, body: { email: 'odd.added@example.org' } })
  expect(body.email).toBe('odd.added@example.org')
  expect(await mailTo('odd.added@example.org')).toBeUndefined()
  expect((await mailTo('odd@example.org'))?.subject).toBe('An officer entered another e-mail address for you')
})

test('a reset link in the former mailbox ends with its address', async () => {
  await world.visitor(signIn.forgotPassword, { body: { email: cast.marcus.email } })
  const token = await linkTo(cast.marcus.email, 'reset-password')
  await changeEmail('marcus', 'marcus.new@example.org')
  expect((await world.visitor(signIn.checkReset, { params: { token } })).status).toBe(410)
})

test('an old sign-in is asked for the password first', async () => {
  const soren = await world.as('soren')
  const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000)
  await world.db
    .updateTable('sessions')
    .set({ confirmed_at: minutesAgo(6) })
    .execute()
  const refused = await soren(memberChanges.save, { body: { email: 'soren.new@example.org', bio: 'New' } })
  expect(refused.problem.code).toBe('password_needed')
  expect((await soren(account.confirm, { body: { password: PASSWORD } })).status).toBe(200)
  expect((await soren(memberChanges.save, { body: { email: 'soren.new@example.org' } })).status).toBe(200)
})
