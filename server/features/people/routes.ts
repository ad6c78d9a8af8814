// The directory: endpoint to its cache.
import { CHANGED_HEADER, people, TOTAL_HEADER } from '@aerie/contract/people'
import type { FastifyInstance } from 'fastify'
import { keepPage, readyPage } from '#platform/http/kept-pages.ts'
import { sendReady } from '#platform/http/ready.ts'
import { readyList, sendPackedList } from '#platform/http/send-packed-list.ts'
import { SerializedJson } from '#platform/http/serialized-json.ts'
import { serve } from '#platform/http/serve.ts'
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
    if (isWhole) return sendPackedList(directory.whole, request, reply, { staleHeader: mayBeStale && CHANGED_HEADER })
    const kept = directory.pages.get(request.url)
    if (kept) return sendReady(reply, readyPage(kept, request.headers))

    const { found, more } = select(directory, filter, after, limit ?? Number.POSITIVE_INFINITY)
    const last = found.at(-1)
    const headers = {
      [TOTAL_HEADER]: String(directory.byId.size),
      ...(more && last && { link: nextLink(request, String(last.summary.id)) }),
    }
    const json = new SerializedJson(`[${found.map((card) => card.json).join(',')}]`)
    const page = keepPage(directory.pages, request.url, json, headers)
    if (page) return sendReady(reply, readyPage(page, request.headers))
    reply.headers(headers)
    return json
  })
  app.fastPath.add(
    people.list,
    (ctx, { url, headers }) => {
      const directory = readDirectory.present(ctx)
      if (!directory) return null
      if (url === WHOLE) return readyList(directory.whole, headers)
      if (url === WHOLE_OR_FORMER) return readyList(directory.whole, headers, { staleHeader: CHANGED_HEADER })
      const page = directory.pages.get(url)
      return page ? readyPage(page, headers) : null
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
