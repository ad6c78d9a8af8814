// Carries files to an album: one call for each, with its progress.
import { MODIFIED_FIELD } from '@aerie/contract/album-values'
import { photos } from '@aerie/contract/photos'
import type { PhotoOutcome, Transport } from '#features/photo-queue/entries.ts'
import { call } from '#lib/api.ts'
import { Refused, sentenceOf } from '#lib/call-errors.ts'
import { upload } from '#lib/upload.ts'
import { sha256 } from '#lib/upload-queue/sha256.ts'
import { modifiedOf } from './modified.ts'
import { keepPreview } from './previews.ts'
import { stillOf } from './still.ts'

/** What is wrong with the file itself. */
const FAULTS = [400, 413]

export const transportTo = (albumId: string): Transport<File> => ({
  hash: sha256,
  async known(sha256s) {
    const found = await call(photos.known, { params: { albumId }, body: { sha256: sha256s } })
    return new Map(found.map(({ sha256: hash, ...photo }) => [hash, photo]))
  },
  send: (file, signal, onSent) => send(albumId, file, signal, onSent),
  caption: writeCaption,
})

async function send(
  albumId: string,
  file: File,
  signal: AbortSignal,
  onSent: (share: number) => void,
): Promise<PhotoOutcome> {
  const form = new FormData()
  form.set(MODIFIED_FIELD, modifiedOf(file))
  form.set(photos.upload.file ?? 'photos', file)
  try {
    const answer = await upload(photos.upload, { params: { albumId }, form, signal, onSent })
    const [photo] = answer.photos
    if (photo) keepPreview(photo.id, file)
    if (photo?.mediaType === 'video' && !photo.existing) void sendStill(photo.id, file)
    if (photo) return { photoId: photo.id, existing: photo.existing, isReady: photo.state === 'ready' }
    return { refusal: answer.failed[0]?.detail ?? FAILED }
  } catch (error) {
    if (!(error instanceof Refused) || !FAULTS.includes(error.status)) throw error
    return { refusal: error.errors[0]?.message ?? sentenceOf(error, FAILED) }
  }
}

async function writeCaption(photoId: number, caption: string, isKnown: boolean) {
  const params = { photoId: String(photoId) }
  const before = isKnown ? (await call(photos.show, { params })).caption : null
  if (before !== null && before !== caption) return `It has a caption already: “${before}”`
  await call(photos.save, { params, body: { caption } })
  return null
}

/** The server takes one itself where it can; without any the video has none. */
async function sendStill(id: number, file: File) {
  const still = await stillOf(file)
  if (!still) return
  const form = new FormData()
  form.set(photos.still.file ?? 'still', still, 'still.jpg')
  const params = { photoId: String(id) }
  await upload(photos.still, { params, form, signal: new AbortController().signal, onSent: () => {} }).catch(() => {})
}

const FAILED = 'Failed to upload photos'
