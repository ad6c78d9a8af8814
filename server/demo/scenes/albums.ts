// Albums with photos that are made ready as those of members are: by the jobs that the first start leaves behind.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createAlbum } from '#features/albums/service.ts'
import { flagPhoto } from '#features/moderation/service.ts'
import { originalOf } from '#features/photo-files/service.ts'
import { addTag } from '#features/photo-tags/custom-tags.ts'
import { tagMembers } from '#features/photo-tags/service.ts'
import { saveCaption } from '#features/photos/changing.ts'
import { insertPhoto } from '#features/photos/write-data.ts'
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

interface Place {
  albumId: number
  takenAt: Date
}

async function addPhoto(tx: Context, idOf: IdOf, photo: CastPhoto, { albumId, takenAt }: Place) {
  const content = await readFile(new URL(`../album-photos/${photo.file}.webp`, import.meta.url))
  const stored = { code: randomCode(), extension: 'webp' }
  await tx.files.put(originalOf(stored), content, { contentType: 'image/webp' })
  const inserted = await insertPhoto(tx.db, {
    ...stored,
    album_id: albumId,
    media_type: 'photo',
    mime_type: 'image/webp',
    original_filename: `${photo.file}.webp`,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest(),
    taken_at: takenAt.toISOString().slice(0, 19),
    uploaded_by: idOf(photo.by),
  })
  const id = inserted?.id ?? 0
  await enqueue(tx, 'make-photo', { photoId: id })
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
