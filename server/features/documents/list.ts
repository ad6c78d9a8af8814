// The list of documents: read once, made once for all who see the same in it, and kept until one of them changes.
import { MOST_DOCUMENTS } from '@aerie/contract/document-values'
import { Document, documents } from '@aerie/contract/documents'
import * as z from 'zod/mini'
import { cached } from '#platform/cache/cached.ts'
import type { MemberContext } from '#platform/context.ts'
import { type KeptJson, keptJson } from '#platform/http/kept-json.ts'
import { SerializedJson } from '#platform/http/serialized-json.ts'
import { cutPage, type Page, type PageRequest, parseIdCursor, unknownCursor } from '#platform/page.ts'
import { maySee } from './policy.ts'
import { toDocument } from './show.ts'
import { type DocumentRow, listDocuments } from './shown-data.ts'

interface CachedDocuments {
  rows: DocumentRow[]
  uploaders: Set<number>
  made: Map<string, KeptJson>
  /** First pages, by who sees the same and how long they are. */
  beginnings: Map<string, Page<SerializedJson>>
}

const readDocuments = cached<CachedDocuments>({
  answers: [documents.list],
  async load({ db }) {
    const rows = await listDocuments(db, MOST_DOCUMENTS)
    const uploaders = new Set(rows.flatMap(({ created_by }) => created_by ?? []))
    return { rows, uploaders, made: new Map(), beginnings: new Map() }
  },
})

/** All that the caller may see. */
export async function readList(ctx: MemberContext): Promise<KeptJson> {
  const kept = await readDocuments(ctx)
  const key = sightOf(ctx, kept)
  const made = kept.made.get(key) ?? keptJson(JSON.stringify(shownTo(ctx, kept.rows)))
  kept.made.set(key, made)
  return made
}

/** What one may do differs by role, and for who has uploaded something of his own. */
const sightOf = ({ actor }: MemberContext, { uploaders }: CachedDocuments) =>
  uploaders.has(actor.id) ? `${actor.role} ${actor.id}` : actor.role

/** What is written about all that the caller may see, the newest first. */
export const listSeen = async (ctx: MemberContext): Promise<DocumentRow[]> =>
  (await readDocuments(ctx)).rows.filter((row) => maySee(ctx.actor, row))

/** A part of them, for whoever shows the newest alone. */
export async function readPage(ctx: MemberContext, { limit, cursor }: PageRequest): Promise<Page<SerializedJson>> {
  const kept = await readDocuments(ctx)
  const key = `${sightOf(ctx, kept)} ${limit}`
  const before = cursor === undefined ? kept.beginnings.get(key) : undefined
  if (before) return before
  const seen = kept.rows.filter((row) => maySee(ctx.actor, row))
  const from = placeAfter(seen, cursor)
  const cut = cutPage(seen.slice(from, from + limit + 1), limit, ({ id }) => String(id))
  const shown = z.array(Document).parse(shownTo(ctx, cut.items))
  const page = { ...cut, items: new SerializedJson(JSON.stringify(shown)) }
  if (cursor === undefined) kept.beginnings.set(key, page)
  return page
}

/** The cursor is the id of the last one; what is gone since then, or hidden, has no place. */
function placeAfter(seen: DocumentRow[], cursor: string | undefined) {
  const last = parseIdCursor(cursor)
  if (last === null) return 0
  const place = seen.findIndex(({ id }) => id === last)
  if (place === -1) throw unknownCursor()
  return place + 1
}

const shownTo = ({ actor }: MemberContext, rows: DocumentRow[]) =>
  rows.filter((row) => maySee(actor, row)).map((row) => toDocument(actor, row))
