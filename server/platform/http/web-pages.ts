// Serves the built web app: its files, cached for good, and index.html at every other address.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Logo, logoUrl } from '@aerie/contract/logo'
import { PublicSettings } from '@aerie/contract/settings'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { keepCookie, readCookie } from '../session/cookie.ts'
import { POLICY_HEADER } from './headers.ts'
import { withInline } from './inline-policy.ts'
import { readPreloads } from './preloads.ts'
import { sealedFrame } from './sealed-frame.ts'
import { webManifest } from './web-manifest.ts'

/** Where the build puts the web app. */
export const BUILT = fileURLToPath(new URL('../../../dist/web/', import.meta.url))
/** How long a page waits for settings that were changed, and for who its caller is. */
const TIMEOUT_MS = 500
const PLACE = '<!--settings-->'
/** What is looked for anew at each start of the app: the service worker, and the page it keeps. */
const WORKER = 'sw.js'
const SHELL = 'offline.html'
/** What is a file by its name is no page, whoever asks. */
const IS_FILE = /\.(?:js|mjs|css|json|map|webmanifest|html|txt|svg|png|jpe?g|webp|ico|woff2?)$/i
/** The mark of Aerie, which the logo stands in for. */
const ICON = /<link rel="icon"[^<>]*>/

/** By the addresses of the calls that they spare. */
export type FirstAnswers = Record<string, unknown>

interface Filled {
  /** The folder of the files of the build before, which pages that are still open ask for; null where there is none. */
  formerAssets: string | null
  settings: () => Promise<PublicSettings>
  /** What the page at `url` asks first for this caller; null where nobody is signed in. */
  firstAnswers: (ctx: Context, url: string) => Promise<FirstAnswers | null>
  /** The content security policy of all answers. */
  policy: string
}

/**
 * The page carries the organisation's public settings, so that the landing quote needs no further call, and says when
 * nobody is signed in, which spares visitors the question. A member's carries what it would ask first, and shows the
 * sidebar and his title before the app is there.
 */
export async function webPages(
  app: FastifyInstance,
  folder: string,
  { formerAssets, settings, firstAnswers, policy }: Filled,
) {
  if (!existsSync(join(folder, 'index.html'))) return
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
  const pageOf = { visitor: without('frame', built), member: without('landing', built) }
  const preloadsFor = readPreloads(folder)
  const frame = sealedFrame(folder)
  const shellPolicy = policyOfShell(folder, policy)
  const files = { index: false, preCompressed: true, cacheControl: false } as const
  // Some hundred files under one address: each as an address of its own takes a tenth of a start.
  await app.register(fastifyStatic, {
    ...files,
    root: [join(folder, 'assets'), formerAssets ?? ''].filter(existsSync),
    prefix: '/assets/',
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  await app.register(fastifyStatic, {
    ...files,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', 'former-assets/**'],
    decorateReply: false,
    setHeaders(reply, path) {
      const isFresh = [WORKER, SHELL].some((name) => path.startsWith(join(folder, name)))
      reply.header('cache-control', isFresh ? 'no-cache' : 'public, max-age=3600')
      if (shellPolicy && path.startsWith(join(folder, SHELL))) reply.header(POLICY_HEADER, shellPolicy)
      if (frame?.isAt(path)) reply.header(POLICY_HEADER, frame.policy).header('cache-control', 'no-cache')
    },
  })
  const pagePolicy = withInline(policy, built)
  const readSettings = await withoutWaiting(settings)
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(webManifest(await readSettings())),
  )
  app.get('/*', async (request, reply) => {
    if (isNoPage(request.url)) throw new Refusal('not_found', 'There is nothing at this address.')
    const [shown, answers] = await Promise.all([
      readSettings(),
      request.actor ? inTime(firstAnswers(request.context(), request.url), null) : null,
    ])
    const start = { settings: shown, signedOut: readCookie(request) === null, answers }
    const html = pageOf[answers ? 'member' : 'visitor']
      .replace(PLACE, () => `<script type="application/json" id="start">${escapeForScript(start)}</script>`)
      .replace(ICON, (mark) => (shown.logo ? iconsOf(shown.logo) : mark))
      .replace('</head>', () => `${answers ? preloadsFor(request.url) : ''}</head>`)
    reply.header(POLICY_HEADER, pagePolicy).type('text/html; charset=utf-8')
    if (answers) {
      keepCookie(request, reply)
      // Back, after he has signed out, would show what a browser has kept, without asking.
      return reply.header('cache-control', 'no-store').send(html)
    }
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    reply.header('cache-control', 'private, no-cache').header('etag', etag)
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(html)
  })
}

const isNoPage = (url: string) =>
  ['/api/', '/assets/', '/uploads/'].some((folder) => url.startsWith(folder)) ||
  IS_FILE.test(url.split('?', 1)[0] ?? '')

/** Null where the build has no such page. */
function policyOfShell(folder: string, policy: string) {
  const file = join(folder, SHELL)
  return existsSync(file) ? withInline(policy, readFileSync(file, 'utf8')) : null
}

const iconsOf = (logo: Logo) =>
  `<link rel="icon" type="image/png" sizes="96x96" href="${logoUrl(logo, 'icon')}"><link rel="apple-touch-icon" href="${logoUrl(logo, 'touch')}">`

/** The page without what only the other kind of caller is shown. */
function without(template: string, page: string) {
  const end = '</template>'
  const from = page.indexOf(`<template id="${template}">`)
  return from === -1 ? page : page.slice(0, from) + page.slice(page.indexOf(end, from) + end.length)
}

/** While the database is away, or slow, pages carry the settings that were read last. */
async function withoutWaiting(settings: () => Promise<PublicSettings>) {
  const read = async () => PublicSettings.parse(await settings())
  let latest = await read()
  return async () => {
    latest = await inTime(read(), latest)
    return latest
  }
}

/** The answer, or the other where that fails or takes its time. */
const inTime = <Answer, Other>(answer: Promise<Answer>, other: Other) =>
  Promise.race([answer.catch(() => other), pause(TIMEOUT_MS, other, { ref: false })])

const escapeForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
