// Sends the pictures that stand on slides: never as they came, and with the mark of whoever looks at them.
import { createHash } from 'node:crypto'
import { joinJpegs } from '@aerie/watermark/joined-jpeg'
import type { FastifyReply } from 'fastify'
import { issueDigested } from '#features/copies/service.ts'
import { slidePictureOf } from '#features/document-files/files.ts'
import type { DocumentRow } from '#features/documents/service.ts'
import { findSeen } from '#features/documents/service.ts'
import { readSettings } from '#features/settings/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { readRendition } from '#platform/watermark/kept-rendition.ts'
import type { Marking } from './marked.ts'
import { noteAccess } from './note-access.ts'

export async function sendSlidePicture(
  ctx: MemberContext,
  reply: FastifyReply,
  { watermark }: Pick<Marking, 'watermark'>,
  { documentId, picture }: { documentId: number; picture: string },
) {
  const row = await findSeen(ctx, documentId)
  const rendition =
    row.rendition === 'slides' ? await readRendition(ctx.files, slidePictureOf(row.code, Number(picture))) : 'missing'
  if (typeof rendition === 'string') throw notFound('Picture')
  reply.header('cache-control', 'private, no-store').type('image/jpeg')
  if (reply.request.method === 'HEAD') return reply.send()
  const isMarked = (await readSettings(ctx)).documentWatermarking
  const copyId = isMarked ? await copyOfSlides(ctx, row, watermark.keyId) : null
  await noteAccess(ctx, row, 'view', { copyId })
  return reply.send(copyId === null ? joinJpegs(rendition) : await watermark.mark(rendition, copyId))
}

/** All pictures of a version that one reader sees on one day are one copy. */
async function copyOfSlides(ctx: MemberContext, { version_id }: DocumentRow, keyId: number) {
  const { id } = await issueDigested(ctx, {
    kind: 'documentView',
    objectId: version_id,
    keyId,
    render: async (copyId) => ({ sha256: createHash('sha256').update(`slides ${version_id} ${copyId}`).digest() }),
  })
  return id
}
