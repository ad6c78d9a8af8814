// Who is admitted to an endpoint is not yet admitted to every object: what is another's is not found.

import { account } from '@aerie/contract/account'
import { addresses } from '@aerie/contract/addresses'
import type { AnyEndpoint } from '@aerie/contract/endpoint'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { notifications } from '@aerie/contract/notifications'
import { rosters } from '@aerie/contract/rosters'
import { ties } from '@aerie/contract/ties'
import { trips } from '@aerie/contract/trips'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CastKey } from '../demo/cast.ts'
import { inDays } from './days-ahead.ts'
import { fillBin, nameOf } from './filled-bin.fixture.ts'
import { ORIGIN } from './speak.ts'
import { openWorld, type World } from './world.ts'

/**
 * Kept by hand: an endpoint with something in its path and no row fails. `hidden`: only whose it is may know of it.
 * `overseen`: super admins besides. `officers`: admins too.
 * `shared`: whoever is admitted may. `secret`: whoever knows the path may, it cannot be guessed.
 */
const TABLE: Record<string, 'hidden' | 'overseen' | 'officers' | 'shared' | 'secret'> = {
  'DELETE /api/auth/sessions/:sessionId': 'hidden',
  'POST /api/auth/addresses/:changeId/mail': 'hidden',
  'DELETE /api/auth/addresses/:changeId': 'hidden',
  'PUT /api/trips/:tripId': 'hidden',
  'DELETE /api/trips/:tripId': 'hidden',
  'POST /api/notifications/:notificationId/read': 'hidden',
  'POST /api/lineage/ties/:tieId/confirm': 'officers',
  'POST /api/lineage/ties/:tieId/refuse': 'officers',
  'POST /api/lineage/ties/:tieId/withdraw': 'officers',
  'PUT /api/admin/offices/terms/:termId': 'shared',
  'DELETE /api/admin/offices/terms/:termId': 'shared',
  'GET /api/join/:token': 'secret',
  'GET /api/logo/:hash/:logoFile': 'shared',
  'POST /api/join/:token': 'secret',
  'POST /api/admin/join-requests/:requestId/accept': 'shared',
  'POST /api/admin/join-requests/:requestId/decline': 'shared',
  'POST /api/admin/join-requests/:requestId/reopen': 'shared',
  'GET /api/members/:memberId': 'shared',
  'PUT /api/members/:memberId': 'shared',
  'DELETE /api/members/:memberId': 'shared',
  'POST /api/members/:memberId/invitation': 'shared',
  'DELETE /api/admin/invitations/:memberId': 'shared',
  'POST /api/members/:memberId/avatar': 'shared',
  'POST /api/members/:memberId/avatar/discard': 'shared',
  'DELETE /api/members/:memberId/avatar': 'shared',
  'GET /api/members/import/:importId/report': 'shared',
  'GET /api/members/import/:importId/undo': 'shared',
  'POST /api/members/import/:importId/undo': 'shared',
  'GET /api/news/:newsId': 'shared',
  'PUT /api/news/:newsId': 'shared',
  'DELETE /api/news/:newsId': 'shared',
  'POST /api/news/:newsId/publish': 'shared',
  'POST /api/news/:newsId/unpublish': 'shared',
  'POST /api/news/:newsId/pin': 'shared',
  'POST /api/news/:newsId/unpin': 'shared',
  'DELETE /api/activity/:activityId': 'shared',
  'POST /api/activity/:activityId/react': 'shared',
  'GET /api/activity/:activityId/reactions': 'shared',
  'PUT /api/polls/:pollId': 'shared',
  'POST /api/polls/:pollId/vote': 'shared',
  'GET /api/polls/:pollId/receipt': 'shared',
  'GET /api/polls/:pollId/audit': 'shared',
  'POST /api/polls/:pollId/void': 'shared',
  'GET /api/elections/:electionId': 'shared',
  'PUT /api/elections/:electionId': 'shared',
  'POST /api/elections/:electionId/vote': 'shared',
  'GET /api/elections/:electionId/audit': 'shared',
  'GET /api/elections/:electionId/positions/:positionId/receipt': 'shared',
  'GET /api/elections/:electionId/positions/:positionId/audit': 'shared',
  'POST /api/elections/:electionId/void': 'shared',
  'GET /api/albums/:albumId': 'shared',
  'PUT /api/albums/:albumId': 'shared',
  'DELETE /api/albums/:albumId': 'shared',
  'GET /api/albums/:albumId/photos': 'shared',
  'POST /api/albums/:albumId/photos': 'shared',
  'POST /api/albums/:albumId/photos/known': 'shared',
  'GET /api/albums/:albumId/download': 'shared',
  'POST /api/albums/:albumId/photo-days': 'shared',
  'GET /api/photos/:photoId/with-tags': 'shared',
  'GET /api/photos/:photoId/view': 'shared',
  'GET /api/photos/:photoId/download': 'shared',
  'GET /api/photos/:photoId/own-copy': 'shared',
  'POST /api/photos/:photoId/own-copy': 'shared',
  'GET /api/photos/:photoId/accesses': 'shared',
  'GET /api/photos/:photoId/thumbnail': 'shared',
  'POST /api/photos/:photoId/still': 'shared',
  'POST /api/photos/:photoId/make-again': 'shared',
  'PATCH /api/photos/:photoId': 'shared',
  'DELETE /api/photos/:photoId': 'shared',
  'POST /api/photos/:photoId/flag': 'shared',
  'POST /api/photos/:photoId/approve': 'shared',
  'GET /api/photos/:photoId/tagged-members': 'shared',
  'POST /api/photos/:photoId/tag': 'shared',
  'POST /api/photos/:photoId/tags': 'shared',
  'POST /api/photos/:photoId/tag/accept': 'shared',
  'DELETE /api/photos/:photoId/tag/:memberId': 'shared',
  'POST /api/photos/:photoId/custom-tags': 'shared',
  'DELETE /api/photos/:photoId/custom-tags/:tagId': 'shared',
  'PATCH /api/custom-photo-tags/:tagId': 'shared',
  'POST /api/custom-photo-tags/:tagId/merge': 'shared',
  'POST /api/bin/albums/:id/restore': 'overseen',
  'POST /api/bin/photos/:id/restore': 'overseen',
  'DELETE /api/bin/albums/:id': 'overseen',
  'DELETE /api/bin/photos/:id': 'overseen',
  'PATCH /api/documents/:documentId': 'shared',
  'DELETE /api/documents/:documentId': 'shared',
  'GET /api/documents/:documentId/content': 'shared',
  'GET /api/documents/:documentId/external': 'shared',
  'GET /api/documents/:documentId/view': 'shared',
  'GET /api/documents/:documentId/download': 'shared',
  'GET /api/documents/:documentId/cover': 'shared',
  'GET /api/documents/:documentId/pictures/:picture': 'shared',
  'GET /api/documents/:documentId/versions': 'shared',
  'POST /api/documents/:documentId/versions': 'shared',
  'POST /api/documents/:documentId/versions/:number/restore': 'shared',
  'GET /api/documents/:documentId/accesses': 'shared',
  'GET /api/documents/:documentId/accesses.csv': 'shared',
  'GET /api/documents/:documentId/readings': 'shared',
  'GET /api/documents/:documentId/readings/waiting': 'shared',
  'POST /api/documents/:documentId/reading-reminders': 'shared',
  'POST /api/documents/:documentId/readings': 'shared',
  'PUT /api/documents/:documentId/reading-request': 'shared',
  'DELETE /api/documents/:documentId/reading-request': 'shared',
  // And by whose search it is, for as long as that takes: `searches.test.ts`.
  'GET /api/photos/forensics/:searchId': 'secret',
  'GET /api/admin/backups/:backupId/archive': 'shared',
  'DELETE /api/admin/backups/:backupId': 'shared',
  'GET /api/map/tiles/:z/:x/:y': 'shared',
  'GET /api/tmdb/posters/:file': 'shared',
  'GET /api/auth/reset-password/:token': 'secret',
  'POST /api/auth/reset-password/:token': 'secret',
  'GET /api/auth/welcome/:token': 'secret',
  'POST /api/auth/welcome/:token': 'secret',
  'GET /api/auth/welcome/:token/cities': 'secret',
  'POST /api/auth/welcome/:token/phone': 'secret',
  'GET /api/auth/confirm-address/:token': 'secret',
  'POST /api/auth/confirm-address/:token': 'secret',
  'GET /api/auth/take-back/:token': 'secret',
  'POST /api/auth/take-back/:token': 'secret',
  'GET /api/auth/setup/:token': 'secret',
  'POST /api/auth/setup/:token': 'secret',
  'POST /api/unsubscribe/:token': 'secret',
  'GET /api/external-documents/:ticket/:file': 'secret',
  'GET /api/calendar/:token.ics': 'secret',
}

