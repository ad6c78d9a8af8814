// Admission of requests: reads the session, refuses calls from other sites, and admits whom an endpoint names.
import type { Who } from '@aerie/contract/endpoint'
import { PAGE_HEADER } from '@aerie/contract/stale'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Actor, type Context, contextOf } from '../context.ts'
import { must, Refusal } from '../errors.ts'
import { readCookie } from '../session/cookie.ts'
import { findActor, wasRenewed } from '../session/sessions.ts'

export type Platform = Pick<Context, 'db' | 'files' | 'voteKeys' | 'ballotChecks' | 'bus' | 'caches'>

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    /** The number of the last change that this request made. */
    changeNumber: number | null
    context(): Context
  }
  interface FastifyContextConfig {
    /** Admits calls from other sites, and ignores their cookies. */
    crossSite?: boolean
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

export function admitCallers(app: FastifyInstance, platform: Platform) {
  app.decorateRequest('actor', null)
  app.decorateRequest('changeNumber', null)
  app.decorateRequest('context', function (this: FastifyRequest) {
    const onChange = (number: number) => {
      this.changeNumber = Math.max(this.changeNumber ?? 0, number)
    }
    return { ...contextOf(platform), actor: this.actor, page: pageOf(this), address: this.ip, onChange }
  })
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.crossSite) return
    if (!READS.has(request.method)) must(isSameOrigin(request), 'This request has to come from a page of this site.')
    await readCaller(request, platform)
  })
}

export async function readCaller(request: FastifyRequest, platform: Platform) {
  const secret = readCookie(request)
  request.actor = secret ? await findActor(platform, secret) : null
  if (secret && !request.actor && request.url.startsWith('/api/') && (await wasRenewed(platform, secret)))
    throw new Refusal('session_renewed', 'Please try again.')
}

const PAGE_NAME = /^[\w-]{8,40}$/

function pageOf({ headers }: FastifyRequest) {
  const name = headers[PAGE_HEADER]
  return typeof name === 'string' && PAGE_NAME.test(name) ? name : null
}

/** Browsers say where a call comes from; one that says nothing is refused too, since a cookie alone proves no intent. */
function isSameOrigin({ headers, host }: FastifyRequest) {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin'
  const origin = URL.parse(headers.origin ?? '')
  return origin !== null && origin.host === host
}

const RANK = { member: 1, admin: 2, super_admin: 3 }
const NEEDED = { visitor: 0, member: 1, admin: 2, superAdmin: 3 }

export function admit(who: Who, actor: Actor | null) {
  if (who === 'visitor') return
  if (!actor) throw new Refusal('not_signed_in', 'Please sign in.')
  const sentence = who === 'admin' ? 'Only admins may do this.' : 'Only super admins may do this.'
  must(isAdmitted(who, actor), sentence)
}

export const isAdmitted = (who: Who, { role }: Pick<Actor, 'role'>) => RANK[role] >= NEEDED[who]
