// Creating, changing and deleting an album; each act says how it went.
import { type Album, type AlbumFields, albums } from '@aerie/contract/albums'
import { bin } from '@aerie/contract/bin'
import { useQueryClient } from '@tanstack/react-query'
import { call, keysOf } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { albumQuery } from './queries.ts'

export const useCreateAlbum = () =>
  useAct({
    call: (body: AlbumFields) => call(albums.create, { body }),
    stale: keysOf(albums.list),
    done: () => ({ title: 'Album created successfully' }),
    failed: (error) => failureToast(error, 'Failed to create album', 'Please try again.'),
  })

export function useSaveAlbum({ id }: Pick<Album, 'id'>) {
  const cache = useQueryClient()
  return useAct({
    call: (body: AlbumFields) => call(albums.save, { params: { albumId: String(id) }, body }),
    show: (album) => void cache.setQueryData(albumQuery(String(id)).queryKey, album),
    stale: keysOf(albums.list, albums.show),
    done: () => ({ title: 'Album updated' }),
    failed: (error) => failureToast(error, 'Failed to update album', 'Please try again.'),
  })
}

/** The page of the album is left before it is asked for again. */
export function useDeleteAlbum({ id }: Pick<Album, 'id'>, onDeleted: () => void) {
  return useAct({
    call: () => call(albums.remove, { params: { albumId: String(id) } }),
    show: onDeleted,
    stale: keysOf(albums.list, bin.list),
    done: () => ({ title: 'Album deleted' }),
    failed: (error) => failureToast(error, 'Failed to delete album', 'Please try again.'),
  })
}
