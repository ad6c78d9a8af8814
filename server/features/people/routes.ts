// The directory: endpoint to its cache.

import { people } from '@aerie/contract/people'
import type { FastifyInstance } from 'fastify'
import { sendCachedJson } from '#platform/http/send-cached-json.ts'
import { SerializedJson } from '#platform/http/serialized-json.ts'
import { serve } from '#platform/http/serve.ts'
import { linkToNext } from '#platform/http/serve-page.ts'
import { readDirectory, select } from './directory.ts'

export function peopleRoutes(app: FastifyInstance) {
  serve(app, people.list, async (ctx, { query, request, reply }) => {
    const directory = await readDirectory(ctx)
    const { limit, cursor, ...filter } = query
    const isWhole = limit === undefined && Object.values(filter).every((value) => value === undefined)
    if (isWhole) return sendCachedJson(directory.whole(), request, reply)
    const start = cursor === undefined ? 0 : (directory.positions().get(Number(cursor)) ?? -1) + 1
    const { found, more } = select(directory, filter, start, limit ?? Number.POSITIVE_INFINITY)
    const last = found.at(-1)
    if (more && last) linkToNext(request, reply, String(last.summary.id))
    return new SerializedJson(`[${found.map(({ json }) => json).join(',')}]`)
  })
}
