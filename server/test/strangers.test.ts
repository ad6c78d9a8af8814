// Who is admitted to an endpoint is not yet admitted to every object: what is another's is not found.

import { createECDH } from 'node:crypto'
import { account } from '@aerie/contract/account'
import { addresses } from '@aerie/contract/addresses'
import { albums } from '@aerie/contract/albums'
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { gatheringAlbums } from '@aerie/contract/gathering-albums'
import { gatheringCovers } from '@aerie/contract/gathering-covers'
import { gatheringHosts } from '@aerie/contract/gathering-hosts'
import { gatheringMessages } from '@aerie/contract/gathering-messages'
import { gatheringTrips } from '@aerie/contract/gathering-trips'
import { gatherings } from '@aerie/contract/gatherings'
import { inMemoriam } from '@aerie/contract/in-memoriam'
import { lost } from '@aerie/contract/lost'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { notifications } from '@aerie/contract/notifications'

import { passkeys } from '@aerie/contract/passkeys'
import { push } from '@aerie/contract/push'
import { remembrances } from '@aerie/contract/remembrances'
import { rosters } from '@aerie/contract/rosters'
import { ties } from '@aerie/contract/ties'
import { trips } from '@aerie/contract/trips'
import { trusteeSets } from '@aerie/contract/trustee-sets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noisy } from '#platform/pictures/picture.fixture.ts'
import type { CastKey } from '../demo/cast.ts'
import { fileOf as coverFile } from '../features/gathering-covers/cover-files.ts'
import { addPasskey } from '../features/passkeys/authenticator.fixture.ts'
import { rememberDevice } from '../features/second-step/second-step.fixture.ts'
import { trusteesOf } from '../features/trustee-sets/trustee-sets.fixture.ts'
import { ACCESS_ROWS } from './access-rows.ts'
import { inDays } from './days-ahead.ts'
import { fillBin, nameOf } from './filled-bin.fixture.ts'
import { NOMINATION_BODIES, nameRook } from './named.fixture.ts'
import { remember } from './remembered.fixture.ts'
import { encodeForm, ORIGIN } from './speak.ts'
import { openWorld, type World } from './world.ts'

const knowersOf = (endpoint: AnyEndpoint) => ACCESS_ROWS.get(nameOf(endpoint))?.knowers

