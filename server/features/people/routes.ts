// The directory: endpoint to its cache.
import { CHANGED_HEADER, people, TOTAL_HEADER } from '@aerie/contract/people'
import type { FastifyInstance } from 'fastify'
import { sendPackedList } from '#platform/http/send-packed-list.ts'
import { SerializedJson } from '#platform/http/serialized-json.ts'
import { serve } from '#platform/http/serve.ts'
import { linkToNext } from '#platform/http/serve-page.ts'
import { readCursor, unknownCursor } from '#platform/page.ts'
import { type Directory, readDirectory, select } from './directory.ts'

export function peopleRoutes(app: FastifyInstance) {
  serve(app, people.list, async (ctx, { query, request, reply }) => {
    const directory = await readDirectory(ctx)
    const { limit, cursor, mayBeStale, ...filter } = query
    const after = lastCard(directory, cursor)
    const isWhole = [limit, cursor, ...Object.values(filter)].every((value) => value === undefined)
    if (isWhole) return sendPackedList(directory.whole, request, reply, { staleHeader: mayBeStale && CHANGED_HEADER })
    reply.header(TOTAL_HEADER, directory.byId.size)
    const { found, more } = select(directory, filter, after, limit ?? Number.POSITIVE_INFINITY)
    const last = found.at(-1)
    if (more && last) linkToNext(request, reply, String(last.summary.id))
    return new SerializedJson(`[${found.map(({ json }) => json).join(',')}]`)
  })
}

/** With which the page before ended; who has left since leaves no place in the list. */
function lastCard({ byId }: Directory, cursor: string | undefined) {
  const [id] = readCursor(cursor, /^([1-9]\d{0,9})$/) ?? []
  if (id === undefined) return undefined
  const card = byId.get(Number(id))
  if (!card) throw unknownCursor()
  return card
}
