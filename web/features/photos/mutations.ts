// Deleting a photo, and what can be done with one that failed; each act says how it went.
import { albums } from '@aerie/contract/albums'
import { bin } from '@aerie/contract/bin'
import { moderation } from '@aerie/contract/moderation'
import { photoFiles } from '@aerie/contract/photo-files'
import { photoSearch } from '@aerie/contract/photo-search'
import { type Photo, photos } from '@aerie/contract/photos'
import { addressOf, call, keysOf } from '#lib/api.ts'
import { fetchFile } from '#lib/fetch-file.ts'
import { saveFile } from '#lib/save-file.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

const paramsOf = ({ id }: Pick<Photo, 'id'>) => ({ photoId: String(id) })

export const useDeletePhoto = () =>
  useAct({
    call: (photo: Pick<Photo, 'id'>) => call(photos.remove, { params: paramsOf(photo) }),
    stale: keysOf(
      photos.ofAlbum,
      photoSearch.find,
      photoSearch.summary,
      albums.show,
      albums.list,
      bin.list,
      moderation.flagged,
    ),
    done: () => ({ title: 'Photo deleted' }),
    failed: (error) => failureToast(error, 'Failed to delete photo', 'Please try again.'),
  })

export const useMakeAgain = () =>
  useAct({
    call: (photo: Pick<Photo, 'id'>) => call(photos.makeAgain, { params: paramsOf(photo) }),
    stale: keysOf(photos.ofAlbum, photos.show),
    done: () => ({ title: 'It is being made ready' }),
  })

/** Of a photo that could not be made ready, what was sent. */
export const useDownloadSent = () =>
  useAct({
    call: (photo: Pick<Photo, 'id'>) => fetchFile(addressOf(photoFiles.download, { params: paramsOf(photo) })),
    show: ({ name, content }) => saveFile(name ?? 'photo', content),
    done: () => ({ title: 'Downloaded as it was sent' }),
    failed: (error) => failureToast(error, 'Download failed', 'Failed to download photo'),
  })