let world: World
/** Things of Rook's, by the name they have in a path, or by that with the endpoint before it. */
let objects: Record<string, string>
let picture: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  world = await openWorld()
  picture = new Uint8Array(await noisy(80, 100).jpeg().toBuffer())
  const [rook, mateo, julian] = [await world.as('rook'), await world.as('mateo'), await world.as('julian')]
  const journey = { startDate: inDays(10), endDate: inDays(14), isShared: true }
  const own = await rook(trips.create, { body: { title: 'Of his own', locations: ['Oslo'], ...journey } })
  await mateo(trips.create, { body: { title: 'A visit', locations: ['Lisbon, Portugal'], ...journey } })
  const csv = { field: 'csv', name: 'roster.csv', content: 'First name,Last name\nNils,Berg\n' }
  const imported = await julian(rosters.run, { form: { file: csv } })
  await rook(memberChanges.save, {
    body: { bigBrother: null, littleBrothers: [], email: 'rook.waiting@aerie.example' },
  })
  const bigBrother = String(await world.idOf('rook'))
  for (const little of [await world.as('samir'), await world.as('rafael')])
    await little(memberChanges.save, { body: { bigBrother } })
  const { kin } = (await rook(members.own)).body
  const [first, second] = [...kin.littles, ...kin.proposed].map(({ claim }) => String(claim?.tieId))
  const proposed = await rook(ties.propose, {
    body: { bigId: Number(bigBrother), littleId: await world.idOf('hugh') },
  })
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const device = { endpoint: 'https://fcm.googleapis.com/fcm/send/rook', p256dh, auth: 'A'.repeat(22) }
  const notified = (await rook(push.subscribe, { body: device })).body.devices[0]
  const [rookId, hughId] = [await world.idOf('rook'), await world.idOf('hugh')]
  const question = await world.db
    .insertInto('lost_questions')
    .values({ lost_id: hughId, asked_id: rookId, expires_at: new Date(inDays(10)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  objects = {
    questionId: String(question.id),
    ...(await ofGatherings(rookId, hughId)),
    changeId: String((await rook(addresses.waiting)).body[0]?.id),
    [`${nameOf(ties.confirm)} tieId`]: first ?? '',
    [`${nameOf(ties.refuse)} tieId`]: second ?? '',
    [`${nameOf(ties.withdraw)} tieId`]: String(proposed.body.tieId),
    memberId: String(await world.idOf('rook')),
    deviceId: String(notified?.id),
    passkeyId: String((await addPasskey(rook)).body.id),
    tripId: String(own.body.id),
    sessionId: (await rook(account.sessions)).body[0]?.id ?? '',
    rememberedId: await rememberDevice(world.db, await world.idOf('rook')),
    notificationId: String((await rook(notifications.list)).body[0]?.id),
    importId: String(imported.body.importId),
    ...(await ofRemembered()),
    ...(await ofTrustees()),
    ...(await nameRook(world)),
    ...(await fillBin(world, rook)),
  }
})
afterAll(() => world.close())

/** Gatherings that Rook hosts or is asked to host, with what stands in their rooms; `hughId` is of whom he invites. */
async function ofGatherings(rookId: number, hughId: number) {
  const [rook, mateo, samir] = [await world.as('rook'), await world.as('mateo'), await world.as('samir')]
  const supper = { title: 'Of his line', location: 'Oslo', startDate: inDays(10), startTime: '19:00' }
  const meet = async () =>
    (await rook(gatherings.create, { body: { ...supper, audience: 'named', asked: [await world.idOf('mateo')] } })).body
      .id
  const [meeting, met] = [await meet(), await meet()]
  const joined = (await mateo(gatherings.create, { body: { ...supper, audience: 'named', asked: [rookId] } })).body.id
  await mateo(gatheringHosts.invite, { params: { gatheringId: String(joined) }, body: { memberIds: [rookId] } })
  await world.ctx.files.put(coverFile('x'.repeat(22), 1600), Buffer.from('RIFF'), { contentType: 'image/webp' })
  await world.db
    .insertInto('gathering_covers')
    .values({ gathering_id: meeting, code: 'x'.repeat(22) })
    .execute()
  const nights = (await rook(albums.create, { body: { title: 'Nights' } })).body
  BODIES[nameOf(gatheringAlbums.link)] = { albumId: nights.id }
  BODIES[nameOf(gatheringHosts.invite)] = { memberIds: [hughId] }
  // Somebody passes by, to be asked along.
  const passing = { title: 'North', locations: ['Oslo'], startDate: inDays(9), endDate: inDays(11), isShared: true }
  await samir(trips.create, { body: passing })
  BODIES[nameOf(gatheringTrips.askAlong)] = { memberIds: [await world.idOf('samir')] }
  const past = { starts_at: new Date(inDays(-3)), over_at: new Date(inDays(-2)) }
  await world.db.updateTable('gatherings').set(past).where('id', '=', met).execute()
  await mateo(gatherings.answer, { params: { gatheringId: String(meeting) }, body: { reply: 'maybe' } })
  return {
    gatheringId: String(meeting),
    [`${nameOf(gatherings.correct)} gatheringId`]: String(met),
    [`${nameOf(gatheringHosts.answer)} gatheringId`]: String(joined),
    [`${nameOf(gatheringHosts.leave)} gatheringId`]: String(joined),
    [`${nameOf(gatheringHosts.takeBack)} memberId`]: String(hughId),
  }
}

/** What stands on the page of a brother who has passed. */
async function ofRemembered() {
  const walter = await world.idOf('walter')
  await remember(world.db, walter)
  const shown = [inMemoriam.show, inMemoriam.family, remembrances.list, remembrances.own]
  return Object.fromEntries(shown.map((endpoint) => [`${nameOf(endpoint)} memberId`, String(walter)]))
}

/** Sets in which Rook is the one trustee: in round 1, in round 3, and ready. */
async function ofTrustees() {
  const { name, round, prepare } = trusteesOf(world)
  const inRound = async (rounds: number) => {
    const { id } = (await name('julian', ['rook'], 1)).body
    for (let done = 0; done < rounds; done++) await round(['rook'], id)
    return id
  }
  const [begun, third, ready] = [await inRound(0), await inRound(2), await inRound(3)]
  BODIES[nameOf(trusteeSets.send)] = await prepare('rook', begun)
  BODIES[nameOf(trusteeSets.complain)] = { run: 1, dealer: 1, envelope: null }
  BODIES[nameOf(trusteeSets.answerWords)] = { answer: 'found' }
  return {
    setId: String(begun),
    [`${nameOf(trusteeSets.complain)} setId`]: String(third),
    [`${nameOf(trusteeSets.answerWords)} setId`]: String(ready),
  }
}

const withPath = () => world.app.endpoints.filter(({ path }) => path.includes(':'))

/** What reaches the service where the body is looked at first. */
const BODIES: Record<string, object> = {
  ...NOMINATION_BODIES,
  [nameOf(trips.update)]: { title: 'Taken over' },
  [nameOf(gatherings.answer)]: { reply: 'maybe' },
  [nameOf(gatherings.correct)]: { wasThere: false },
  [nameOf(gatheringHosts.answer)]: { accepts: true },
  [nameOf(gatheringAlbums.move)]: { photoIds: [] },
  [nameOf(gatheringAlbums.moveBack)]: { photoIds: [] },
  [nameOf(gatheringCovers.choose)]: { alt: 'Taken over' },
  [nameOf(gatheringMessages.send)]: { text: 'Bring a coat.' },
  // It was called off and called again before.
  [nameOf(gatherings.update)]: {
    title: 'Taken over',
    location: 'Oslo',
    startDate: inDays(10),
    startTime: '19:00',
    version: 3,
  },
  [nameOf(lost.answerOwn)]: { answer: 'unknown' },
  [nameOf(push.choose)]: { topics: [] },
  [nameOf(passkeys.rename)]: { name: 'Taken over' },
}

async function ask(player: CastKey, endpoint: AnyEndpoint) {
  const form = endpoint.file
    ? await encodeForm({ file: { field: endpoint.file, name: 'one.jpg', content: picture } })
    : null
  const body = form?.body ?? BODIES[nameOf(endpoint)] ?? {}
  const { statusCode } = await world.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => thingOf(endpoint, name)),
    headers: { ...ORIGIN, cookie: await world.cookieOf(player), ...form?.headers },
    ...(endpoint.method !== 'GET' && endpoint.method !== 'DELETE' && { payload: body }),
  })
  return statusCode
}