let world: World
/** Things of Rook's, by the name they have in a path, or by that with the endpoint before it. */
let objects: Record<string, string>
beforeAll(async () => {
  world = await openWorld()
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
  objects = {
    changeId: String((await rook(addresses.waiting)).body[0]?.id),
    [`${nameOf(ties.confirm)} tieId`]: first ?? '',
    [`${nameOf(ties.refuse)} tieId`]: second ?? '',
    [`${nameOf(ties.withdraw)} tieId`]: String(proposed.body.tieId),
    memberId: String(await world.idOf('rook')),
    tripId: String(own.body.id),
    sessionId: (await rook(account.sessions)).body[0]?.id ?? '',
    notificationId: String((await rook(notifications.list)).body[0]?.id),
    importId: String(imported.body.importId),
    ...(await fillBin(world, rook)),
  }
})
afterAll(() => world.close())

const withPath = () => world.app.endpoints.filter(({ path }) => path.includes(':'))

/** What reaches the service where the body is looked at first. */
const BODIES: Record<string, object> = { [nameOf(trips.update)]: { title: 'Taken over' } }

async function ask(player: CastKey, endpoint: AnyEndpoint) {
  const { statusCode } = await world.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => thingOf(endpoint, name)),
    headers: { ...ORIGIN, cookie: await world.cookieOf(player) },
    ...(endpoint.method !== 'GET' && endpoint.method !== 'DELETE' && { payload: BODIES[nameOf(endpoint)] ?? {} }),
  })
  return statusCode
}

