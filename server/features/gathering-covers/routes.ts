// Pictures of gatherings: endpoints to services.
import {
  COVER_MISSING,
  COVER_TOO_LARGE,
  CoverFields,
  gatheringCovers,
  LARGEST_COVER,
} from '@aerie/contract/gathering-covers'
import type { FastifyInstance } from 'fastify'
import type { RouteDeps } from '#platform/feature.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { serve } from '#platform/http/serve.ts'
import { readUpload } from '#platform/http/uploads.ts'
import { chooseCover, findCoverFile, removeCover, uploadCover } from './service.ts'

const FORM = {
  field: 'image',
  fields: CoverFields,
  largest: LARGEST_COVER,
  tooLarge: COVER_TOO_LARGE,
  missing: COVER_MISSING,
}

export function gatheringCoverRoutes(app: FastifyInstance, { pictures }: RouteDeps) {
  serve(app, gatheringCovers.upload, async (ctx, { request }) => {
    await readUpload(request, FORM, ({ file, fields: { gatheringId, alt = null } }) =>
      uploadCover(ctx, pictures, gatheringId, { file, alt }),
    )
    return {}
  })
  serve(app, gatheringCovers.file, async (ctx, { params, query, reply }) => {
    const name = await findCoverFile(ctx, params.gatheringId, query.width === undefined ? 1600 : 480)
    // Asked for again each time, since who is asked no more is to see it no more.
    return sendFile(reply, ctx.files, [name], { cacheControl: 'private, no-cache' })
  })
  serve(app, gatheringCovers.choose, async (ctx, { params, body }) => {
    await chooseCover(ctx, params.gatheringId, body)
    return {}
  })
  serve(app, gatheringCovers.remove, async (ctx, { params }) => {
    await removeCover(ctx, params.gatheringId)
    return {}
  })
}
