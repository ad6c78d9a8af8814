// What becomes of the picture of a gathering when its form is saved: kept, taken off, a file, or a photo of an album.
import { gatheringCovers } from '@aerie/contract/gathering-covers'
import type { Gathering } from '@aerie/contract/gatherings'
import { call } from '#lib/api.ts'
import { upload } from '#lib/upload.ts'

export type CoverChoice =
  | { kind: 'kept'; small: string }
  | { kind: 'none' }
  | { kind: 'file'; file: File }
  | { kind: 'photo'; photoId: number; filename: string; hash: string | null }

export interface CoverForm {
  cover: CoverChoice
  coverAlt: string
}

export const coverOf = (gathering: Gathering | undefined): CoverForm => ({
  cover: gathering?.cover ? { kind: 'kept', small: gathering.cover.small } : { kind: 'none' },
  coverAlt: gathering?.cover?.alt ?? '',
})

/** Sends what has changed of it; nothing where it is as it was. */
export async function saveCover(id: number, { cover, coverAlt }: CoverForm, before: CoverForm) {
  const params = { gatheringId: String(id) }
  const alt = coverAlt.trim() || null
  if (cover.kind === 'file') {
    const form = new FormData()
    form.set('gatheringId', String(id))
    if (alt) form.set('alt', alt)
    form.set(gatheringCovers.upload.file ?? 'image', cover.file, cover.file.name)
    await upload(gatheringCovers.upload, { form, signal: new AbortController().signal, onSent: () => {} })
  } else if (cover.kind === 'photo') {
    await call(gatheringCovers.choose, { params, body: { photoId: cover.photoId, alt } })
  } else if (cover.kind === 'none') {
    if (before.cover.kind === 'kept') await call(gatheringCovers.remove, { params })
  } else if (coverAlt !== before.coverAlt) {
    await call(gatheringCovers.choose, { params, body: { alt } })
  }
}
