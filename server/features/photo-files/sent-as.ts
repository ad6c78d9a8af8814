// As what a photo or video is sent: as it lies in the store, or marked for each who sees it, and under which name.
import type { MemberContext } from '#platform/context.ts'
import { animationOf, asUploadedOf, filmOf, movingOf } from './files.ts'

export interface SentFile {
  code: string
  extension: string
  media_type: string
  is_animated: boolean
  is_as_uploaded: boolean
}

/** `file` lies in the store, the same for everybody: films, what moves in frames too small for a mark. */
export type SentAs = { ending: string } & ({ file: string } | { marked: 'still' | 'moving' })

/** What was to move and moves too much is a still one. */
export async function sentAs({ files }: Pick<MemberContext, 'files'>, photo: SentFile): Promise<SentAs> {
  if (photo.is_as_uploaded) return { file: asUploadedOf(photo), ending: photo.extension }
  if (photo.media_type === 'video') return { file: filmOf(photo.code), ending: 'mp4' }
  if (photo.is_animated && (await files.has(movingOf(photo.code)))) return { marked: 'moving', ending: 'webp' }
  const moves = photo.is_animated && (await files.has(animationOf(photo.code)))
  return moves ? { file: animationOf(photo.code), ending: 'webp' } : { marked: 'still', ending: 'jpg' }
}

/** The uploader's name for it, with the ending of what is sent. */
export const downloadName = (photo: { original_filename: string }, { ending }: SentAs) =>
  `${photo.original_filename.replace(/\.[^.]*$/, '') || 'photo'}.${ending}`
