// Sends documents to whom they may be shown: to look at, as a file to keep, and the picture of their first page.
import { documentViewUrl } from '@aerie/contract/document-values'
import type { FastifyReply } from 'fastify'
import { readSettings } from '#features/settings/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { attachment } from '#platform/http/attachment.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { noteAccess } from './accesses.ts'
import type { Row } from './data.ts'
import { coverOf, originalOf } from './files.ts'
import { copyFor, isMarkable, type Marking, ownCopy } from './marked.ts'
import { findSeen } from './service.ts'
import { decodeText } from './text/reading-text.ts'

const UNKEPT = { cacheControl: 'private, no-store' }
/** Nothing of what somebody uploaded runs here, wherever it is opened. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** Shown by browsers themselves; anything else is a file to keep. */
const SHOWN_AS_IT_IS = new Set(['image', 'video'])

/** Where the page shows it; null while it is being made ready. */
export async function findViewer(ctx: MemberContext, id: number) {
  const row = await findSeen(ctx, id)
  return row.state === 'making' ? { state: 'making' as const } : { viewerUrl: documentViewUrl(row) }
}

export async function sendView(ctx: MemberContext, reply: FastifyReply, marking: Marking, id: number) {
  const row = await findSeen(ctx, id)
  const isSeen = reply.request.method !== 'HEAD'
  reply.header('content-security-policy', SANDBOX)
  if (isMarkable(row) && (await readSettings(ctx)).documentWatermarking) return sendMarkedView(ctx, reply, marking, row)
  if (isSeen) await noteAccess(ctx, row, 'view')
  if (row.kind === 'text' || row.kind === 'csv') return sendText(ctx, reply, row)
  if (!SHOWN_AS_IT_IS.has(row.kind)) reply.header('content-disposition', attachment(row.filename))
  return sendFile(reply, ctx.files, [originalOf(row)], UNKEPT)
}

async function sendMarkedView(ctx: MemberContext, reply: FastifyReply, marking: Marking, row: Row) {
  reply.header('cache-control', 'private, no-cache').type('image/jpeg')
  const had = await ownCopy(ctx, reply, row)
  if (had !== null) {
    await noteAccess(ctx, row, 'view', had)
    return reply.header('etag', `"${had}"`).code(304).send()
  }
  if (reply.request.method === 'HEAD') return reply.send()
  const { id, bytes } = await copyFor(ctx, marking, row, 'documentView')
  await noteAccess(ctx, row, 'view', id)
  return reply.header('etag', `"${id}"`).send(bytes)
}

/** As UTF-8, whatever it came in, and as text, whatever its browser would make of it. */
async function sendText({ files }: MemberContext, reply: FastifyReply, row: Row) {
  const text = decodeText(await files.read(originalOf(row)))
  return reply.header('cache-control', UNKEPT.cacheControl).type('text/plain; charset=utf-8').send(text)
}

/** Tells the page whether the file bears a mark. */
const MARKED = 'x-marked'

export async function sendDownload(ctx: MemberContext, reply: FastifyReply, marking: Marking, id: number) {
  const row = await findSeen(ctx, id)
  const isSeen = reply.request.method !== 'HEAD'
  reply.header('content-security-policy', SANDBOX)
  if (isSeen && isMarkable(row) && (await readSettings(ctx)).documentWatermarking) {
    const copy = await copyFor(ctx, marking, row, 'documentDownload')
    await noteAccess(ctx, row, 'download', copy.id)
    reply.header('content-disposition', attachment(row.filename.replace(/\.[^.]*$/, '.jpg'))).header(MARKED, 'yes')
    return reply.header('cache-control', UNKEPT.cacheControl).type('image/jpeg').send(copy.bytes)
  }
  if (isSeen && !reply.request.headers.range) await noteAccess(ctx, row, 'download')
  reply.header('content-disposition', attachment(row.filename))
  return sendFile(reply, ctx.files, [originalOf(row)], UNKEPT)
}

export async function sendCover(ctx: MemberContext, reply: FastifyReply, id: number) {
  const row = await findSeen(ctx, id)
  if (!row.has_cover) throw notFound('Cover')
  return sendFile(reply, ctx.files, [coverOf(row.code)], UNKEPT)
}
