// Serves the built web app: its files, cached for good, and index.html at every other address.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PublicSettings } from '@aerie/contract/settings'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../errors.ts'
import { readCookie } from '../session/cookie.ts'

/** Where the build puts the web app. */
export const BUILT = fileURLToPath(new URL('../../../dist/web/', import.meta.url))
const PLACE = '<!--settings-->'

/**
 * The page carries the organisation's public settings, so that the landing quote needs no further call, and says when
 * nobody is signed in, which spares visitors the question.
 */
export async function webPages(app: FastifyInstance, folder: string, settings: () => Promise<PublicSettings>) {
  if (!existsSync(join(folder, 'index.html'))) return
  const [head = '', tail = ''] = readFileSync(join(folder, 'index.html'), 'utf8').split(PLACE)
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const immutable = path.includes('/assets/')
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/') || request.url.startsWith('/uploads/'))
      throw new Refusal('not_found', 'There is nothing at this address.')
    const state = { settings: PublicSettings.parse(await settings()), signedOut: readCookie(request) === null }
    const html = `${head}<script type="application/json" id="start">${escapeForScript(state)}</script>${tail}`
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    reply.header('cache-control', 'private, no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(html)
  })
}

const escapeForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
