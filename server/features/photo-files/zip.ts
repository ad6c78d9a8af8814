// An album as a zip, which its reader takes while it is made.
import type { FastifyReply } from 'fastify'
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { attachment } from '#platform/http/attachment.ts'
import { oneAtATime } from '#platform/one-at-a-time.ts'
import { countHits } from '#platform/throttle.ts'
import { streamZip } from '#platform/zip-stream.ts'
import { findAlbum, listForZip } from './data.ts'
import type { Marking } from './marked.ts'
import { hasFlagged } from './policy.ts'
import { addPhotos } from './zip-entries.ts'

const ZIPS_AN_HOUR = 20

const oneAlbum = oneAtATime('You are downloading an album already.')

export async function sendZip(ctx: MemberContext, reply: FastifyReply, marking: Marking, albumId: number) {
  const album = await findAlbum(ctx.db, albumId)
  if (!album) throw notFound('Album')
  const stream = await oneAlbum(ctx, async () => {
    const rows = await listForZip(ctx.db, albumId, hasFlagged(ctx.actor))
    const rule = { bucket: `zips:${ctx.actor.id}`, most: ZIPS_AN_HOUR, withinMinutes: 60 }
    await countHits(ctx.db, [rule], 'albums in an hour')
    return streamZip((zip) => addPhotos(ctx, zip, marking, rows))
  })
  reply
    .header('content-disposition', attachment(`${album.title}.zip`))
    .header('cache-control', 'no-store')
    .type('application/zip')
  return reply.send(stream)
}
