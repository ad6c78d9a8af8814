// Sends the pictures that stand on slides: never as they came, and with the mark of whoever looks at them.
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { issueDigested } from '#features/copies/service.ts'
import { readSettings } from '#features/settings/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { joinJpegs } from '#platform/watermark/joined-jpeg.ts'
import { readRendition } from '#platform/watermark/kept-rendition.ts'
import type { Marking } from './marked.ts'
import { findSeen } from './service.ts'
import { slidePictureOf } from './stored/files.ts'
import { noteAccess } from './stored/note-access.ts'
import type { Row } from './stored/shown-data.ts'

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
async function copyOfSlides(ctx: MemberContext, { version_id }: Row, keyId: number) {
  const { id } = await issueDigested(ctx, {
    kind: 'documentView',
    objectId: version_id,
    keyId,
    render: async (copyId) => ({ sha256: createHash('sha256').update(`slides ${version_id} ${copyId}`).digest() }),
  })
  return id
}
