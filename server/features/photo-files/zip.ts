// An album as a zip, which its reader takes while it is made.
import type { FastifyReply } from 'fastify'
import type { MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { attachment } from '#platform/http/attachment.ts'
import { countHits } from '#platform/throttle.ts'
import { streamZip } from '#platform/zip-stream.ts'
import { findAlbum, listForZip } from './data.ts'
import type { Marking } from './marked.ts'
import { hasFlagged } from './policy.ts'
import { addPhotos } from './zip-entries.ts'

const ZIPS_AN_HOUR = 20

/** Who is taking one now: one at a time for each member, in each process. */
const taking = new Set<number>()

export async function sendZip(ctx: MemberContext, reply: FastifyReply, marking: Marking, albumId: number) {
  const album = await findAlbum(ctx.db, albumId)
  if (!album) throw notFound('Album')
  if (taking.has(ctx.actor.id)) throw new Refusal('too_many', 'You are downloading an album already.')
  const rows = await listForZip(ctx.db, albumId, hasFlagged(ctx.actor))
  await countHits(
    ctx.db,
    [{ bucket: `zips:${ctx.actor.id}`, most: ZIPS_AN_HOUR, withinMinutes: 60 }],
    'albums in an hour',
  )
  taking.add(ctx.actor.id)
  const stream = streamZip((zip) => addPhotos(ctx, zip, marking, rows))
  stream.once('close', () => taking.delete(ctx.actor.id))
  reply
    .header('content-disposition', attachment(`${album.title}.zip`))
    .header('cache-control', 'no-store')
    .type('application/zip')
  return reply.send(stream)
}
