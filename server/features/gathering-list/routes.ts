// The lists of gatherings: endpoints to services; a list that a browser has is answered before the framework.
import { gatherings } from '@aerie/contract/gatherings'
import type { FastifyInstance } from 'fastify'
import { SerializedJson } from '#platform/http/serialized-json.ts'
import { serve } from '#platform/http/serve.ts'
import { linkToNext, USUAL_PAGE } from '#platform/http/serve-page.ts'
import { countLists, openPage, presentTag } from './service.ts'

export function gatheringListRoutes(app: FastifyInstance) {
  serve(app, gatherings.list, async (ctx, { query, request, reply }) => {
    const { limit = USUAL_PAGE, cursor, scope = 'upcoming' } = query
    const { tag, write } = await openPage(ctx, { limit, cursor }, scope)
    reply.headers(headersOf(tag))
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
    const { json, next } = write()
    if (next !== null) linkToNext(request, reply, next)
    return new SerializedJson(json)
  })
  app.fastPath.add(
    gatherings.list,
    (ctx, { url, headers }) => {
      const known = headers['if-none-match']
      if (known === undefined) return null
      const query = gatherings.list.query.safeParse(Object.fromEntries(new URLSearchParams(url.split('?')[1])))
      if (!query.success) return null
      const { limit = USUAL_PAGE, cursor, scope = 'upcoming' } = query.data
      const tag = presentTag(ctx, { limit, cursor }, scope)
      return tag !== null && known.includes(tag) ? { status: 304, headers: headersOf(tag) } : null
    },
    /^\/api\/gatherings(?:\?|$)/,
  )
  serve(app, gatherings.counts, (ctx) => countLists(ctx))
}

const headersOf = (tag: string) => ({ etag: `"${tag}"`, 'cache-control': 'private, no-cache' })
