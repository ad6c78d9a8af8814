// Binds an endpoint that answers what is in memory: checked and written once, however many ask, until it is another object.
import type { Endpoint } from '@aerie/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type * as mini from 'zod/mini'
import type { MemberContext } from '../context.ts'
import { type CachedJson, cachedJson } from './cached-json.ts'
import type { FastContext } from './fast-path.ts'
import { readyJson, sendCachedJson } from './send-cached-json.ts'
import { serve } from './serve.ts'

type Mini = mini.ZodMiniType

/**
 * `read` answers the same object to all, and another one once anything in it is another; `present` the same where it is in
 * memory as it is now.
 */
export function serveKept<P extends Mini, Q extends Mini, R extends Mini>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, Mini, R>,
  read: (ctx: MemberContext) => Promise<z.input<R> & object>,
  present: (ctx: FastContext) => (z.input<R> & object) | undefined,
) {
  const written = new WeakMap<object, CachedJson>()
  serve(app, endpoint, async (ctx, { request, reply }) => {
    const value = await read(ctx)
    const kept = written.get(value) ?? cachedJson(JSON.stringify(endpoint.response.parse(value)))
    written.set(value, kept)
    return sendCachedJson(kept, request, reply)
  })
  app.fastPath.add(endpoint, (ctx, { headers }) => {
    const value = present(ctx)
    const kept = value && written.get(value)
    return kept ? readyJson(kept, headers) : null
  })
}
