// Reads uploaded photos for marks of ours: whoever passes such a photo on shows the mark of whoever had it before.
import { hasCopies, noteReuploads } from '#features/copies/service.ts'
import { readRendition } from '#features/photo-files/service.ts'
import type { Context } from '#platform/context.ts'
import { bitsOf, pictureHash } from '#platform/watermark/reading/picture-hash.ts'
import type { Watermark } from '#platform/watermark/watermark.ts'
import * as written from './stored/write-data.ts'

/** Done again it does the same. One that was made ready before photos had a picture hash gets it as well. */
export async function readMarks(ctx: Context, watermark: Watermark, photoId: number) {
  const photo = await written.findMade(ctx.db, photoId)
  const view = photo && (await readRendition(ctx, photo.code, 'view'))
  if (!view) return
  const { lumaOf } = await import('#platform/watermark/rendition.ts')
  const luma = await lumaOf(view)
  if (photo.picture_hash === null) await written.setPictureHash(ctx.db, photoId, bitsOf(pictureHash(luma)))
  if (await hasCopies(ctx)) {
    const upload = { photoId, uploadedBy: photo.uploaded_by, uploadedAt: photo.created_at }
    await noteReuploads(ctx, upload, await watermark.listMarks(luma))
  }
}
