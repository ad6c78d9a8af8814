// The caller's own copy of a picture or paper: it bears a mark that names a row, which is there before the first byte leaves.

import { dayIn } from '@aerie/text/zones'
import { isMarkable as framesBearMark } from '@aerie/watermark/animation'
import type { Rendition } from '@aerie/watermark/rendition'
import type { FastifyReply } from 'fastify'
import { type CopyKind, hasOwnCopy, issueCopy, issueDigested } from '#features/copies/service.ts'
import { originalOf, shownOf } from '#features/document-files/files.ts'
import { animationFor, makeAnew, renditionFor } from '#features/document-files/pictures.ts'
import type { DocumentRow } from '#features/documents/service.ts'
import { displayName } from '#features/people/person.ts'
import { readTimeZone } from '#features/settings/service.ts'
import type { MemberContext } from '#platform/context.ts'
import type { DocumentFormat } from '#platform/documents/documents.ts'
import type { StampedCopies, StampedCopy } from '#platform/documents/stamped-copies.ts'
import type { RouteDeps } from '#platform/feature.ts'
import { withLocalCopy } from '#platform/files/local-copy.ts'
import { sendRanged } from '#platform/http/send-file.ts'
import { NoRendition } from '#platform/watermark/markers.ts'
import { findName } from './access-data.ts'
import type { MustBeSound } from './sound-originals.ts'

export interface Marking extends Pick<RouteDeps, 'watermark' | 'pictures' | 'documentReader'> {
  stampedCopies: StampedCopies
  mustBeSound: MustBeSound
}

export interface MarkedCopy {
  id: number
  /** A media type. */
  type: string
  content: Uint8Array | StampedCopy
}

type DocumentCopy = Extract<CopyKind, 'documentView' | 'documentDownload'>

/** As it is looked at: of an Office file the PDF that was made of it. */
export const asShown = (row: DocumentRow): DocumentRow =>
  row.rendition === 'pdf' ? { ...row, kind: 'pdf', extension: 'pdf', mime_type: 'application/pdf' } : row

const STAMPED = ['pdf', 'docx', 'xlsx', 'pptx'] as const satisfies DocumentFormat[]
const stampedAs = (extension: string) => STAMPED.find((one) => one === extension) ?? null

/** What can be marked: PDF files, Office files that are zips, and pictures but for drawings. */
export const isMarkable = ({ kind, extension }: Pick<DocumentRow, 'kind' | 'extension'>) =>
  stampedAs(extension) !== null || (kind === 'image' && extension !== 'svg')

/** The media type of a marked copy, where it does not move. */
export const typeOfCopy = ({ kind, mime_type }: Pick<DocumentRow, 'kind' | 'mime_type'>) =>
  kind === 'image' ? 'image/jpeg' : mime_type

/**
 * Copies are of a version, so that a page that has the former one is sent the new one. Null for what moves in frames too small
 * to bear a mark.
 */
export const copyFor = async (
  ctx: MemberContext,
  marking: Marking,
  row: DocumentRow,
  kind: DocumentCopy,
): Promise<MarkedCopy | null> => {
  const { watermark } = marking
  const issue = { kind, objectId: row.version_id, keyId: watermark.keyId }
  const format = stampedAs(row.extension)
  if (format) {
    const { id, made } = await issueDigested(ctx, { ...issue, render: await stamping(ctx, marking, row, format) })
    return { id, type: typeOfCopy(row), content: made }
  }
  const animation = await animationFor(ctx, row)
  if (animation && !framesBearMark(animation)) return null
  if (animation) {
    const render = (copyId: number) => watermark.markAnimation(animation, copyId)
    const { id, bytes } = await issueCopy(ctx, { ...issue, render })
    return { id, type: 'image/webp', content: bytes }
  }
  const size = kind === 'documentView' ? 'view' : 'full'
  const issueFrom = async (rendition: Rendition): Promise<MarkedCopy> => {
    const { id, bytes } = await issueCopy(ctx, { ...issue, render: (copyId) => watermark.mark(rendition, copyId) })
    return { id, type: 'image/jpeg', content: bytes }
  }
  try {
    return await issueFrom(await renditionFor(ctx, marking.pictures, row, size))
  } catch (error) {
    if (!(error instanceof NoRendition)) throw error
    return issueFrom(await makeAnew(ctx, marking.pictures, row, size))
  }
}

/** The same bytes of the same id on one day, which is as long as a copy is the same; ids are of one reader each. */
async function stamping(ctx: MemberContext, marking: Marking, row: DocumentRow, format: DocumentFormat) {
  const { watermark, documentReader, stampedCopies, mustBeSound } = marking
  const reader = await findName(ctx.db, ctx.actor.id)
  const day = dayIn(await readTimeZone(ctx), ctx.now())
  const isConverted = row.kind === 'pdf' && row.rendition === 'pdf'
  const source = isConverted ? shownOf(row.code, 'pdf') : originalOf(row)
  return async (id: number) => {
    const code = id.toString(16).padStart(10, '0')
    const line = `Issued to ${displayName(reader)}, ${day}, copy ${code}`
    const stamp = { tile: watermark.tileFor(id), seed: id, line, besides: `, member ${ctx.actor.id}`, code }
    const copy = { file: source, name: `${row.code} ${line}`, incoming: await ctx.files.incoming() }
    return stampedCopies.of(copy, async () => {
      if (!isConverted) await mustBeSound(ctx.files, row)
      return withLocalCopy(ctx.files, source, (file) => documentReader.stamp(file, format, stamp, ctx.actor.id))
    })
  }
}

/** A stamped one from the folder where it is kept, piece by piece, or the part that is asked for. */
export async function sendCopy(reply: FastifyReply, { id, type, content }: MarkedCopy) {
  const etag = `"${id}"`
  reply.type(type)
  if (content instanceof Uint8Array) return reply.header('etag', etag).send(content)
  return sendRanged(reply, { size: content.size, etag, open: content.open })
}

/** The id of the copy that the caller has already, as he says himself; null where he has none. */
export async function ownCopy(ctx: MemberContext, reply: FastifyReply, row: DocumentRow) {
  const [, digits] = /"(\d{1,13})"/.exec(reply.request.headers['if-none-match'] ?? '') ?? []
  if (digits === undefined) return null
  const original = { kind: 'documentView' as const, objectId: row.version_id }
  return (await hasOwnCopy(ctx, original, Number(digits))) ? Number(digits) : null
}
