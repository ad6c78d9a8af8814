// The bin: albums and photos that were deleted, for 30 days.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { page } from './page.ts'
import { PersonName } from './person.ts'
import { MediaType } from './photos.ts'
import { Id, PathId } from './values.ts'

const common = {
  id: Id,
  deletedAt: z.iso.datetime(),
  /** Null when he is gone. */
  deletedBy: z.nullable(PersonName),
  /** When it goes for good. */
  goesAt: z.iso.datetime(),
}

const BinnedAlbum = z.object({
  ...common,
  kind: z.literal('album'),
  title: z.string(),
  photoCount: z.int(),
  createdBy: z.nullable(PersonName),
})

const BinnedPhoto = z.object({
  ...common,
  kind: z.literal('photo'),
  filename: z.string(),
  mediaType: MediaType,
  /** Its caption, or the name of its file. */
  title: z.string(),
  albumTitle: z.string(),
  bytes: z.int(),
})

export const BinEntry = z.discriminatedUnion('kind', [BinnedAlbum, BinnedPhoto])
export type BinEntry = z.infer<typeof BinEntry>

const id = z.object({ id: PathId })

export const bin = endpoints('bin', {
  list: endpoint('GET', '/api/bin', {
    summary: 'What you deleted, created or uploaded and is in the bin; everything for super admins. The newest first.',
    ...page(BinEntry),
  }),
  restoreAlbum: endpoint('POST', '/api/bin/albums/:id/restore', { summary: 'Bring an album back.', params: id }),
  restorePhoto: endpoint('POST', '/api/bin/photos/:id/restore', {
    summary: 'Bring a photo back into its album.',
    refuses: ['conflict'],
    params: id,
  }),
  removeAlbum: endpoint('DELETE', '/api/bin/albums/:id', {
    summary: 'Delete an album in the bin for good.',
    refuses: ['password_needed'],
    params: id,
  }),
  removePhoto: endpoint('DELETE', '/api/bin/photos/:id', {
    summary: 'Delete a photo in the bin for good.',
    refuses: ['password_needed'],
    params: id,
  }),
  empty: endpoint('DELETE', '/api/bin', {
    summary: 'Delete all that you see in the bin for good.',
    refuses: ['password_needed'],
  }),
})
