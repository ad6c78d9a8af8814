// Portraits, from the file store: signed-in members only, and nothing that is not a member's portrait now.
import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/errors.ts'
import { FileMissing } from '#platform/files/store.ts'
import { admit } from '#platform/http/admission.ts'
import type { Directory } from './directory.ts'

export function portraitRoutes(app: FastifyInstance, directory: Directory) {
  app.get<{ Params: { filename: string } }>(
    '/uploads/:filename',
    { onRequest: async (request) => admit('member', request.actor) },
    async (request, reply) => {
      const { filename } = request.params
      const { portraits } = await directory.snapshot()
      if (!portraits.has(filename)) throw notFound('File')
      const file = await request
        .context()
        .files.open(`avatars/${filename}`)
        .catch((error: unknown) => {
          throw error instanceof FileMissing ? notFound('File') : error
        })
      // The name changes with the picture.
      reply.header('cache-control', 'private, max-age=31536000, immutable')
      reply.header('content-length', file.size).type(file.contentType)
      return reply.send(file.stream)
    },
  )
}
