// The directory: endpoint to its cache.
import { CHANGED_HEADER, people, TOTAL_HEADER } from '@aerie/contract/people'
import type { FastifyInstance } from 'fastify'
import { sendReady } from '#platform/http/ready.ts'
import { SerializedJson } from '#platform/http/serialized-json.ts'
import { serve } from '#platform/http/serve.ts'
import { sendKept } from '#platform/http/serve-kept.ts'
import { nextLink } from '#platform/http/serve-page.ts'
import { readCursor, unknownCursor } from '#platform/page.ts'
import { type Directory, readDirectory, select } from './directory.ts'

const WHOLE = people.list.path
const WHOLE_OR_FORMER = `${WHOLE}?mayBeStale=true`

export function peopleRoutes(app: FastifyInstance) {
  serve(app, people.list, async (ctx, { query, request, reply }) => {
    const directory = await readDirectory(ctx)
    const { limit, cursor, mayBeStale, ...filter } = query
    const after = lastCard(directory, cursor)
    const isWhole = [limit, cursor, ...Object.values(filter)].every((value) => value === undefined)
    const { now, nowOrBefore } = directory.whole
    if (isWhole) return sendKept(mayBeStale ? nowOrBefore(CHANGED_HEADER) : now, request, reply)
    const kept = directory.pages.present(request.url, request.headers)
    if (kept) return sendReady(reply, kept)

    const { found, more } = select(directory, filter, after, limit ?? Number.POSITIVE_INFINITY)
    const last = found.at(-1)
    const headers = {
      [TOTAL_HEADER]: String(directory.livingCount()),
      ...(more && last && { link: nextLink(request, String(last.summary.id)) }),
    }
    const json = new SerializedJson(`[${found.map((card) => card.json).join(',')}]`)
    directory.pages.keep(request.url, json, headers)
    reply.headers(headers)
    return json
  })
  app.fastPath.add(
    people.list,
    (ctx, { url, headers }) => {
      const directory = readDirectory.present(ctx)
      if (!directory) return null
      if (url === WHOLE) return directory.whole.now.present(headers)
      if (url === WHOLE_OR_FORMER) return directory.whole.nowOrBefore(CHANGED_HEADER).present(headers)
      return directory.pages.present(url, headers)
    },
    /^\/api\/members(?:\?|$)/,
  )
}

/** With which the page before ended; who has left since leaves no place in the list. */
function lastCard({ byId }: Directory, cursor: string | undefined) {
  const [id] = readCursor(cursor, /^([1-9]\d{0,9})$/) ?? []
  if (id === undefined) return undefined
  const card = byId.get(Number(id))
  if (!card) throw unknownCursor()
  return card
}
