// Sends thumbnails, views, films and downloads to whom they may be shown; originals leave by no road but one.
import { THUMBNAIL_SIZES, type ThumbnailSize } from '@aerie/contract/album-values'
import { photoFiles } from '@aerie/contract/photo-files'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { admit } from '#platform/http/admission.ts'
import { attachment } from '#platform/http/attachment.ts'
import { keptFiles } from '#platform/http/kept-files.ts'
import { FOR_GOOD, sendFile, sendSmallFile } from '#platform/http/send-file.ts'
import * as data from './data.ts'
import { refuseHidden } from './hidden.ts'
import { hasFlagged } from './policy.ts'
import { animationOf, filmOf, originalOf, thumbnailOf, viewOf } from './service.ts'

const NEVER_KEPT = 'no-store'

const readThumbnail = keptFiles([photoFiles.thumbnail])

type Shown = NonNullable<Awaited<ReturnType<typeof data.findPhoto>>>

export function uploadedFileRoutes(app: FastifyInstance) {
  app.get<{ Params: { file: string } }>(
    '/uploads/photo.:file',
    { onRequest: async (request) => admit('member', request.actor) },
    async (request, reply) => {
      const served = servedAs(request.params.file)
      if (!served) throw notFound('File')
      // Members alone are admitted.
      const ctx = request.context() as MemberContext
      await refuseHidden(ctx, served.code)
      if (served.kind === 'thumbnail')
        return sendSmallFile(reply, readThumbnail(ctx, thumbnailOf(served.code, served.size)), {
          contentType: 'image/webp',
          cacheControl: FOR_GOOD,
        })
      return sendFile(reply, ctx.files, filesShown(served.kind, served.code), { cacheControl: NEVER_KEPT })
    },
  )
}

const filesShown = (kind: 'view' | 'film', code: string) =>
  kind === 'film' ? [filmOf(code)] : [animationOf(code), viewOf(code)]

/** What the caller may know of; of anything else there is nothing here. */
async function findSeen(ctx: MemberContext, id: number) {
  const photo = await data.findPhoto(ctx.db, id)
  if (!photo || (photo.is_flagged && !hasFlagged(ctx.actor))) throw notFound('Photo')
  return photo
}

export async function sendThumbnail(ctx: MemberContext, reply: FastifyReply, id: number) {
  const { code } = await findSeen(ctx, id)
  const thumbnail = readThumbnail(ctx, thumbnailOf(code, 400))
  return sendSmallFile(reply, thumbnail, { contentType: 'image/webp', cacheControl: NEVER_KEPT })
}

export async function sendView(ctx: MemberContext, reply: FastifyReply, id: number) {
  const photo = await findSeen(ctx, id)
  return sendFile(reply, ctx.files, filesShown(kindOf(photo), photo.code), { cacheControl: NEVER_KEPT })
}

export async function sendDownload(ctx: MemberContext, reply: FastifyReply, id: number) {
  const photo = await findSeen(ctx, id)
  reply.header('content-disposition', attachment(downloadName(photo)))
  return sendFile(reply, ctx.files, filesToKeep(photo), { cacheControl: NEVER_KEPT })
}

const kindOf = ({ media_type }: Pick<Shown, 'media_type'>) => (media_type === 'video' ? 'film' : 'view')

type Downloaded = Omit<Shown, 'is_flagged'>

/** A video of which no film could be made is the one original that leaves. */
export const filesToKeep = (photo: Downloaded) =>
  photo.is_as_uploaded ? [originalOf(photo)] : filesShown(kindOf(photo), photo.code)

/** The uploader's name for it, with the ending of what is sent. */
export function downloadName(photo: Downloaded) {
  const made = photo.media_type === 'video' ? 'mp4' : photo.is_animated ? 'webp' : 'jpg'
  const name = photo.original_filename.replace(/\.[^.]*$/, '') || 'photo'
  return `${name}.${photo.is_as_uploaded ? photo.extension : made}`
}

type Served = { code: string } & ({ kind: 'view' } | { kind: 'film' } | { kind: 'thumbnail'; size: ThumbnailSize })

/** What a name after `/uploads/photo.` stands for; null for any other. */
function servedAs(name: string): Served | null {
  const [, code, named, ending] = /^([\w-]{22})(?:-(\d+))?\.(webp|jpg|mp4)$/.exec(name) ?? []
  if (!code) return null
  if (named === undefined)
    return ending === 'jpg' ? { code, kind: 'view' } : ending === 'mp4' ? { code, kind: 'film' } : null
  const size = THUMBNAIL_SIZES.find((one) => one === Number(named))
  return ending === 'webp' && size ? { code, kind: 'thumbnail', size } : null
}
