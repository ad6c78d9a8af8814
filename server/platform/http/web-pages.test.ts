// The page that starts the web app: at every address, with the public settings in it, and its files for good.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logo, logoUrl } from '@aerie/contract/logo'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor, Context } from '../context.ts'
import { answerProblems } from './problems.ts'
import { webPages } from './web-pages.ts'

const SETTINGS = {
  shortName: 'OSOP',
  motto: 'Rise together',
  quote: { before: 'A brother is the ', word: 'wind', after: '.' },
  quoteSource: 'The House Book',
  privacyEmail: 'privacy@aerie.example',
  passwordMinLength: 6,
  accessLogging: true,
  copyMonths: 12,
  externalOfficeViewer: false,
  publicRegistration: false,
}

const LANDING = '<template id="landing">quote</template>'
const FRAME = '<template id="frame">sidebar</template>'
const ICON = '<link rel="icon" href="/logo.svg" />'
const INLINE = 'theme()'
const PAGE = `<!doctype html><head>${ICON}<script>${INLINE}</script><!--settings--></head><body>${LANDING}\n${FRAME}</body>`
const POLICY = "default-src 'self'; script-src 'self' https://maps.example; style-src 'self'"

let actor: Actor | null
let answers: { bio: string } | null
let logo: Logo | null = null
let app: FastifyInstance
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-web-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), PAGE)
  await writeFile(join(folder, 'assets/main-1a2b.js'), 'plain')
  await writeFile(join(folder, 'assets/main-1a2b.js.br'), 'packed')
  await mkdir(join(folder, 'former-assets'))
  await writeFile(join(folder, 'former-assets/main-0z9y.js'), 'former')
  await writeFile(join(folder, 'sw.js'), 'work()')
  await writeFile(join(folder, 'offline.html'), `<script>${INLINE}</script>`)
  await writeFile(join(folder, 'logo.svg'), '<svg/>')
  await writeFile(join(folder, 'word-frame.html'), '<body><script>show()</script></body>')
  const profile = { scripts: ['/assets/main-1a2b.js'], styles: ['/assets/main.css'], calls: ['/api/members/:id'] }
  const list = { scripts: [], styles: [], calls: ['/api/list?limit=24'] }
  const found = { ...list, calls: ['/api/list'] }
  await writeFile(
    join(folder, 'preloads.json'),
    JSON.stringify({ '/profile/:id': profile, '/list': list, '/list?': found }),
  )
  app = Fastify()
  answerProblems(app)
  app.decorate('isSecure', false)
  app.decorateRequest('actor', null)
  app.decorateRequest('context', function (this: FastifyRequest) {
    return { actor: this.actor } as Context
  })
  app.addHook('onRequest', async (request) => {
    request.actor = actor
  })
  await webPages(app, folder, {
    formerAssets: join(folder, 'former-assets'),
    settings: async () => ({ ...SETTINGS, logo, name: '</script><script>alert(1)</script>' }),
    firstAnswers: async ({ actor: caller }) => answers && { '/api/auth/session': { id: caller?.id, ...answers } },
    policy: POLICY,
  })
})
beforeEach(() => {
  actor = null
  answers = { bio: '</script><!--' }
  logo = null
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

test('what is no address to speak of is a page of members, too', async () => {
  actor = signedIn('member')
  // Over a line: what is injected is tidied first.
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  for (const path of ['//', '//[', '//[?q=mar']) {
    const [answer] = await once(request({ port, host: '127.0.0.1', path, agent: false }).end(), 'response')
    answer.resume()
    expect([path, answer.statusCode]).toEqual([path, 200])
  }
})

test('a browser with a session cookie is not told that it is signed out', async () => {
  const { body } = await app.inject({ url: '/', headers: { cookie: `aerie_session=${'x'.repeat(43)}` } })
  expect(body).toContain('"signedOut":false')
})

const signedIn = (role: Actor['role']): Actor => ({ id: 7, role, sessionId: 's', confirmedAt: new Date() })

const startIn = (body: string) => JSON.parse(/id="start">(.*?)<\/script>/.exec(body)?.[1] ?? '')

test('the sidebar is sent to members, with what their pages ask first, and is kept by no browser', async () => {
  actor = signedIn('admin')
  const cookie = `aerie_session=${'x'.repeat(43)}`
  const { body, headers } = await app.inject({ url: '/members', headers: { cookie } })
  expect(body).toContain(FRAME)
  expect(body).not.toContain(LANDING)
  expect(startIn(body).answers).toEqual({ '/api/auth/session': { id: 7, bio: '</script><!--' } })
  // As the call would, it lengthens the visit.
  expect(headers['set-cookie']).toContain(cookie)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers).not.toHaveProperty('etag')
})

test('whose record is gone, or does not come in time, is sent no frame and asks himself', async () => {
  actor = signedIn('member')
  answers = null
  const { body } = await app.inject({ url: '/', headers: { cookie: `aerie_session=${'x'.repeat(43)}` } })
  expect(body).not.toContain(FRAME)
  expect(startIn(body)).toMatchObject({ signedOut: false, answers: null })
})

test('of the scripts that stand in a page the policy admits those that were built into it', async () => {
  const { headers } = await app.inject('/')
  const hash = createHash('sha256').update(INLINE).digest('base64')
  expect(headers['content-security-policy']).toBe(
    `default-src 'self'; script-src 'self' 'sha256-${hash}' https://maps.example; style-src 'self'`,
  )
})

test('strangers are not sent it, whatever cookie they carry', async () => {
  const { body } = await app.inject({ url: '/', headers: { cookie: `aerie_session=${'x'.repeat(43)}` } })
  expect(body).toContain(LANDING)
  expect(body).not.toContain(FRAME)
  expect(body).toContain('"answers":null')
})

test('a file of the build before is there for pages that are still open', async () => {
  const { statusCode, body } = await app.inject('/assets/main-0z9y.js')
  expect([statusCode, body]).toEqual([200, 'former'])
})

test('the service worker and its page are asked for anew each time, and that page has the policy of all pages', async () => {
  for (const address of ['/sw.js', '/offline.html'])
    expect((await app.inject(address)).headers['cache-control'], address).toBe('no-cache')
  const { headers, body } = await app.inject('/offline.html')
  const hash = createHash('sha256').update(INLINE).digest('base64')
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  expect(body).not.toContain('id="start"')
})

test('a home screen is told the name and the icons', async () => {
  const { headers, body } = await app.inject('/manifest.webmanifest')
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(JSON.parse(body)).toMatchObject({ name: '</script><script>alert(1)</script>', short_name: 'OSOP', scope: '/' })
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

test('the frame for what somebody uploaded has its one script, no origin and no network', async () => {
  const { headers } = await app.inject('/word-frame.html')
  const hash = createHash('sha256').update('show()').digest('base64')
  expect(String(headers['content-security-policy']).split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'sha256-${hash}'`,
      'img-src data:',
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ]),
  )
})

test.each([
  ...['/api/nothing', '/assets/gone-9z.js', '/uploads/gone.webp'],
  ...['/sw-old.js', '/gone.css?v=2', '/icons/gone.png', '/old.webmanifest'],
])('%s is no page', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404)
})

test('what a page needs is named in it for members, and visitors are named nothing', async () => {
  const links = async (url: string) => (await app.inject(url)).body.match(/<link(?! rel="icon") [^>]*>/g)
  expect(await links('/profile/12?edit=true')).toBe(null)
  actor = signedIn('member')
  expect(await links('/profile/12?edit=true')).toEqual([
    '<link rel="preload" as="style" crossorigin href="/assets/main.css">',
    '<link rel="modulepreload" href="/assets/main-1a2b.js">',
    '<link rel="preload" as="fetch" crossorigin href="/api/members/12">',
  ])
  expect(await links('/list')).toEqual(['<link rel="preload" as="fetch" crossorigin href="/api/list?limit=24">'])
  expect(await links('/list?q=a')).toEqual(['<link rel="preload" as="fetch" crossorigin href="/api/list">'])
  for (const other of ['/profile', '/profile/x"><b>', '/profile/0', '/members']) expect(await links(other)).toBe(null)
})

test('the icons are the mark, and the logo where there is one', async () => {
  expect((await app.inject('/')).body).toContain(ICON)
  logo = { hash: 'abcdefghijklmnopqrstuv', width: 600, height: 200, ground: 'any' }
  const { body } = await app.inject('/')
  expect(body).not.toContain(ICON)
  for (const shape of ['icon', 'touch'] as const) expect(body).toContain(`href="${logoUrl(logo, shape)}"`)
  expect(startIn(body).settings.logo).toEqual(logo)
})
