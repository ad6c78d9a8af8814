// Photos as the contract shows them.
import { photoFilename } from '@aerie/contract/album-values'
import type { AlbumPhoto, Photo, PhotoDetails, TaggedMember } from '@aerie/contract/photos'
import { type PersonRow, toPersonName, toPersonNameIfThere, toPersonRef } from '#features/people/person.ts'
import type { Actor } from '#platform/context.ts'
import type { AlbumPhotoRow, DetailedRow, PhotoRow } from './data.ts'
import { mayDate, mayTakeOff, removesInGrid, rightsInViewer } from './policy.ts'

export function toPhoto(caller: Actor, row: PhotoRow): Photo {
  const { width, height } = row.width && row.height ? { width: row.width, height: row.height } : { width: 1, height: 1 }
  return {
    id: row.id,
    albumId: row.album_id,
    filename: photoFilename(row),
    mediaType: row.media_type as Photo['mediaType'],
    width,
    height,
    durationMs: row.duration_ms,
    isAnimated: row.is_animated,
    isDownloadOnly: row.is_as_uploaded,
    hash: row.hash,
    state: row.state as Photo['state'],
    ...(row.failure !== null && { failure: row.failure }),
    caption: row.caption,
    takenAt: row.taken_at,
    isFlagged: row.is_flagged,
    taggedCount: row.tagged_count,
    can: { date: row.state !== 'failed' && mayDate(caller, row), remove: removesInGrid(caller, row) },
  }
}

type Tagged = PersonRow & { x: number; y: number; is_pending: boolean; tagged_by: number | null }

export const toTagged = (caller: Actor, row: Tagged): TaggedMember => ({
  member: toPersonRef(row),
  x: row.x,
  y: row.y,
  isPending: row.is_pending,
  can: { remove: mayTakeOff(caller, { member_id: row.id, tagged_by: row.tagged_by }) },
})

interface Around {
  tags: { id: number; name: string }[]
  tagged: Tagged[]
}

export const toAlbumPhoto = (caller: Actor, row: AlbumPhotoRow): AlbumPhoto => ({
  ...toPhoto(caller, row),
  ...originOf(row),
  customTags: row.custom_tags,
  taggedMembers: row.tagged_names.map((tagged) => ({ member: toPersonName(tagged), x: tagged.x, y: tagged.y })),
})

export const toDetails = (caller: Actor, row: DetailedRow, { tags, tagged }: Around): PhotoDetails => ({
  ...toPhoto(caller, row),
  isDayOnly: row.is_day_only,
  ...originOf(row),
  customTags: tags,
  taggedMembers: tagged.map((one) => toTagged(caller, one)),
  can: rightsInViewer(caller, row),
})

const originOf = (row: AlbumPhotoRow | DetailedRow) => ({
  originalFilename: row.original_filename,
  mimeType: row.mime_type,
  uploadedBy: toPersonNameIfThere({ ...row, id: row.uploaded_by }),
  createdAt: row.created_at.toISOString(),
})
