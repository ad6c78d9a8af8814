// Binds an endpoint that answers a list in pages: the limit, the cursor, and the address of the next page.
import type { Endpoint, Schema } from '@aerie/contract/endpoint'
import type { pageQuery } from '@aerie/contract/page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type * as mini from 'zod/mini'
import type { MemberContext } from '../context.ts'
import type { Page, PageRequest } from '../page.ts'
import type { SerializedJson } from './serialized-json.ts'
import { serve } from './serve.ts'

type PageQuery = z.output<typeof pageQuery>

export const USUAL_PAGE = 50

/** Without a limit it answers `usual` entries; Infinity for lists that are answered whole unless a page is asked for. */
export function servePage<P extends Schema, Q extends mini.ZodMiniType<PageQuery>, R extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, Schema, R>,
  respond: (
    ctx: MemberContext,
    page: PageRequest,
    sent: { params: z.output<P>; query: z.output<Q> },
  ) => Promise<Page<z.input<R> | SerializedJson>>,
  usual = USUAL_PAGE,
) {
  serve(app, endpoint, async (ctx, { params, query, request, reply }) => {
    const { limit = usual, cursor } = query
    const { items, next } = await respond(ctx, { limit, cursor }, { params, query })
    if (next !== null) linkToNext(request, reply, next)
    return items
  })
}

export const linkToNext = (request: FastifyRequest, reply: FastifyReply, cursor: string) =>
  reply.header('link', nextLink(request, cursor))

/** The Link header of the next page: the same query with another cursor. */
export function nextLink(request: FastifyRequest, cursor: string) {
  const [path] = request.url.split('?')
  const search = new URLSearchParams({ ...(request.query as Record<string, string>), cursor })
  return `<${path}?${search}>; rel="next"`
}
