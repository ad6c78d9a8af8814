// Looking at documents: endpoints to services.
import { documentViewing } from '@aerie/contract/document-viewing'
import type { FastifyInstance } from 'fastify'
import { storedOriginal } from '#features/documents/service.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import type { Surroundings } from '#platform/feature.ts'
import { openSoundness } from '#platform/files/soundness.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { serve, serveVisitors } from '#platform/http/serve.ts'
import { OUTSIDE_POLICY, outsidePage } from './external/page.ts'
import { findTicketed, openOutside } from './external/service.ts'
import { findContent } from './service.ts'

export function documentViewingRoutes(app: FastifyInstance, { publicUrl }: Pick<Surroundings, 'publicUrl'>) {
  const isSound = openSoundness()
  const isReachable = () => publicUrl().startsWith('https:')
  serve(app, documentViewing.content, async (ctx, { params, reply }) => {
    const content = await findContent(ctx, params.documentId, isReachable())
    if ('state' in content) reply.code(202)
    return content
  })
  serve(app, documentViewing.external, async (ctx, { params, reply }) => {
    if (!isReachable()) throw notFound('Viewer')
    const page = outsidePage(await openOutside(ctx, publicUrl(), params.documentId))
    return reply.header('content-security-policy', OUTSIDE_POLICY).type('text/html; charset=utf-8').send(page)
  })
  serveVisitors(app, documentViewing.externalFile, async (ctx, { params, reply }) => {
    const version = await findTicketed(ctx, params.ticket)
    const name = storedOriginal(version)
    if (!(await isSound(ctx.files, { name, size: version.file_size, sha256: version.sha256 })))
      throw new Refusal('gone', 'The file of this document is damaged where it is kept.')
    reply.header('content-security-policy', "default-src 'none'; sandbox")
    return sendFile(reply, ctx.files, [name], { cacheControl: 'private, no-store' })
  })
}
