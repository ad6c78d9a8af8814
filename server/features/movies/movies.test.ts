// Brothers find movies and see their posters, TMDB is asked once, and what it fails at is said in a sentence.
import { movies as endpoints } from '@aerie/contract/movies'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { admitCallers } from '#platform/http/admission.ts'
import { answerProblems } from '#platform/http/problems.ts'
import { countHits, settleHits } from '#platform/throttle.ts'
import { speaker } from '../../test/speak.ts'
import { openWorld, type World } from '../../test/world.ts'
import { namePosters } from './data.ts'
import { movieRoutes } from './routes.ts'
import { openMovies } from './service.ts'
import { broken, bytes, KEY, openFakeTmdb, POSTER, silence, tooMany } from './tmdb.fixture.ts'

let world: World
let cookie: string
let tmdb: Awaited<ReturnType<typeof openFakeTmdb>>
const FILE = 'd5NXSklXo0qyIYkgV94XAgMIckC.jpg'
const ADDRESS = `/api/tmdb/posters/${FILE}`

beforeAll(async () => {
  world = await openWorld()
  cookie = await world.cookieOf('rook')
})
afterAll(() => world.close())
beforeEach(async () => {
  tmdb = await openFakeTmdb()
})
afterEach(async () => {
  tmdb.close()
  await world.db.deleteFrom('movie_searches').execute()
  await world.db.deleteFrom('movie_posters').execute()
  await world.ctx.files.remove(`posters/${FILE}`)
  await choose([])
  await settleHits(world.ctx, { emptied: [await searchBucket()] })
})

const searchBucket = async () => `movies:${await world.idOf('rook')}`

/** Søren's favourites from then on. */
const choose = async (interests: (object | string)[]) =>
  world.db
    .updateTable('members')
    .set({ interests: JSON.stringify(interests) })
    .where('id', '=', await world.idOf('soren'))
    .execute()

/** One process of the server, with its own connections to TMDB. */
function open(config: Parameters<typeof openMovies>[0] = tmdb.config, limits = {}) {
  const app = Fastify()
  app.decorate('endpoints', [])
  app.decorate('responders', new Map())
  app.decorate('isSecure', true)
  answerProblems(app)
  admitCallers(app, world.ctx)
  movieRoutes(app, openMovies(config, limits))
  const speak = speaker(app)(cookie)
  return {
    search: (q: string) => speak(endpoints.search, { query: { q } }),
    poster: (file = FILE) => speak(endpoints.poster, { params: { file } }),
    visitor: speaker(app)(),
  }
}

/** Silence is cut short; what is to be heard has all the time it needs. */
const patience = (answer: unknown) => (answer === silence ? { timeoutMs: 200 } : {})

test('a search answers movies and shows with posters on this site, and no people', async () => {
  const { status, body } = await open().search('dune')
  expect(status).toBe(200)
  expect(body).toMatchObject({ total_pages: 1, total_results: 4 })
  expect(
    body.results.map(({ id, media_type, title, name, poster_path }) => [id, media_type, title ?? name, poster_path]),
  ).toEqual([
    [438631, 'movie', 'Dune', ADDRESS],
    [10780, 'tv', 'Dune', null],
    [2, 'movie', 'Dune 1984', null],
  ])
})

test('it is asked once, however many brothers and processes ask', async () => {
  const one = open()
  await Promise.all([one.search('dune'), one.search('  DUNE '), one.search('Dune')])
  await open().search('dune')
  expect(tmdb.asked).toEqual(['search dune'])
})

test('an answer of yesterday is asked for anew, and lets go', async () => {
  await open().search('dune')
  await world.db
    .updateTable('movie_searches')
    .set({ asked_at: new Date(Date.now() - 90_000_000) })
    .execute()
  await open().search('arrakis')
  expect(await world.db.selectFrom('movie_searches').select('query').execute()).toEqual([{ query: 'arrakis' }])
  await open().search('dune')
  expect(tmdb.asked).toEqual(['search dune', 'search arrakis', 'search dune'])
})

test('an older key works too, and neither leaves the server', async () => {
  const { status, text, headers } = await open({ ...tmdb.config, apiKey: KEY }).search('dune')
  expect(status).toBe(200)
  expect(text + JSON.stringify(headers)).not.toContain(KEY)
  const refused = await open({ ...tmdb.config, apiKey: 'mistyped' }).search('arrakis')
  expect([refused.status, refused.problem.detail]).toEqual([503, expect.stringContaining('does not accept our key')])
  expect(refused.text).not.toContain('mistyped')
})

