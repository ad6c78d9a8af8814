// Serves the built web app: its files, cached for good, and index.html at every other address.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Logo, logoUrl } from '@aerie/contract/logo'
import type { Role } from '@aerie/contract/person'
import type { Capabilities } from '@aerie/contract/session'
import { PublicSettings } from '@aerie/contract/settings'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'
import { readCookie } from '../session/cookie.ts'
import { readPreloads } from './preloads.ts'
import { sealedFrame } from './sealed-frame.ts'

/** Where the build puts the web app. */
export const BUILT = fileURLToPath(new URL('../../../dist/web/', import.meta.url))
/** How long a page waits for settings that were changed. */
const PATIENCE_MS = 500
const PLACE = '<!--settings-->'
/** The mark of Aerie, which the logo stands in for. */
const ICON = /<link rel="icon"[^<>]*>/

interface Filled {
  settings: () => Promise<PublicSettings>
  capabilitiesOf: (caller: { role: Role }) => Capabilities
}

/**
 * The page carries the organisation's public settings, so that the landing quote needs no further call, and says when
 * nobody is signed in, which spares visitors the question. To a member it shows the sidebar before the app is there.
 */
export async function webPages(app: FastifyInstance, folder: string, { settings, capabilitiesOf }: Filled) {
  if (!existsSync(join(folder, 'index.html'))) return
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
  const pageOf = { visitor: without('frame', built), member: without('landing', built) }
  const preloadsFor = readPreloads(folder)
  const frame = sealedFrame(folder)
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const immutable = path.includes('/assets/')
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      if (frame?.isAt(path)) reply.header('content-security-policy', frame.policy).header('cache-control', 'no-cache')
    },
  })
  const readSettings = await withoutWaiting(settings)
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/') || request.url.startsWith('/uploads/'))
      throw new Refusal('not_found', 'There is nothing at this address.')
    const member = request.actor && sidebarOf(capabilitiesOf(request.actor))
    const shown = await readSettings()
    const state = { settings: shown, signedOut: readCookie(request) === null, member }
    const start = `<script type="application/json" id="start">${escapeForScript(state)}</script>`
    const links = member ? preloadsFor(request.url) : ''
    const html = pageOf[member ? 'member' : 'visitor']
      .replace(PLACE, () => start)
      .replace(ICON, (mark) => (shown.logo ? iconsOf(shown.logo) : mark))
      .replace('</head>', () => `${links}</head>`)
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    reply.header('cache-control', 'private, no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(html)
  })
}

const iconsOf = (logo: Logo) =>
  `<link rel="icon" type="image/png" sizes="96x96" href="${logoUrl(logo, 'icon')}"><link rel="apple-touch-icon" href="${logoUrl(logo, 'touch')}">`

/** The page without what only the other kind of caller is shown. */
function without(template: string, page: string) {
  const end = '</template>'
  const from = page.indexOf(`<template id="${template}">`)
  return from === -1 ? page : page.slice(0, from) + page.slice(page.indexOf(end, from) + end.length)
}

/** Which entries the sidebar has for a caller: no more of him is written into a page. */
const sidebarOf = ({ seeAdmin, moderatePhotos }: Capabilities) => ({ seeAdmin, moderatePhotos })

/** While the database is away, or slow, pages carry the settings that were read last. */
async function withoutWaiting(settings: () => Promise<PublicSettings>) {
  const read = async () => PublicSettings.parse(await settings())
  let latest = await read()
  return async () => {
    const fresh = read().catch(() => latest)
    latest = await Promise.race([fresh, pause(PATIENCE_MS, latest, { ref: false })])
    return latest
  }
}

const escapeForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
