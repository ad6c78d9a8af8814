// The caller's own copy of a photo: it bears a mark that names a row, which is there before the first byte leaves.

import type { Rendition } from '@aerie/watermark/rendition'
import type { FastifyReply } from 'fastify'
import { type CopyKind, hasOwnCopy, issueCopy } from '#features/copies/service.ts'
import type { MemberContext } from '#platform/context.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { NoRendition } from '#platform/watermark/markers.ts'
import type { Watermark } from '#platform/watermark/watermark.ts'
import { withAnimation } from './animations.ts'
import { makeAnew, renditionFor } from './renditions.ts'

export interface Marking {
  watermark: Watermark
  pictures: Pictures
}

export interface MarkedPhoto {
  id: number
  code: string
  extension: string
}

type PhotoKind = Extract<CopyKind, 'photoView' | 'photoDownload'>

/** `moves`: all its frames are marked. `isOneOfMany`: of an album that is taken as a whole, which is limited as a whole. */
export async function copyFor(
  ctx: MemberContext,
  { watermark, pictures }: Marking,
  photo: MarkedPhoto,
  { kind, moves, isOneOfMany = false }: { kind: PhotoKind; moves: boolean; isOneOfMany?: boolean },
) {
  const original = { kind, objectId: photo.id, keyId: watermark.keyId, isOneOfMany }
  if (moves)
    return withAnimation(ctx, pictures, photo, (animation) =>
      issueCopy(ctx, { ...original, render: (id) => watermark.markAnimation(animation, id) }),
    )
  const size = kind === 'photoView' ? 'view' : 'full'
  const issue = (rendition: Rendition) => {
    const render = (id: number) => watermark.mark(rendition, id)
    return issueCopy(ctx, { ...original, render })
  }
  try {
    return await issue(await renditionFor(ctx, pictures, photo, size))
  } catch (error) {
    if (!(error instanceof NoRendition)) throw error
    return issue(await makeAnew(ctx, pictures, photo, size))
  }
}

/** Nothing to who has a copy of his own already. */
export async function sendCopy(
  ctx: MemberContext,
  reply: FastifyReply,
  marking: Marking,
  { photo, kind, moves }: { photo: MarkedPhoto; kind: PhotoKind; moves: boolean },
) {
  reply.header('cache-control', 'private, no-cache').type(moves ? 'image/webp' : 'image/jpeg')
  const { method, headers } = reply.request
  const had = copyIn(headers['if-none-match'])
  if (had !== null && (await hasOwnCopy(ctx, { kind, objectId: photo.id }, had)))
    return reply.header('etag', `"${had}"`).code(304).send()
  // Nothing is seen of it, so nothing is noted.
  if (method === 'HEAD') return reply.send()
  const { id, bytes } = await copyFor(ctx, marking, photo, { kind, moves })
  return reply.header('etag', `"${id}"`).send(bytes)
}

/** The id in an entity tag of ours. */
function copyIn(header: string | undefined) {
  const [, id] = /"(\d{1,13})"/.exec(header ?? '') ?? []
  return id === undefined ? null : Number(id)
}
