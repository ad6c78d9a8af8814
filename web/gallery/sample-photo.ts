// An invented photo for the gallery.
import type { Photo } from '@aerie/contract/photos'

export const samplePhoto = (id: number, more: Partial<Photo> = {}): Photo => ({
  id,
  albumId: 1,
  filename: `sample-${id}.jpg`,
  mediaType: 'photo',
  width: 1500,
  height: 1000,
  durationMs: null,
  isAnimated: false,
  isDownloadOnly: false,
  hash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  state: 'ready',
  caption: null,
  takenAt: '2026-11-02T10:00:00',
  isFlagged: false,
  taggedCount: 0,
  can: { date: true, remove: true },
  ...more,
})
