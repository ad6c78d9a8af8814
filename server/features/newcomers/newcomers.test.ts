// A brother who comes in by his invitation is told of his first steps, and the others of him.

import { avatars } from '@aerie/contract/avatars'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { newcomers } from '@aerie/contract/newcomers'
import { people } from '@aerie/contract/people'
import { signIn } from '@aerie/contract/sign-in'
import { EVERYTHING } from '@aerie/contract/stale'
import { ties } from '@aerie/contract/ties'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plain } from '#platform/pictures/picture.fixture.ts'
import { openWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Adds a brother as an officer does; answers the secret of his invitation. */
async function invite(firstName: string) {
  const email = `${firstName.toLowerCase()}@new.example`
  const julian = await world.as('julian')
  await julian(memberChanges.create, { body: { firstName, lastName: 'Neumann', email, sendInvitation: true } })
  const mail = (await world.mails()).findLast(({ to: [one] = [] }) => one?.address === email)
  return { email, token: /welcome\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
}

async function comeIn(firstName: string, location: string | null = null) {
  const { email, token } = await invite(firstName)
  const body = { firstName, lastName: 'Neumann', email, phone: null, location, newPassword: 'long-shadow-9' }
  const { cookie, status } = await world.visitor(signIn.acceptWelcome, { params: { token }, body })
  expect(status).toBe(200)
  return { him: world.speak(cookie), token }
}

test('who came in last stands first, told to all pages, and whoever is made inactive is not among them', async () => {
  const heard: string[] = []
  const end = world.ctx.bus.subscribe(({ stale, only }) => {
    if (!only && stale !== EVERYTHING) heard.push(...stale.map(({ path }) => path))
  })
  const { him } = await comeIn('Nils')
  end()
  expect(heard).toContain(newcomers.list.path)
  await comeIn('Otto')
  const rook = await world.as('rook')
  const names = async () => (await rook(newcomers.list)).body.map(({ firstName }) => firstName)
  expect(await names()).toEqual(['Otto', 'Nils'])

  const { id } = (await him(members.own)).body
  const marcus = await world.as('marcus')
  await marcus(memberChanges.update, { params: { memberId: String(id) }, body: { isActive: false } })
  expect(await names()).toEqual(['Otto'])
})

test('the directory says when each came in, in the same order', async () => {
  for (const name of ['Agnar', 'Birger', 'Carsten', 'Didrik', 'Einar', 'Folke']) await comeIn(name)
  const rook = await world.as('rook')
  const lately = (await rook(newcomers.list)).body.map(({ id }) => id)
  const { body } = await rook(people.list)
  const arrived = body.filter(({ arrivedAt }) => arrivedAt !== undefined)
  const order = arrived.toSorted((one, other) => (other.arrivedAt ?? 0) - (one.arrivedAt ?? 0)).map(({ id }) => id)
  expect(order.slice(0, 5)).toEqual(lately)
  expect(body.find(({ id }) => !order.includes(id))).not.toHaveProperty('arrivedAt')
  // Kept in memory since the first was asked for.
  await comeIn('Gunnar')
  const { body: now } = await rook(people.list)
  expect(now.filter(({ firstName, arrivedAt }) => firstName === 'Gunnar' && arrivedAt !== undefined)).toHaveLength(1)
})

test('each step follows from his record, and with the last the list goes', async () => {
  const { him } = await comeIn('Pelle', 'Malmö, Sweden')
  const steps = async () => (await him(newcomers.firstSteps)).body.steps
  expect(await steps()).toEqual({
    photo: 'open',
    city: 'done',
    work: 'open',
    privacy: 'open',
    bigBrother: 'open',
    location: 'Malmö, Sweden',
    isOnMap: true,
    bigBrotherName: null,
  })

  await him(memberChanges.save, { body: { currentCompany: 'Kockums', bigBrother: String(await world.idOf('kenji')) } })
  expect(await steps()).toMatchObject({ work: 'done', bigBrother: 'waiting', bigBrotherName: 'Kenji Arakawa' })
  await him(memberChanges.save, { body: { location: null } })
  expect(await steps()).toMatchObject({ city: 'open', isOnMap: false })
  await him(memberChanges.save, { body: { location: 'Nowherepolis' } })
  expect(await steps()).toMatchObject({ city: 'open', location: 'Nowherepolis', isOnMap: false })
  await him(memberChanges.save, { body: { location: 'Lund, Sweden' } })
  expect((await him(newcomers.seePrivacy)).status).toBe(200)
  expect((await him(newcomers.seePrivacy)).status).toBe(200)
  expect(await steps()).toMatchObject({ privacy: 'done', photo: 'open' })

  const content = new Uint8Array(await plain(400, 500).jpeg().toBuffer())
  await him(avatars.upload, { form: { file: { field: 'avatar', name: 'me.jpg', content } } })
  expect(await steps()).toBeNull()
})

test('who sees what also counts as looked through once it is chosen, and a confirmed big brother is done', async () => {
  const { him } = await comeIn('Ragnar')
  const { privacy } = (await him(members.own)).body.own ?? {}
  await him(memberChanges.save, {
    body: {
      bigBrother: String(await world.idOf('mateo')),
      ...(privacy && { privacy: { ...privacy, phone: 'nobody' } }),
    },
  })
  const tieId = String((await him(members.own)).body.kin.big?.claim?.tieId)
  await (await world.as('mateo'))(ties.confirm, { params: { tieId } })
  expect((await him(newcomers.firstSteps)).body.steps).toMatchObject({ privacy: 'done', bigBrother: 'done' })
})

test('put away, the list stays away on every device; whoever came in otherwise never had it', async () => {
  const { him } = await comeIn('Sixten')
  expect((await him(newcomers.firstSteps)).body.steps).not.toBeNull()
  const entries = () =>
    world.db.selectFrom('audit_entries').select('id').where('action', '=', 'first-steps.dismiss').execute()
  const before = (await entries()).length
  await him(newcomers.dismissFirstSteps)
  await him(newcomers.dismissFirstSteps)
  expect(await entries()).toHaveLength(before + 1)
  expect((await him(newcomers.firstSteps)).body.steps).toBeNull()
  expect((await (await world.as('rook'))(newcomers.firstSteps)).body.steps).toBeNull()
})

test('his invitation searches cities until it is used, and nothing else does without signing in', async () => {
  const { token } = await invite('Torsten')
  const search = (secret: string) =>
    world.visitor(signIn.searchCities, { params: { token: secret }, query: { q: 'malm', limit: '3' } })
  const { body } = await search(token)
  expect(body[0]).toMatchObject({ name: 'Malmö', country: 'Sweden' })
  expect(body.length).toBeLessThanOrEqual(3)
  const used = await comeIn('Ulf')
  expect((await search(used.token)).status).toBe(410)
  expect((await search('x'.repeat(token.length))).status).toBe(410)
})
