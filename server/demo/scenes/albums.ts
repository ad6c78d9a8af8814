// Albums with photos that are made ready as those of members are: by the jobs that the first start leaves behind.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { THUMBNAIL_SIZES } from '@aerie/contract/album-values'
import { createAlbum } from '#features/albums/service.ts'
import { flagPhoto } from '#features/moderation/service.ts'
import { originalOf, thumbnailOf } from '#features/photo-files/service.ts'
import { addTag } from '#features/photo-tags/custom-tags.ts'
import { tagMembers } from '#features/photo-tags/service.ts'
import { saveCaption } from '#features/photos/changing.ts'
import { insertPhoto, setStill } from '#features/photos/write-data.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { randomCode } from '#platform/secrets/codes.ts'
import { type CastAlbum, type CastPhoto, castAlbums } from '../cast/albums.ts'
import type { CastKey } from '../cast.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
type IdOf = (who: CastKey) => number

export async function addAlbums(tx: Context, idOf: IdOf) {
  for (const album of castAlbums) await addAlbum(tx, idOf, album)
}

async function addAlbum(tx: Context, idOf: IdOf, { photos, by, daysAgo, ...album }: CastAlbum) {
  const { id } = await createAlbum(as(tx, idOf(by)), album)
  const began = tx.now().getTime() - daysAgo * DAY_MS
  await tx.db
    .updateTable('albums')
    .set({ created_at: new Date(began + DAY_MS) })
    .where('id', '=', id)
    .execute()
  for (const [at, photo] of photos.entries())
    await addPhoto(tx, idOf, photo, { albumId: id, takenAt: new Date(began + at * 5 * HOUR_MS) })
}

const PHOTO = { media_type: 'photo', mime_type: 'image/webp', extension: 'webp' } as const
const FILM = { media_type: 'video', mime_type: 'video/mp4', extension: 'mp4' } as const

const fileNamed = (name: string) => readFile(new URL(`../album-photos/${name}`, import.meta.url))

async function addStill(tx: Context, { id, code }: { id: number; code: string }, file: string, hash: string) {
  for (const size of THUMBNAIL_SIZES)
    await tx.files.put(thumbnailOf(code, size), await fileNamed(`${file}-${size}.webp`), { contentType: 'image/webp' })
  await setStill(tx.db, id, hash)
}

interface AlbumSlot {
  albumId: number
  takenAt: Date
}

async function addPhoto(tx: Context, idOf: IdOf, photo: CastPhoto, { albumId, takenAt }: AlbumSlot) {
  const kind = photo.still ? FILM : PHOTO
  const content = await fileNamed(`${photo.file}.${kind.extension}`)
  const stored = { code: randomCode(), extension: kind.extension }
  await tx.files.put(originalOf(stored), content, { contentType: kind.mime_type })
  const inserted = await insertPhoto(tx.db, {
    ...kind,
    code: stored.code,
    album_id: albumId,
    original_filename: `${photo.file}.${kind.extension}`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest(),
    taken_at: takenAt.toISOString().slice(0, 19),
    taken_from: 'hand' as const,
    is_day_only: false,
    taken_ahead: null,
    sent_ahead: null,
    uploaded_by: idOf(photo.by),
  })
  const id = inserted?.id ?? 0
  if (photo.still) await addStill(tx, { id, code: stored.code }, photo.file, photo.still)
  await enqueue(tx, photo.still ? 'make-film' : 'make-photo', { photoId: id })
  const uploader = as(tx, idOf(photo.by))
  if (photo.caption) await saveCaption(uploader, id, photo.caption)
  for (const tag of photo.tags ?? []) await addTag(uploader, id, tag)
  const brothers = (photo.brothers ?? []).map(([who, x, y]) => ({ memberId: idOf(who), x, y }))
  if (brothers.length > 0) await tagMembers(uploader, id, brothers)
  if (photo.flag) await flagPhoto(as(tx, idOf(photo.flag.by)), id, photo.flag.reason)
}

const as = (tx: Context, id: number): MemberContext => ({
  ...tx,
  actor: { id, role: 'member', sessionId: '', confirmedAt: tx.now() },
})
