// Portraits, from the file store: signed-in members only, and nothing that is not a member's portrait now.
import type { FastifyInstance } from 'fastify'
import { isPortrait } from '#features/people/service.ts'
import { notFound } from '#platform/errors.ts'
import { admit } from '#platform/http/admission.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { portraitFiles, portraitOf } from '#platform/pictures/portrait-files.ts'

export function portraitRoutes(app: FastifyInstance) {
  app.get<{ Params: { filename: string } }>(
    '/uploads/:filename',
    { onRequest: async (request) => admit('member', request.actor) },
    async (request, reply) => {
      const portrait = portraitOf(request.params.filename)
      const ctx = request.context()
      if (!portrait || !(await isPortrait(ctx, portrait.avatar))) throw notFound('File')
      return sendFile(reply, ctx.files, portraitFiles(portrait.avatar, portrait.width))
    },
  )
}
