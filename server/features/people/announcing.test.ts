// Whatever shows a member is told when he changes, as far as the change is seen; the directory replaces single cards.
import { albums } from '@aerie/contract/albums'
import { avatars } from '@aerie/contract/avatars'
import { digest } from '@aerie/contract/digest'
import { documents } from '@aerie/contract/documents'
import { feed } from '@aerie/contract/feed'
import { joinRequests } from '@aerie/contract/join-requests'
import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { notifications } from '@aerie/contract/notifications'
import { offline } from '@aerie/contract/offline'
import { people } from '@aerie/contract/people'
import { photos } from '@aerie/contract/photos'
import { residences } from '@aerie/contract/residences'
import { session } from '@aerie/contract/session'
import { EVERYTHING, type Stale } from '@aerie/contract/stale'
import { stats } from '@aerie/contract/stats'
import { trips } from '@aerie/contract/trips'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCaches } from '#platform/cache/caches.ts'
import { plain } from '#platform/pictures/picture.fixture.ts'
import { openWorld, type World } from '../../test/world.ts'
import { readDirectory } from './directory.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** What everybody's pages are told meanwhile. */
async function told(act: () => Promise<{ status: number }>) {
  const heard: Stale[] = []
  const end = world.ctx.bus.subscribe(({ stale, only }) => {
    if (!only && stale !== EVERYTHING) heard.push(...stale)
  })
  expect((await act()).status).toBe(200)
  end()
  return heard
}

const paths = (heard: Stale[]) => heard.map(({ path }) => path)
const SHOWING_PEOPLE = [
  ...[trips.list, notifications.list, feed.activity, residences.map],
  ...[albums.list, albums.show, photos.show, documents.versions, joinRequests.list],
].map(({ path }) => path)

/** What a save leaves to be asked anew, but for the feed, which tells of most saves. */
async function staleAfter(body: object) {
  const rook = await world.as('rook')
  const ofFeed: string[] = Object.values(feed).map(({ path }) => path)
  const heard = await told(() => rook(memberChanges.save, { body }))
  return heard.filter(({ path }) => !ofFeed.includes(path) && path !== digest.summary.path)
}

test('a save is told by his id to what shows what was saved, and to nothing else', async () => {
  const ids = [await world.idOf('rook')]
  const [ofProfile, ofDevices, ofCard] = [members.show, offline.directory, people.list].map(({ path }) => ({
    path,
    ids,
  }))
  const [managed, companies] = [members.manage, members.companies].map(({ path }) => ({ path }))
  const inOrder = (some: unknown[]) => some.map((one) => JSON.stringify(one)).sort()
  const after = async (body: object) => inOrder(await staleAfter(body))
  expect(await after({ bio: 'Something else.' })).toEqual(inOrder([ofProfile, ofDevices]))
  expect(await after({ birthday: '9 April', interests: ['Regattas'] })).toEqual(inOrder([ofProfile, ofDevices]))
  expect(await after({ currentPosition: 'Keeper' })).toEqual(inOrder([ofProfile, ofDevices, ofCard, managed]))
  expect(await after({ companyTags: ['Elsewhere'] })).toEqual(
    inOrder([ofProfile, ofDevices, ofCard, managed, companies]),
  )
  expect(await after({ currentCompany: 'Nowhere', bio: 'Both.' })).toEqual(
    inOrder([ofProfile, ofDevices, ofCard, managed, companies]),
  )
  const moved = await staleAfter({ location: 'Riga, Latvia' })
  expect(moved).toContainEqual(ofProfile)
  expect(paths(moved)).not.toContain(members.companies.path)
  // He stands beside his relatives, on profiles that nobody knows by id.
  expect(await staleAfter({ familiar: 'The Crow' })).toContainEqual({ path: members.show.path })
})

test('his own open pages hear of whatever somebody else changes of him', async () => {
  const marcus = await world.as('marcus')
  const id = await world.idOf('rook')
  const heard: Stale[] = []
  const end = world.ctx.bus.subscribe(({ stale, only }) => {
    if (only && 'memberIds' in only && only.memberIds.includes(id) && stale !== EVERYTHING) heard.push(...stale)
  })
  await marcus(memberChanges.update, { params: { memberId: String(id) }, body: { bio: 'Written by an officer.' } })
  end()
  expect(paths(heard)).toEqual(expect.arrayContaining([members.own.path, session.current.path]))
})

test.each([
  ['moves', { location: 'Oslo, Norway' }],
  ['renames himself', { familiar: 'The Rook' }],
  [
    'closes his city',
    {
      privacy: {
        email: 'brothers',
        phone: 'brothers',
        birthday: 'brothers',
        family: 'brothers',
        children: 'nobody',
        city: 'nobody',
      },
    },
  ],
] as const)(
  'who %s is shown anew beside trips, notifications, activity and photos, and on the map',
  async (_what, body) => {
    const rook = await world.as('rook')
    expect(paths(await told(() => rook(memberChanges.save, { body })))).toEqual(expect.arrayContaining(SHOWING_PEOPLE))
  },
)

test('so is who changes his photo, and who leaves', async () => {
  const [mateo, marcus] = [await world.as('mateo'), await world.as('marcus')]
  const content = new Uint8Array(await plain(400, 500).jpeg().toBuffer())
  const file = { field: 'avatar', name: 'photo.jpg', content }
  expect(paths(await told(() => mateo(avatars.upload, { form: { file } })))).toEqual(
    expect.arrayContaining(SHOWING_PEOPLE),
  )

  const params = { memberId: String(await world.idOf('mateo')) }
  const left = paths(await told(() => marcus(memberChanges.update, { params, body: { isActive: false } })))
  expect(left).toEqual(expect.arrayContaining([...SHOWING_PEOPLE, stats.show.path]))
  const removed = paths(await told(() => marcus(members.remove, { params })))
  expect(removed).toEqual(expect.arrayContaining([...SHOWING_PEOPLE, stats.show.path]))
})

const readAnew = async () => {
  const { pieces } = await readDirectory({ caches: openCaches(world.db, world.ctx.bus) })
  return [...pieces()].join('')
}

test('a directory whose cards were replaced one by one is the one that is read anew', async () => {
  const marcus = await world.as('marcus')
  await marcus(people.list)
  for (const [key, lastName] of [
    ['kenji', 'Aaberg'],
    ['arjun', 'Zywiec'],
    ['teddy', 'Øster'],
  ] as const) {
    const params = { memberId: String(await world.idOf(key)) }
    await marcus(memberChanges.update, { params, body: { lastName, currentPosition: 'Replaced' } })
    const kept = (await marcus(people.list)).text
    expect(kept).toBe(await readAnew())
    expect(kept).toContain(lastName)
  }
  const asked = await marcus(people.list, {
    query: { ids: `${await world.idOf('marcus')},${await world.idOf('rook')}` },
  })
  expect(asked.body).toHaveLength(2)
})
