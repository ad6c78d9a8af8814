// What leaves of pictures and films without a mark: never the file as it came, which tells where it was taken, and with what.

import { joinJpegs } from '@aerie/watermark/joined-jpeg'
import type { FastifyReply } from 'fastify'
import { filmOf } from '#features/document-files/files.ts'
import { animationFor, drawingFor, renditionFor } from '#features/document-files/pictures.ts'
import type { DocumentRow } from '#features/documents/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'

const UNKEPT = { cacheControl: 'private, no-store' }

export const isMedia = ({ kind }: Pick<DocumentRow, 'kind'>) => kind === 'image' || kind === 'video'

/** What is shown of it, or the whole of it; refuses with a sentence what cannot be made fit to leave. */
export async function sendUnmarked(
  ctx: MemberContext,
  reply: FastifyReply,
  pictures: Pictures,
  { row, size }: { row: DocumentRow; size: 'view' | 'full' },
) {
  if (row.kind === 'video') return sendFile(reply, ctx.files, [filmFor(row)], UNKEPT)
  try {
    if (row.extension === 'svg') return await sendFile(reply, ctx.files, [await drawingFor(ctx, pictures, row)], UNKEPT)
    const animation = await animationFor(ctx, row)
    if (animation)
      return await reply.header('cache-control', UNKEPT.cacheControl).type('image/webp').send(animation.webp)
    const bytes = joinJpegs(await renditionFor(ctx, pictures, row, size))
    return reply.header('cache-control', UNKEPT.cacheControl).type('image/jpeg').send(bytes)
  } catch (error) {
    throw error instanceof Refusal && error.code === 'not_valid' ? cannotLeave('picture') : error
  }
}

/** The name of what is sent: the uploader's, with the ending of what became of it. */
export async function nameOfUnmarked(ctx: MemberContext, row: DocumentRow) {
  const { kind, extension, film, filename } = row
  const still = async () => ((await animationFor(ctx, row)) ? 'webp' : 'jpg')
  const ending = kind === 'video' ? film : extension === 'svg' ? 'svg' : await still()
  return ending === null || ending === extension ? filename : filename.replace(/\.[^.]*$/, `.${ending}`)
}

const cannotLeave = (what: 'picture' | 'film') =>
  new Refusal(
    'not_valid',
    `This ${what} cannot be read here, so that nobody can tell what it says of where it was taken. It is kept, and not handed out.`,
  )

/** The name of the file that has no tags. */
function filmFor({ code, film, state }: DocumentRow) {
  if (film !== null) return filmOf(code, film)
  if (state === 'failed') throw cannotLeave('film')
  throw new Refusal('unavailable', 'This film is being made ready. Please try again in a minute.', { retryAfter: 30 })
}
