// LinkedIn: endpoints to services.
import { LinkedinAddress, linkedin } from '@aerie/contract/linkedin'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid, Refusal } from '#platform/errors.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { extractPositions, LARGEST_EXPORT, tooLarge } from './extract-positions.ts'
import type { Linkedin } from './provider.ts'
import { finishConnecting, startConnecting } from './service.ts'

export function linkedinRoutes(app: FastifyInstance, provider: Linkedin | null, pictures: Pictures) {
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
    return extractPositions(await openExport(request))
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

async function openExport(request: FastifyRequest) {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_EXPORT + 65_536) throw tooLarge()
  const part = await request.file({ limits: { fileSize: LARGEST_EXPORT, files: 1, fields: 10 } })
  if (!part || part.fieldname !== linkedin.extract.file)
    throw new Refusal('not_valid', 'Please choose Positions.csv, or the zip LinkedIn sent you.')
  return part.file
}
