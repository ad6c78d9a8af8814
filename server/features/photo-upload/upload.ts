// Taking photos and videos into an album: each file by itself, recognised by its content, never twice.

import {
  isFilmName,
  MODIFIED_FIELD,
  MOST_PHOTOS_IN_ALBUM,
  MOST_UPLOADED_FILES,
  NO_FILES,
  notMedia,
  TOO_MANY_FILES,
  tooLargeMedia,
} from '@aerie/contract/album-values'
import type { FailedFile, Photo } from '@aerie/contract/photos'
import { formatCount } from '@aerie/text/numbers'
import type { FastifyRequest } from 'fastify'
import { originalOf } from '#features/photo-files/service.ts'
import * as photos from '#features/photos/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { sniffMedia } from '#platform/files/sniff.ts'
import { readUploads, type UploadedFile } from '#platform/http/uploads.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { FlawedPicture } from '#platform/pictures/flaw.ts'
import { readsHeic } from '#platform/pictures/heic-decoder.ts'
import type { Pictures } from '#platform/pictures/pictures.ts'
import { randomCode } from '#platform/secrets/codes.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction, isUndone } from '#platform/transaction.ts'
import { takenOnArrival } from './taken.ts'

const MB = 1_048_576
const FILES_AN_HOUR = 1_000
const NO_UPLOADS = 'Only officers add photos here. Send yours to one of them.'
const NO_HEIC = 'HEIC photos cannot be read here. Save this one as JPEG and select that.'
const HAS_HEIC = readsHeic()
const PRIVATE_ALBUM = 'This album is private: only who created it can add to it.'

type Uploaded = Photo & { existing: boolean }

interface UploadResult {
  photos: Uploaded[]
  failed: FailedFile[]
}

/** Throws where nothing at all was taken, with the sentence of the first that failed. */
export async function uploadPhotos(
  ctx: MemberContext,
  pictures: Pictures,
  request: FastifyRequest,
  albumId: number,
): Promise<UploadResult> {
  await refuseAlbum(ctx, await photos.findAlbum(ctx, albumId))
  const settings = await readSettings(ctx)
  must(photos.mayUpload(ctx.actor, settings), NO_UPLOADS)
  const limitOf = (isFilm: boolean) => (isFilm ? settings.largestFilmMb : settings.largestPhotoMb)
  const outcome: UploadResult = { photos: [], failed: [] }
  const expected = {
    field: 'photos',
    most: MOST_UPLOADED_FILES,
    tooMany: TOO_MANY_FILES,
    missing: NO_FILES,
    note: MODIFIED_FIELD,
    largest: Math.max(settings.largestPhotoMb, settings.largestFilmMb) * MB,
    largestOf: (file: string) => limitOf(isFilmName(file)) * MB,
    tooLarge: (file: string) => tooLargeMedia(file, limitOf(isFilmName(file))),
    folder: await ctx.files.incoming(),
  }
  const fail = (filename: string, refusal: Refusal) =>
    void outcome.failed.push({ filename, code: codeOf(refusal), detail: refusal.message })
  await readUploads(
    request,
    expected,
    async (file) => {
      try {
        outcome.photos.push(await takeIn(ctx, { pictures, limitOf }, albumId, file))
      } catch (error) {
        if (!(error instanceof Refusal) || !FAILS_ALONE.has(error.code)) throw error
        fail(file.fileName, error)
      }
    },
    fail,
  )
  const [first] = outcome.failed
  if (outcome.photos.length === 0 && first)
    throw new Refusal(first.code === 'too_large' ? 'too_large' : 'not_valid', first.detail, {
      errors: outcome.failed.map(({ filename, detail }) => ({ path: filename, message: detail })),
    })
  return outcome
}

/** Which of these the album has, so that they need not be sent; of what failed the caller's own is made again. */
export async function listKnown(ctx: MemberContext, albumId: number, digests: string[]) {
  if (!(await photos.findAlbum(ctx, albumId))) throw notFound('Album')
  const contents = digests.map((hex) => Buffer.from(hex, 'hex'))
  const rows = await inTransaction(ctx, async (tx) => {
    await photos.makeSameAgain(tx, albumId, contents)
    return photos.listKnown(tx, albumId, contents)
  })
  return rows.map(({ id, sha256, state }) => ({
    sha256: sha256.toString('hex'),
    photoId: id,
    isReady: state === 'ready',
  }))
}

