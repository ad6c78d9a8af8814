// Sends thumbnails, views, films and downloads to whom they may be shown; an original leaves where nothing could be made of it,
// for who sent it.
import { THUMBNAIL_SIZES, type ThumbnailSize } from '@aerie/contract/album-values'
import { photoFiles } from '@aerie/contract/photo-files'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import type { RouteDeps } from '#platform/feature.ts'
import { admit } from '#platform/http/admission.ts'
import { attachment } from '#platform/http/attachment.ts'
import { keptFiles } from '#platform/http/kept-files.ts'
import { readySmallFile, sendFile, sendSmallFile } from '#platform/http/send-file.ts'
import * as data from './data.ts'
import { filmOf, originalOf, thumbnailOf } from './files.ts'
import { sendFilm } from './film-copies.ts'
import { isHiddenAtPresent, refuseHidden } from './hidden.ts'
import { type Marking, sendCopy } from './marked.ts'
import { hasSent } from './policy.ts'
import { findSeen, seen } from './seen.ts'
import { downloadName, sentAs } from './sent-as.ts'
import { sendStored } from './stored.ts'

const NEVER_KEPT = 'no-store'
const BEFORE_FILE = '/uploads/photo.'
const UPLOADED = `${BEFORE_FILE}:file` as const

const readThumbnail = keptFiles([photoFiles.thumbnail])

type FilmMarking = Marking & Pick<RouteDeps, 'installation'>
type ServedPhoto = NonNullable<Awaited<ReturnType<typeof data.findPhoto>>>

export function uploadedFileRoutes(app: FastifyInstance, marking: Marking) {
  fastThumbnails(app)
  app.get<{ Params: { file: string } }>(
    UPLOADED,
    { onRequest: async (request) => admit('member', request.actor) },
    async (request, reply) => {
      const served = servedAs(request.params.file)
      if (!served) throw notFound('File')
      // Members alone are admitted.
      const ctx = request.context() as MemberContext
      await refuseHidden(ctx, served.code)
      if (served.kind === 'thumbnail')
        return sendSmallFile(reply, readThumbnail(ctx, thumbnailOf(served.code, served.size)), describe(served))
      const photo = await data.findByCode(ctx.db, served.code)
      if (!photo || kindOf(photo) !== served.kind) throw notFound('File')
      return sendShown(ctx, reply, marking, photo)
    },
  )
}

function fastThumbnails({ fastPath }: FastifyInstance) {
  fastPath.add(
    { path: UPLOADED, who: 'member' },
    (ctx, { url, headers }) => {
      const served = servedAs(url.slice(BEFORE_FILE.length))
      if (served?.kind !== 'thumbnail' || isHiddenAtPresent(ctx, served.code) !== false) return null
      const name = thumbnailOf(served.code, served.size)
      const ready = (bytes: Buffer) => readySmallFile(bytes, headers, describe(served))
      const present = readThumbnail.present(ctx, name)
      return present ? ready(present) : readThumbnail(ctx, name).then(ready)
    },
    /^\/uploads\/photo\.[\w-]{22}-\d+\.webp$/,
  )
}

const describe = ({ code, size }: { code: string; size: ThumbnailSize }) => ({
  contentType: 'image/webp',
  // Asked for again each time, since one that is flagged or deleted is to be seen no more.
  cacheControl: 'private, no-cache',
  etag: `"${code}-${size}"`,
})

export async function sendThumbnail(ctx: MemberContext, reply: FastifyReply, id: number) {
  const { code } = await findSeen(ctx, id)
  const thumbnail = readThumbnail(ctx, thumbnailOf(code, 400))
  return sendSmallFile(reply, thumbnail, { contentType: 'image/webp', cacheControl: NEVER_KEPT })
}

export async function sendView(ctx: MemberContext, reply: FastifyReply, marking: Marking, id: number) {
  return sendShown(ctx, reply, marking, await findSeen(ctx, id))
}

async function sendShown(ctx: MemberContext, reply: FastifyReply, marking: Marking, photo: ServedPhoto) {
  const as = await sentAs(ctx, photo)
  if ('marked' in as) return sendCopy(ctx, reply, marking, { photo, kind: 'photoView', moves: as.marked === 'moving' })
  // Nothing plays what is only there to be downloaded.
  return sendStored(ctx, reply, { photo, kind: 'filmView', file: photo.is_as_uploaded ? filmOf(photo.code) : as.file })
}

export async function sendDownload(ctx: MemberContext, reply: FastifyReply, marking: FilmMarking, id: number) {
  const found = await data.findPhoto(ctx.db, id)
  if (found?.state === 'failed') return sendOriginal(ctx, reply, found)
  const photo = seen(ctx, found)
  const as = await sentAs(ctx, photo)
  reply.header('content-disposition', attachment(downloadName(photo, as)))
  if ('marked' in as)
    return sendCopy(ctx, reply, marking, { photo, kind: 'photoDownload', moves: as.marked === 'moving' })
  if (photo.media_type === 'video' && !photo.is_as_uploaded)
    return sendFilm(ctx, reply, photo, marking.installation.hasFfmpeg)
  return sendStored(ctx, reply, { photo, kind: 'filmDownload', file: as.file })
}

/** As it came, since nothing could be made of it. */
function sendOriginal(ctx: MemberContext, reply: FastifyReply, photo: ServedPhoto) {
  if (!hasSent(ctx.actor, photo)) throw notFound('Photo')
  reply.header('content-disposition', attachment(photo.original_filename))
  return sendFile(reply, ctx.files, [originalOf(photo)], { cacheControl: NEVER_KEPT })
}

const kindOf = ({ media_type }: Pick<ServedPhoto, 'media_type'>) => (media_type === 'video' ? 'film' : 'view')

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
