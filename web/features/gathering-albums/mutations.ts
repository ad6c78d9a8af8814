// Starting, linking and filling the album of a gathering; each act says how it went.
import { albums } from '@aerie/contract/albums'
import { type GatheringAlbum, gatheringAlbums } from '@aerie/contract/gathering-albums'
import { counted } from '@aerie/text/plurals'
import { useQueryClient } from '@tanstack/react-query'
import { call, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { gatheringAlbumQuery } from './queries.ts'

const STALE = keysOf(albums.list, gatheringAlbums.ofAlbum)
const MOVED = keysOf(albums.list, albums.show, gatheringAlbums.show)

const of = (gatheringId: number) => ({ params: { gatheringId: String(gatheringId) } })

function useShow(gatheringId: number) {
  const cache = useQueryClient()
  return (shown: GatheringAlbum) => cache.setQueryData(gatheringAlbumQuery(gatheringId).queryKey, shown)
}

export const useStartAlbum = (gatheringId: number) =>
  useAct({
    call: () => call(gatheringAlbums.start, of(gatheringId)),
    show: useShow(gatheringId),
    stale: STALE,
    done: () => ({ title: 'Its album is there', description: 'Whoever was there can add photos to it.' }),
  })

export const useLinkAlbum = (gatheringId: number) =>
  useAct({
    call: (albumId: number) => call(gatheringAlbums.link, { ...of(gatheringId), body: { albumId } }),
    show: useShow(gatheringId),
    stale: STALE,
    done: () => ({ title: 'It has its album' }),
  })

export const useUnlinkAlbum = (gatheringId: number) =>
  useAct({
    call: () => call(gatheringAlbums.unlink, of(gatheringId)),
    show: useShow(gatheringId),
    stale: STALE,
    done: () => ({ title: 'Taken off', description: 'The album stays among the others.' }),
  })

export const useMovePhotos = (gatheringId: number) =>
  useAct({
    call: (photoIds: number[]) => call(gatheringAlbums.move, { ...of(gatheringId), body: { photoIds } }),
    stale: MOVED,
  })

export const useMovePhotosBack = (gatheringId: number) =>
  useAct({
    call: (photoIds: number[]) => call(gatheringAlbums.moveBack, { ...of(gatheringId), body: { photoIds } }),
    stale: MOVED,
    done: ({ photoIds }) => ({ title: `${counted(photoIds.length, 'photo')} moved back` }),
  })