const thingOf = (endpoint: AnyEndpoint, name: string) =>
  objects[`${nameOf(endpoint)} ${name}`] ?? objects[name] ?? `no ${name}`

test('every endpoint with something in its path has its row, and every row its endpoint', () => {
  expect(withPath().map(nameOf).sort()).toEqual(Object.keys(TABLE).sort())
})

test('what is another’s is not found, whatever the role', async () => {
  const strangers = {
    hidden: ['kenji', 'julian', 'marcus'],
    overseen: ['kenji', 'julian'],
    officers: ['kenji'],
  } as const
  for (const [kind, players] of Object.entries(strangers))
    for (const [endpoint, player] of withPath()
      .filter((one) => TABLE[nameOf(one)] === kind)
      .flatMap((one) => players.map((player) => [one, player] as const)))
      expect(await ask(player, endpoint), `${nameOf(endpoint)} for ${player}`).toBe(404)
})

test('what all may see is there for a super admin who has nothing to do with it', async () => {
  const shown = withPath().filter((one) => TABLE[nameOf(one)] === 'shared' && one.method === 'GET')
  for (const endpoint of shown.filter(({ path }) => /:(memberId|importId)/.test(path)))
    expect(await ask('marcus', endpoint), nameOf(endpoint)).toBe(200)
})

test('whose they are finds them', async () => {
  const order = ['POST', 'PUT', 'DELETE']
  const own = withPath().filter((one) => /hidden|overseen|officers/.test(TABLE[nameOf(one)] ?? ''))
  for (const endpoint of own.sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method)))
    expect(await ask('rook', endpoint), nameOf(endpoint)).toBe(200)
})
