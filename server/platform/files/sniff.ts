// Tells by its first bytes what a file is; its name and what its sender says of it count for nothing.
import { open } from 'node:fs/promises'

export interface Media {
  mediaType: 'photo' | 'video'
  mimeType: string
  extension: string
}

/** By the ending that stands for the content. */
const KNOWN: Record<string, Media> = {
  jpg: { mediaType: 'photo', mimeType: 'image/jpeg', extension: 'jpg' },
  png: { mediaType: 'photo', mimeType: 'image/png', extension: 'png' },
  apng: { mediaType: 'photo', mimeType: 'image/png', extension: 'png' },
  gif: { mediaType: 'photo', mimeType: 'image/gif', extension: 'gif' },
  webp: { mediaType: 'photo', mimeType: 'image/webp', extension: 'webp' },
  avif: { mediaType: 'photo', mimeType: 'image/avif', extension: 'avif' },
  heic: { mediaType: 'photo', mimeType: 'image/heic', extension: 'heic' },
  mp4: { mediaType: 'video', mimeType: 'video/mp4', extension: 'mp4' },
  m4v: { mediaType: 'video', mimeType: 'video/mp4', extension: 'mp4' },
  mov: { mediaType: 'video', mimeType: 'video/quicktime', extension: 'mov' },
  avi: { mediaType: 'video', mimeType: 'video/x-msvideo', extension: 'avi' },
  webm: { mediaType: 'video', mimeType: 'video/webm', extension: 'webm' },
  mkv: { mediaType: 'video', mimeType: 'video/x-matroska', extension: 'mkv' },
}

/** As much as tells them apart. */
const HEAD_BYTES = 4_100

/** Null for whatever is neither a picture nor a film. */
export async function sniffMedia(path: string): Promise<Media | null> {
  const { fileTypeFromBuffer } = await import('file-type')
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 })
    const found = await fileTypeFromBuffer(buffer.subarray(0, bytesRead)).catch(() => undefined)
    return KNOWN[found?.ext ?? ''] ?? null
  } finally {
    await file.close()
  }
}