const thingOf = (endpoint: AnyEndpoint, name: string) =>
  objects[`${nameOf(endpoint)} ${name}`] ?? objects[name] ?? `no ${name}`

test('the row of every endpoint with something in its path, and of no other, says who may know of it', () => {
  const said = [...ACCESS_ROWS].filter(([, { knowers }]) => knowers !== undefined).map(([name]) => name)
  expect(withPath().map(nameOf).sort()).toEqual(said.sort())
})

test('what is another’s is not found, whatever the role', async () => {
  const strangers = {
    hidden: ['kenji', 'julian', 'marcus'],
    overseen: ['kenji', 'julian'],
    officers: ['kenji'],
  } as const
  for (const [kind, players] of Object.entries(strangers))
    for (const [endpoint, player] of withPath()
      .filter((one) => knowersOf(one) === kind)
      .flatMap((one) => players.map((player) => [one, player] as const)))
      expect(await ask(player, endpoint), `${nameOf(endpoint)} for ${player}`).toBe(404)
})

test('what all may see is there for a super admin who has nothing to do with it', async () => {
  const shown = withPath().filter((one) => knowersOf(one) === 'shared' && one.method === 'GET')
  for (const endpoint of shown.filter(({ path }) => /:(memberId|importId)/.test(path)))
    expect(await ask('marcus', endpoint), nameOf(endpoint)).toBe(200)
})

test('whose they are finds them', async () => {
  const order = ['POST', 'PUT', 'DELETE']
  const own = withPath().filter((one) => /hidden|overseen|officers/.test(knowersOf(one) ?? ''))
  for (const endpoint of own.sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method)))
    expect(await ask('rook', endpoint), nameOf(endpoint)).toBe(200)
})
