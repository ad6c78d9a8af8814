// Forensics: endpoints to services.
import { forensics, LARGEST_LEAK, LeakFields } from '@aerie/contract/forensics'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '#platform/errors.ts'
import type { RouteDeps } from '#platform/feature.ts'
import { serve } from '#platform/http/serve.ts'
import { readUpload } from '#platform/http/uploads.ts'
import { openSearches } from './searches.ts'
import { findLeak } from './service.ts'

const FORM = {
  field: 'photo',
  fields: LeakFields,
  largest: LARGEST_LEAK,
  tooLarge: 'Please select an image smaller than 50MB.',
  missing: 'Please select an image file.',
}

export function forensicsRoutes(app: FastifyInstance, { pictures, watermark }: RouteDeps) {
  const searches = openSearches()
  serve(app, forensics.search, (ctx, { request, reply }) =>
    readUpload(request, FORM, ({ file, fileName, fields }) =>
      searches.run(ctx.actor.id, fields.searchId ?? null, leaving(reply), (turn) =>
        findLeak(ctx, { pictures, watermark, turn }, { file, fileName, fields }),
      ),
    ),
  )
  serve(app, forensics.progress, async (ctx, { params }) => searches.progressOf(ctx.actor.id, params.searchId))
}

/** Aborts where whoever asked has gone before he was answered. */
function leaving({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () =>
    gone.abort(new Refusal('unavailable', 'The search was ended, since nobody was waiting for it.')),
  )
  return gone.signal
}