test('no words find nothing, and TMDB is not bothered', async () => {
  expect((await open().search('  ')).body).toEqual({ results: [], total_pages: 0, total_results: 0 })
  expect(tmdb.asked).toEqual([])
})

test.each([
  ['says that it is too much', tooMany, 'TMDB cannot answer just now'],
  ['breaks', broken, 'TMDB cannot answer just now'],
  ['says nothing', silence, 'TMDB did not answer'],
  ['answers something else', bytes(Buffer.from('<html>')), 'something we do not understand'],
])('when TMDB %s, that is said and not kept', async (_what, answer, sentence) => {
  tmdb.answers.search = answer
  const refused = await open(tmdb.config, patience(answer)).search('dune')
  expect([refused.status, refused.problem.detail]).toEqual([503, expect.stringContaining(sentence)])
  expect(await world.db.selectFrom('movie_searches').selectAll().execute()).toEqual([])
})

test('TMDB is left in peace for as long as it asks', async () => {
  const one = open()
  tmdb.answers.search = tooMany
  expect((await one.search('dune')).headers['retry-after']).toBe('30')
  expect((await one.search('arrakis')).status).toBe(503)
  expect(tmdb.asked).toEqual(['search dune'])
})

test("one brother does not use up everybody's searches", async () => {
  const rule = { bucket: await searchBucket(), most: 300, withinMinutes: 60 }
  for (let i = 0; i < 300; i++) await countHits(world.db, [rule], 'searches')
  expect((await open().search('dune')).status).toBe(429)
})

test('without a key it says that the search is off', async () => {
  const { status, problem } = await open(null).search('dune')
  expect([status, problem.detail]).toEqual([503, expect.stringContaining('movie search is not set up')])
})

test('a poster is fetched once, kept, and shown for good, with or without a key', async () => {
  const one = open()
  await one.search('dune')
  const [first] = await Promise.all([one.poster(), one.poster()])
  await open().poster()
  const later = await open(null).poster()
  expect(tmdb.asked).toEqual(['search dune', `/t/p/w185/${FILE}`])
  for (const { status, headers } of [first, later]) {
    expect([status, headers['content-type'], headers['content-length']]).toEqual([
      200,
      'image/jpeg',
      `${POSTER.length}`,
    ])
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable')
  }
})

test('a picture that nobody named is not fetched', async () => {
  expect((await open().poster()).status).toBe(404)
  expect(tmdb.asked).toEqual([])
})

test('a picture in a brother’s favourites is', async () => {
  await choose(['Sailing', { title: 'Dune', type: 'movie', image: ADDRESS }])
  expect((await open().poster()).status).toBe(200)
})

test.each([
  ['is no picture', bytes(Buffer.from('<svg onload="alert(1)">')), 404],
  ['is far too large', bytes(Buffer.concat([POSTER, Buffer.alloc(200_000)])), 404],
  ['is not there', bytes(Buffer.from(''), 404), 404],
  ['does not come', silence, 503],
])('a poster that %s is not kept', async (_what, answer, status) => {
  tmdb.answers.poster = answer
  await open().search('dune')
  expect((await open(tmdb.config, patience(answer)).poster()).status).toBe(status)
  expect(await world.ctx.files.has(`posters/${FILE}`)).toBe(false)
})

test('visitors get neither', async () => {
  const { visitor } = open()
  expect((await visitor(endpoints.search, { query: { q: 'dune' } })).status).toBe(401)
  expect((await visitor(endpoints.poster, { params: { file: FILE } })).status).toBe(401)
})

test('of thousands of posters the oldest leave, but none that a brother chose', async () => {
  const one = open()
  await one.search('dune')
  await one.poster()
  await namePosters(
    world.db,
    Array.from({ length: 4_000 }, (_, index) => `newer${index}.jpg`),
  )
  await choose([{ title: 'Dune', type: 'movie', image: ADDRESS }])
  tmdb.answers.search = (_request, response) => response.end('{"results":[],"total_pages":0,"total_results":0}')
  await one.search('nothing')
  expect((await one.poster()).status).toBe(200)

  await choose([])
  await one.search('nothing again')
  expect(await world.ctx.files.has(`posters/${FILE}`)).toBe(false)
  expect((await one.poster()).status).toBe(404)
})