const FAILS_ALONE = new Set(['not_valid', 'too_large', 'gone'])
const codeOf = (refusal: Refusal): FailedFile['code'] =>
  refusal instanceof FlawedPicture ? refusal.flaw : codeOfRefusal(refusal)
const codeOfRefusal = ({ code }: Refusal): FailedFile['code'] =>
  code === 'too_large' || code === 'storage_full' ? code : code === 'gone' ? 'under_review' : 'kind'

async function refuseAlbum(
  { actor }: MemberContext,
  album: { is_open: boolean; created_by: number | null } | undefined,
) {
  if (!album) throw notFound('Album')
  must(photos.mayAddTo(actor, album), PRIVATE_ALBUM)
}

interface Rules {
  pictures: Pictures
  /** In megabytes, of films and of photos. */
  limitOf: (isFilm: boolean) => number
}

async function takeIn(
  ctx: MemberContext,
  { pictures, limitOf }: Rules,
  albumId: number,
  file: UploadedFile,
): Promise<Uploaded> {
  const media = await sniffMedia(file.path)
  if (!media) throw new Refusal('not_valid', notMedia(file.fileName))
  // It may be another thing than it is called.
  const limit = limitOf(media.mediaType === 'video')
  if (file.bytes > limit * MB) throw new Refusal('too_large', tooLargeMedia(file.fileName, limit))
  if (media.extension === 'heic' && !HAS_HEIC) throw new Refusal('not_valid', `${file.fileName}: ${NO_HEIC}`)
  const rule = { bucket: `photos:${ctx.actor.id}`, most: FILES_AN_HOUR, withinMinutes: 60 }
  await countHits(ctx.db, [rule], 'photos')
  if (media.mediaType === 'photo') await judge(ctx, pictures, file)
  const photo = {
    album_id: albumId,
    code: randomCode(),
    media_type: media.mediaType,
    mime_type: media.mimeType,
    extension: media.extension,
    original_filename: file.fileName,
    bytes: file.bytes,
    sha256: file.sha256,
    ...takenOnArrival({ fileName: file.fileName, modified: file.note }, ctx.now()),
    uploaded_by: ctx.actor.id,
  }
  const original = originalOf(photo)
  await ctx.files.adopt(file.path, original, { contentType: media.mimeType })
  try {
    const kept = await inTransaction(ctx, (tx) => keep(tx, photo))
    if (kept?.isNew) return { ...(await showOne(ctx, kept.id)), existing: false }
    await ctx.files.remove(original)
    return { ...(await (kept ? showOne(ctx, kept.id) : showKnown(ctx, albumId, file.sha256))), existing: true }
  } catch (error) {
    if (isUndone(error)) await ctx.files.remove(original)
    throw error
  }
}

/** Where the machine is too busy to tell, the making finds out. */
async function judge(ctx: MemberContext, pictures: Pictures, { path }: UploadedFile) {
  await pictures.judge({ file: path, memberId: ctx.actor.id }).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'unavailable')) throw error
  })
}

/** Null where the same bytes are in the album already. */
async function keep(tx: MemberContext, photo: photos.NewPhoto) {
  const album = await photos.lockAlbum(tx, photo.album_id)
  await refuseAlbum(tx, album)
  if ((album?.count ?? 0) >= MOST_PHOTOS_IN_ALBUM)
    throw new Refusal('conflict', `This album is full: ${formatCount(MOST_PHOTOS_IN_ALBUM)} items.`)
  const [again] = await photos.makeSameAgain(tx, photo.album_id, [photo.sha256])
  if (again) return { id: again.id, isNew: false }
  const inserted = await photos.insertPhoto(tx, photo)
  if (!inserted) return null
  await enqueue(tx, photo.media_type === 'video' ? 'make-film' : 'make-photo', { photoId: inserted.id })
  await record(tx, { action: 'photo.upload', objectId: inserted.id, after: { album: photo.album_id } })
  await photos.announceArrival(tx, { id: inserted.id, album_id: photo.album_id })
  return { id: inserted.id, isNew: true }
}

async function showOne(ctx: MemberContext, id: number) {
  const row = await photos.findPhoto(ctx, id)
  if (!row) throw notFound('Photo')
  return photos.toPhoto(ctx.actor, row)
}

async function showKnown(ctx: MemberContext, albumId: number, sha256: Buffer) {
  const row = await photos.findByContent(ctx, albumId, sha256)
  if (!row) throw notFound('Photo')
  if (!photos.maySee(ctx.actor, row)) throw new Refusal('gone', 'This file is in the album already, and under review.')
  return photos.toPhoto(ctx.actor, row)
}
