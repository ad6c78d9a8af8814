// The board of a position, as an archive to take along.
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keysOf } from '#features/ballots/service.ts'
import { archiveOf } from '#features/boards/archive-stream.ts'
import { uuidOf } from '#features/boards/contest-keys.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { findSealed, positionIn } from './find.ts'

/** As it is by now; a board with the same head is the same. */
export async function sendBoard(
  ctx: MemberContext,
  { electionId, positionId }: { electionId: number; positionId: number },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const { box, board } = positionIn(await findSealed(ctx, electionId), positionId)
  if (!(board && box.openedAt))
    throw new Refusal('not_found', 'The board of this position begins when the election opens.')
  const tag = `"${board.head}"`
  reply.header('cache-control', 'private, no-cache').header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  reply
    .header('content-type', 'application/x-tar')
    .header('content-disposition', `attachment; filename="${uuidOf(keysOf(ctx, box))}.bel"`)
  return reply.send(Readable.from(archiveOf(ctx, box.id, { events: board.events, since: box.openedAt })))
}
