// Portraits, from the file store: signed-in members only, and nothing that is not a member's portrait now.
import { PORTRAIT_WIDTHS, type PortraitWidth } from '@aerie/contract/avatars'
import type { FastifyInstance } from 'fastify'
import { isPortrait } from '#features/people/service.ts'
import { notFound } from '#platform/errors.ts'
import { admit } from '#platform/http/admission.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { portraitFiles } from './portrait-files.ts'

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

const LARGEST = Math.max(...PORTRAIT_WIDTHS)

/** What a file name of a portrait stands for; without a width, for the largest. Null when it stands for none. */
export function portraitOf(filename: string): { avatar: string; width: PortraitWidth } | null {
  // A code may itself end like a width, so its length decides.
  const [, code, named] = /^([\w-]{22})(?:-(\d+))?\.webp$/.exec(filename) ?? []
  const width = PORTRAIT_WIDTHS.find((one) => one === Number(named ?? LARGEST))
  return code && width ? { avatar: `${code}.webp`, width } : null
}
