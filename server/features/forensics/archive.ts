// What a reading asks of the installation: its photos and the copies that were handed out.

import { type Animation, frameOf } from '@aerie/watermark/animation'
import type { Archive, CopiesOfPhoto } from '@aerie/watermark/reading/finding'
import { bitsOf, differingBits, MOST_DIFFERING_BITS } from '@aerie/watermark/reading/picture-hash'
import {
  type Copy,
  countCopies,
  findCopies,
  isOfDocument,
  listCopies,
  listReuploads,
} from '#features/copies/service.ts'
import { readAnimation, readRendition } from '#features/photo-files/service.ts'
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'

/** Photos that a picture may look like. */
const MOST_ALIKE = 12
/** Copies of one photo; an installation of 20,000 in which each opened it on fifty days. */
const MOST_COPIES = 1_000_000
const A_PART = 10_000

/** Versions of documents have numbers of their own: here they stand below zero, and count as originals that are gone. */
const numberOf = ({ kind, objectId }: Pick<Copy, 'kind' | 'objectId'>) => (isOfDocument(kind) ? -objectId : objectId)

/**
 * For the reading of one leak: of a photo that moves, the frame that looks most like it is compared with it, once photos like it
 * were asked for.
 */
export const archiveOf = (ctx: Context, asked: { hashes: readonly bigint[] } = { hashes: [] }): Archive => ({
  countCopies: () => countCopies(ctx),
  async findCopy(id) {
    const [copy] = await findCopies(ctx, [id])
    if (!copy) return null
    const { memberId, keyId } = copy
    // Nothing bears the id of what is unmarked.
    if (keyId === null) return null
    const uploads = await listReuploads(ctx, copy)
    const isReuploaded = uploads.some(({ uploadedBy }) => uploadedBy !== memberId)
    const ownUploads = uploads.map((upload) => upload.photoId)
    return { id, photoId: numberOf(copy), memberId, keyId, isReuploaded, ownUploads }
  },
  findPhotosLike(hashes) {
    asked.hashes = hashes
    return data.listPhotosLike(ctx.db, hashes.map(bitsOf), { mostBits: MOST_DIFFERING_BITS, most: MOST_ALIKE })
  },
  listCopies: (photoId) => listAll(ctx, photoId),
  async loadOriginal(photoId) {
    const photo = await data.findCode(ctx.db, photoId)
    if (!photo) return null
    const animation = await readAnimation(ctx.files, photo.code)
    if (animation) return frameOf(animation, nearestFrame(animation, asked.hashes))
    const view = await readRendition(ctx, photo.code, 'view')
    if (!view) return null
    const { lumaOf } = await import('@aerie/watermark/rendition')
    return lumaOf(view)
  },
})

function nearestFrame({ hashes }: Pick<Animation, 'hashes'>, positions: readonly bigint[]) {
  const distances = hashes.map((hash) => Math.min(...positions.map((position) => differingBits(hash, position))))
  return distances.indexOf(Math.min(...distances))
}

async function listAll(ctx: Context, objectId: number): Promise<CopiesOfPhoto> {
  const all: Awaited<ReturnType<typeof listCopies>> = []
  let part: typeof all
  do {
    part = await listCopies(ctx, {
      objectId: Math.abs(objectId),
      kinds: objectId < 0 ? ['documentView', 'documentDownload'] : ['photoView', 'photoDownload'],
      after: all.at(-1)?.id ?? -1,
      most: A_PART,
    })
    all.push(...part)
  } while (part.length === A_PART && all.length < MOST_COPIES)
  return {
    ids: Float64Array.from(all, ({ id }) => id),
    memberIds: Int32Array.from(all, ({ memberId }) => memberId),
    keyIds: Int16Array.from(all, ({ keyId }) => keyId),
  }
}
