// Sends documents to whom they may be shown: to look at, as a file to keep, and the picture of their first page.
import { isShownAsText } from '@aerie/contract/document-values'
import type { FastifyReply } from 'fastify'
import { coverOf, isPaperRendition, originalOf, shownOf } from '#features/document-files/files.ts'
import type { DocumentRow } from '#features/documents/service.ts'
import { findSeen } from '#features/documents/service.ts'
import { readSettings } from '#features/settings/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { sendText } from '#platform/documents/send-text.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { attachment } from '#platform/http/attachment.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { asShown, copyFor, isMarkable, type Marking, ownCopy, sendCopy, typeOfCopy } from './marked.ts'
import { noteAccess } from './note-access.ts'
import { isMedia, nameOfUnmarked, sendUnmarked } from './unmarked.ts'

const UNKEPT = { cacheControl: 'private, no-store' }
/** Nothing of what somebody uploaded runs here, wherever it is opened. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export async function sendView(ctx: MemberContext, reply: FastifyReply, marking: Marking, id: number) {
  const row = asShown(await findSeen(ctx, id))
  const isSeen = reply.request.method !== 'HEAD'
  reply.header('content-security-policy', SANDBOX)
  const isShown = isMedia(row) || row.kind === 'pdf'
  if (isShown && (await isMarked(ctx, row)) && (await sendMarkedView(ctx, reply, marking, row))) return reply
  if (isPaperRendition(row.rendition)) {
    if (isSeen) await noteAccess(ctx, row, 'view')
    return sendFile(reply, ctx.files, [shownOf(row.code, row.rendition)], UNKEPT)
  }
  if (!isShown && (await sendMarkedFile(ctx, reply, marking, { row, act: 'view' }))) return reply
  if (!isMedia(row)) await marking.mustBeSound(ctx.files, row)
  if (isSeen) await noteAccess(ctx, row, 'view')
  if (isMedia(row)) return sendUnmarked(ctx, reply, marking.pictures, { row, size: 'view' })
  if (isShownAsText(row.kind, row.file_size)) return sendText(reply, ctx.files, originalOf(row))
  reply.header('content-disposition', attachment(row.filename))
  return sendFile(reply, ctx.files, [originalOf(row)], UNKEPT)
}

const isMarked = async (ctx: MemberContext, row: DocumentRow) =>
  isMarkable(row) && (await readSettings(ctx)).documentWatermarking

/** False where it cannot be marked. */
async function sendMarkedView(ctx: MemberContext, reply: FastifyReply, marking: Marking, row: DocumentRow) {
  const had = await ownCopy(ctx, reply, row)
  const isUnasked = had === null && reply.request.method === 'HEAD'
  const copy = had === null && !isUnasked ? await copyWherePossible(ctx, marking, row, 'documentView') : null
  if (had === null && !isUnasked && !copy) return false
  reply.header('cache-control', 'private, no-cache').type(typeOfCopy(row))
  if (isUnasked) return reply.send()
  const id = had ?? copy?.id
  await noteAccess(ctx, row, 'view', { copyId: id ?? null })
  return copy ? sendCopy(reply, copy) : reply.header('etag', `"${id}"`).code(304).send()
}

/** Null where the file lets nobody write into it; then it is noted who has it, and that is all. */
async function copyWherePossible(
  ctx: MemberContext,
  marking: Marking,
  row: DocumentRow,
  kind: 'documentView' | 'documentDownload',
) {
  try {
    return await copyFor(ctx, marking, row, kind)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_valid') return null
    throw error
  }
}

/** Tells the page whether the file bears a mark. */
const MARKED = 'x-marked'

export async function sendDownload(ctx: MemberContext, reply: FastifyReply, marking: Marking, id: number) {
  const row = await findSeen(ctx, id)
  const isSeen = reply.request.method !== 'HEAD'
  reply.header('content-security-policy', SANDBOX)
  if (await sendMarkedFile(ctx, reply, marking, { row, act: 'download' })) return reply
  if (!isMedia(row)) await marking.mustBeSound(ctx.files, row)
  if (isSeen) await noteAccess(ctx, row, 'download', { isPart: reply.request.headers.range !== undefined })
  if (isMedia(row)) {
    reply.header('content-disposition', attachment(await nameOfUnmarked(ctx, row)))
    return sendUnmarked(ctx, reply, marking.pictures, { row, size: 'full' })
  }
  reply.header('content-disposition', attachment(row.filename))
  return sendFile(reply, ctx.files, [originalOf(row)], UNKEPT)
}

/** As a file to keep; false where it bears no mark. */
async function sendMarkedFile(
  ctx: MemberContext,
  reply: FastifyReply,
  marking: Marking,
  { row, act }: { row: DocumentRow; act: 'view' | 'download' },
) {
  if (reply.request.method === 'HEAD' || !(await isMarked(ctx, row))) return false
  const kind = act === 'view' ? 'documentView' : 'documentDownload'
  const copy = await copyWherePossible(ctx, marking, row, kind)
  if (!copy) return false
  await noteAccess(ctx, row, act, { copyId: copy.id, isPart: reply.request.headers.range !== undefined })
  const ending = copy.type === 'image/webp' ? '.webp' : '.jpg'
  const name = row.kind === 'image' ? row.filename.replace(/\.[^.]*$/, ending) : row.filename
  reply.header('content-disposition', attachment(name)).header(MARKED, 'yes')
  reply.header('cache-control', UNKEPT.cacheControl)
  await sendCopy(reply, copy)
  return true
}

export async function sendCover(ctx: MemberContext, reply: FastifyReply, id: number) {
  const row = await findSeen(ctx, id)
  if (!row.has_cover) throw notFound('Cover')
  return sendFile(reply, ctx.files, [coverOf(row.code)], UNKEPT)
}
