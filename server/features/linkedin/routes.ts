// LinkedIn: endpoints to services.
import { createReadStream } from 'node:fs'
import { LinkedinAddress, linkedin } from '@aerie/contract/linkedin'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { invalid, Refusal } from '#platform/errors.ts'
import type { RouteDeps } from '#platform/feature.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { readUpload } from '#platform/http/uploads.ts'
import { extractPositions, LARGEST_EXPORT } from './extract-positions.ts'
import { openLinkedin } from './provider.ts'
import { finishConnecting, startConnecting } from './service.ts'

const FORM = {
  field: linkedin.extract.file ?? '',
  fields: z.object({}),
  largest: LARGEST_EXPORT,
  tooLarge: 'The file is larger than 50 MB. Take Positions.csv out of the zip and choose that.',
  missing: 'Please choose Positions.csv, or the zip LinkedIn sent you.',
}

export function linkedinRoutes(app: FastifyInstance, { services, publicUrl, pictures }: RouteDeps) {
  const provider = openLinkedin(services.linkedin && { ...services.linkedin, publicUrl })
  serve(app, linkedin.auth, (ctx) => startConnecting(ctx, provider))
  serveVisitors(app, linkedin.finish, async (ctx, { query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    try {
      const filled = await finishConnecting(ctx, { linkedin: provider, pictures }, query)
      return reply.redirect(`/profile?${new URLSearchParams({ linkedin: 'connected', ...namesOf(filled) })}`)
    } catch (error) {
      request.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'linkedin was not connected')
      return reply.redirect('/profile?linkedin=error')
    }
  })
  serve(app, linkedin.extract, async (_ctx, { request }) => {
    if (!request.isMultipart()) return askForExport(request.body)
    return readUpload(request, FORM, ({ file }) => extractPositions(createReadStream(file)))
  })
}

const namesOf = (filled: string[]) => (filled.length > 0 ? { filled: filled.join() } : undefined)

/** An address alone never yields anything: LinkedIn hands its members' histories to nobody but themselves. */
function askForExport(body: unknown) {
  const sent = LinkedinAddress.safeParse(body ?? {})
  if (!sent.success) throw new Refusal('not_valid', 'Send a linkedinUrl, or a form with your LinkedIn export.')
  if (!sent.data.linkedinUrl?.trim()) throw invalid('linkedinUrl', 'Please enter a LinkedIn profile URL.')
  return {
    success: false,
    workExperience: [],
    message: 'LinkedIn does not hand out work experience. Upload your LinkedIn export, or type your positions in.',
  }
}
