// Photos and copies of a made-up installation, in memory, for readings.
import type { Archive, IssuedCopy, Luma } from './finding.ts'
import { differingBits, MOST_DIFFERING_BITS, pictureHash } from './picture-hash.ts'

export interface StoredPhoto {
  id: number
  /** Null once it was deleted. */
  original: Luma | null
  copies: readonly Omit<IssuedCopy, 'photoId'>[]
}

export function archiveOf(photos: readonly StoredPhoto[]): Archive {
  const hashes = new Map(photos.map(({ id, original }) => [id, original && pictureHash(original)]))
  const copies = photos.flatMap((photo) => photo.copies.map((copy) => ({ ...copy, photoId: photo.id })))
  return {
    countCopies: async () => copies.length,
    findCopy: async (id) => copies.find((copy) => copy.id === id) ?? null,
    findPhotosLike: async (wanted) => {
      const distances = photos.map(({ id }) => {
        const own = hashes.get(id) ?? null
        return { id, bits: own === null ? 64 : Math.min(...wanted.map((hash) => differingBits(hash, own))) }
      })
      const near = distances.filter(({ bits }) => bits <= MOST_DIFFERING_BITS)
      return near.sort((one, other) => one.bits - other.bits).map(({ id }) => id)
    },
    listCopies: async (photoId) => {
      const own = copies.filter((copy) => copy.photoId === photoId)
      return {
        ids: Float64Array.from(own, ({ id }) => id),
        memberIds: Int32Array.from(own, ({ memberId }) => memberId),
        keyIds: Int16Array.from(own, ({ keyId }) => keyId),
      }
    },
    loadOriginal: async (photoId) => photos.find(({ id }) => id === photoId)?.original ?? null,
  }
}
