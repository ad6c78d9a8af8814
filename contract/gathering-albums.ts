// The album of a gathering, and which photos of its days could go there.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { Id, PathId } from './values.ts'

/** Photos moved in one call. */
export const MOST_MOVED = 500

const SuggestedPhoto = z.object({ id: Id, filename: z.string(), hash: z.nullable(z.string()) })

export const GatheringAlbum = z.object({
  /** Null where it has none. */
  albumId: z.nullable(Id),
  /** Yours that were taken between its start and end by the clock of the place and lie in other albums. */
  own: z.array(SuggestedPhoto),
  /** Albums with such photos of others who were there. */
  others: z.array(z.object({ albumId: Id, title: z.string(), count: z.int() })),
  can: z.object({
    /** Start its album, or give it one of his own. */
    start: z.boolean(),
    unlink: z.boolean(),
    /** Move his photos there. */
    move: z.boolean(),
  }),
})
export type GatheringAlbum = z.infer<typeof GatheringAlbum>

/** The gathering that an album belongs to, as far as the caller sees it. */
const OfAlbum = z.object({ gathering: z.nullable(z.object({ id: Id, title: z.string(), startDate: z.iso.date() })) })

const params = z.object({ gatheringId: PathId })
const photos = z.strictObject({
  photoIds: z.array(Id).check(z.maxLength(MOST_MOVED, `At most ${MOST_MOVED} at a time`)),
})

/** Which of them have gone; another stays where the same is there already. */
const Moved = z.object({ photoIds: z.array(Id) })

export const gatheringAlbums = endpoints('gathering-albums', {
  show: endpoint('GET', '/api/gatherings/:gatheringId/album', {
    summary: 'The album of a gathering, and which photos of its days lie elsewhere.',
    params,
    response: GatheringAlbum,
  }),
  start: endpoint('POST', '/api/gatherings/:gatheringId/album', {
    summary: 'Start the album of a gathering that you host or have come to, under its title.',
    refuses: ['conflict'],
    params,
    response: GatheringAlbum,
  }),
  link: endpoint('PUT', '/api/gatherings/:gatheringId/album', {
    summary: 'Give a gathering an album of yours.',
    refuses: ['conflict'],
    params,
    body: z.strictObject({ albumId: Id }),
    response: GatheringAlbum,
  }),
  unlink: endpoint('DELETE', '/api/gatherings/:gatheringId/album', {
    summary: 'Take its album off a gathering; the album stays.',
    params,
    response: GatheringAlbum,
  }),
  move: endpoint('POST', '/api/gatherings/:gatheringId/album/photos', {
    summary: 'Move photos of yours that are suggested to the album of a gathering.',
    refuses: ['conflict'],
    params,
    body: photos,
    response: Moved,
  }),
  moveBack: endpoint('POST', '/api/gatherings/:gatheringId/album/photos/back', {
    summary: 'Move photos of yours back to the albums they lay in before.',
    refuses: ['conflict'],
    params,
    body: photos,
    response: Moved,
  }),
  ofAlbum: endpoint('GET', '/api/albums/:albumId/gathering', {
    summary: 'The gathering that an album belongs to, where you see it.',
    params: z.object({ albumId: PathId }),
    response: OfAlbum,
  }),
})
