// Reads uploaded photos for marks of ours: whoever passes such a photo on shows the mark of whoever had it before.

import { bitsOf, pictureHash } from '@aerie/watermark/reading/picture-hash'
import { hasCopies, noteReuploads } from '#features/copies/service.ts'
import { readRendition } from '#features/photo-files/service.ts'
import { findMade, setPictureHash } from '#features/photos/service.ts'
import type { Context } from '#platform/context.ts'
import type { Watermark } from '#platform/watermark/watermark.ts'

/** Done again it does the same. One that was made ready before photos had a picture hash gets it as well. */
export async function readMarks(ctx: Context, watermark: Watermark, photoId: number) {
  const photo = await findMade(ctx, photoId)
  const view = photo && (await readRendition(ctx, photo.code, 'view'))
  if (!view) return
  const { lumaOf } = await import('@aerie/watermark/rendition')
  const luma = await lumaOf(view)
  if (photo.picture_hash === null) await setPictureHash(ctx, photoId, bitsOf(pictureHash(luma)))
  if (await hasCopies(ctx)) {
    const upload = { photoId, uploadedBy: photo.uploaded_by, uploadedAt: photo.created_at }
    await noteReuploads(ctx, upload, await watermark.listMarks(luma))
  }
}
