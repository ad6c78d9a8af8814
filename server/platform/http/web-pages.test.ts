// The page that starts the web app: at every address, with the public settings in it, and its files for good.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerProblems } from './problems.ts'
import { webPages } from './web-pages.ts'

const SETTINGS = {
  shortName: 'OSOP',
  motto: 'Rise together',
  quote: { before: 'A brother is the ', word: 'wind', after: '.' },
  quoteSource: 'The House Book',
  privacyEmail: 'privacy@aerie.example',
  passwordMinLength: 6,
}

let app: FastifyInstance
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><head><!--settings--></head><body></body>')
  await writeFile(join(folder, 'assets/main-1a2b.js'), 'plain')
  await writeFile(join(folder, 'assets/main-1a2b.js.br'), 'packed')
  await writeFile(join(folder, 'logo.svg'), '<svg/>')
  app = Fastify()
  answerProblems(app)
  await webPages(app, folder, async () => ({ ...SETTINGS, name: '</script><script>alert(1)</script>' }))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

test.each(['/', '/members?q=mar', '/profile/12', '/reset-password/secret', '/no/such/page'])('%s', async (url) => {
  const { statusCode, headers, body } = await app.inject(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers['cache-control']).toBe('private, no-cache')
  const [, start = ''] = /<script type="application\/json" id="start">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(start)).toMatchObject({ settings: { name: '</script><script>alert(1)</script>' }, signedOut: true })
  // What only members may read.
  expect(body).not.toContain('chatInviteUrl')
})

test('a browser with a session cookie is not told that it is signed out', async () => {
  const { body } = await app.inject({ url: '/', headers: { cookie: `aerie_session=${'x'.repeat(43)}` } })
  expect(body).toContain('"signedOut":false')
})

test('an unchanged page costs a 304', async () => {
  const { headers } = await app.inject('/')
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
})

test('built files are kept for good, and sent packed to those who can unpack', async () => {
  const packed = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(packed.body).toBe('packed')
  expect((await app.inject('/assets/main-1a2b.js')).body).toBe('plain')
  expect((await app.inject('/logo.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

test.each(['/api/nothing', '/assets/gone-9z.js', '/uploads/gone.webp'])('%s is no page', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404)
})
