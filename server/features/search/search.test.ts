// Search everywhere over HTTP: what a member types finds it in every room, the best first, each with what its row shows.
import { search } from '@aerie/contract/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillForAll, openSearchWorld, type SearchWorld } from './search-world.fixture.ts'

let house: SearchWorld
beforeAll(async () => {
  house = await openSearchWorld()
  await fillForAll(house)
})
afterAll(() => house.world.close())

type Groups = Awaited<ReturnType<SearchWorld['find']>>
const ofKind = <Kind extends Groups[number]['kind']>(groups: Groups, kind: Kind) =>
  groups.find((group): group is Extract<Groups[number], { kind: Kind }> => group.kind === kind)

test('kinds come in one order, and those with nothing are left out', async () => {
  const groups = await house.find(house.marcus, 'porch')
  expect(groups.map(({ kind, total }) => [kind, total])).toEqual([
    ['photo', 2],
    ['album', 1],
    ['tag', 1],
    ['document', 2],
    ['news', 4],
    ['poll', 1],
    ['election', 1],
    ['trip', 1],
    ['gathering', 1],
  ])
  expect(await house.find(house.marcus, 'no such thing')).toEqual([])
  expect(await house.find(house.marcus, '’–')).toEqual([])
})

test('a place answers as a place', async () => {
  const groups = await house.find(house.marcus, 'reykjavik')
  const { rook, kenji } = { rook: await house.world.idOf('rook'), kenji: await house.world.idOf('kenji') }
  expect(ofKind(groups, 'place')?.hits).toEqual([
    expect.objectContaining({
      name: 'Reykjavík',
      country: 'Iceland',
      livingCount: 1,
      living: [expect.objectContaining({ id: rook })],
      comingCount: 1,
      coming: [expect.objectContaining({ person: expect.objectContaining({ id: kenji }) })],
      photoCount: 1,
      gathering: expect.objectContaining({ title: 'Supper on the porch', location: 'Reykjavík, Iceland' }),
    }),
  ])
  expect(ofKind(groups, 'brother')?.hits.map(({ person, trip }) => [person.id, trip?.location ?? null])).toEqual([
    [rook, null],
    [kenji, 'Reykjavík, Iceland'],
  ])
  expect(ofKind(await house.find(house.marcus, 'lisboa'), 'place')?.hits).toMatchObject([{ name: 'Lisbon' }])
})

test('one’s own trip makes nobody come', async () => {
  const groups = await house.find(house.kenji, 'reykjavik')
  expect(ofKind(groups, 'place')?.hits).toMatchObject([{ comingCount: 0, coming: [] }])
  expect(ofKind(groups, 'brother')?.total).toBe(1)
  expect(ofKind(groups, 'trip')?.hits).toMatchObject([{ isOwn: true, title: 'Porches of the world' }])
})

test('gatherings are found by title, city and host, and say how many go', async () => {
  for (const q of ['supper', 'iceland supper', 'fairweather porch'])
    expect(ofKind(await house.find(house.kenji, q), 'gathering')?.hits).toMatchObject([
      { title: 'Supper on the porch', going: 1, isOver: false, hosts: [{ id: await house.world.idOf('rook') }] },
    ])
})

test('documents: titles first, then the sentence of the page', async () => {
  const hits = ofKind(await house.find(house.marcus, 'porch'), 'document')?.hits
  expect(hits).toMatchObject([
    { title: 'Porch rules', page: null, sentence: null },
    { title: 'Minutes of May', page: 1, sentence: { before: 'The ', found: 'porch', after: ' was painted.' } },
  ])
})

test('news: what is called so before what says it, with the sentence', async () => {
  const hits = ofKind(await house.find(house.marcus, 'porch'), 'news')?.hits
  expect(hits?.map(({ title }) => title)).toEqual([
    'Porches of the world',
    'Supper on the porch',
    'The porch is level again',
    'Regatta',
  ])
  expect(hits?.[3]?.sentence).toEqual({ before: 'We sail from Reykjavík to the ', found: 'porch', after: ' of Rook.' })
})

test('votes say why they are found', async () => {
  const groups = await house.find(house.marcus, 'porch')
  expect(ofKind(groups, 'poll')?.hits).toMatchObject([{ option: 'On the porch', optionCount: 2, isActive: true }])
  expect(ofKind(groups, 'election')?.hits).toMatchObject([{ position: null, candidate: null, status: 'active' }])
  expect(ofKind(await house.find(house.marcus, 'rook fairweather'), 'election')?.hits).toMatchObject([
    { position: 'Warden', candidate: 'Rook Fairweather' },
  ])
})

test('photos of a brother are found by his name, and what he did is by its words', async () => {
  expect(ofKind(await house.find(house.marcus, 'mateo bellini'), 'photo')?.total).toBe(1)
  expect(ofKind(await house.find(house.marcus, 'moved reykjavik'), 'activity')?.hits).toMatchObject([
    { memberId: await house.world.idOf('rook') },
  ])
})

test('an office with who holds it', async () => {
  expect(ofKind(await house.find(house.rook, 'loremaster'), 'office')?.hits).toMatchObject([
    { label: 'Loremaster/Historian', holders: [{ person: { id: await house.world.idOf('rook') } }] },
  ])
})

test('a brother’s row says how he is related to the asker', async () => {
  const kinshipOf = async (by: typeof house.rook, q: string) =>
    ofKind(await house.find(by, q), 'brother')?.hits[0]?.kinship
  expect(await kinshipOf(house.rook, 'mateo bellini')).toBe('Your little brother')
  expect(await kinshipOf(house.rook, 'arjun')).toBe('Your big brother')
  expect(await kinshipOf(await house.world.as('mateo'), 'arjun')).toBe('Your grandbig')
  expect(await kinshipOf(await house.world.as('mateo'), 'teddy')).toBe('Your twin')
  expect(await kinshipOf(house.kenji, 'mateo bellini')).toBe('In your class')
  expect(await kinshipOf(house.kenji, 'arakawa')).toBe('You')
  expect(await kinshipOf(house.kenji, 'samir haddad')).toBeNull()
})

test('names are forgiven a slip where few are called so', async () => {
  const idsOf = async (q: string) =>
    ofKind(await house.find(house.marcus, q), 'brother')?.hits.map(({ person }) => person.id)
  const rook = await house.world.idOf('rook')
  expect(await idsOf('fairwaether')).toEqual([rook])
  expect(await idsOf('roko')).toEqual([rook])
  expect(await idsOf('rook fairwaether')).toEqual([rook])
  expect(await idsOf('kenji fairwaether')).toBeUndefined()
  expect(await idsOf('rko')).toBeUndefined()
})

test('what is asked for: kinds, how many of each, and no more than may be', async () => {
  const ask = (query: { q: string; kinds?: string; limit?: string }) => house.marcus(search.find, { query })
  expect((await ask({ q: 'porch', kinds: 'news,poll' })).body.groups.map(({ kind }) => kind)).toEqual(['news', 'poll'])
  const [news] = (await ask({ q: 'porch', kinds: 'news', limit: '1' })).body.groups
  expect([news?.total, news?.hits.length]).toEqual([4, 1])
  expect((await ask({ q: '' })).problem.detail).toBe('Type what you are looking for.')
  expect((await ask({ q: 'x'.repeat(201) })).status).toBe(400)
  expect((await ask({ q: 'porch', kinds: 'secrets' })).status).toBe(400)
  for (const limit of ['0', '51', 'all']) expect((await ask({ q: 'porch', limit })).status).toBe(400)
})
