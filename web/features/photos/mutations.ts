// Deleting and downloading a photo; each act says how it went.
import { albums } from '@aerie/contract/albums'
import { bin } from '@aerie/contract/bin'
import { moderation } from '@aerie/contract/moderation'
import { photoFiles } from '@aerie/contract/photo-files'
import { photoSearch } from '@aerie/contract/photo-search'
import { type Photo, photos } from '@aerie/contract/photos'
import { addressOf, call, keysOf } from '#lib/api.ts'
import { Refused, Unreachable } from '#lib/call-errors.ts'
import { withPassword } from '#lib/password-again.ts'
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

export const useDownloadPhoto = () =>
  useAct({
    call: (photo: { id: number; mediaType: Photo['mediaType']; originalFilename: string }) =>
      withPassword(() => fetchPhoto(photo.id)),
    show: ({ name, content }, { originalFilename }) => saveFile(name ?? originalFilename, content),
    done: (_answer, { mediaType }) => ({
      title: mediaType === 'video' ? 'Video downloaded' : 'Photo downloaded with your watermark',
    }),
    failed: (error) => failureToast(error, 'Download failed', 'Failed to download photo'),
  })

async function fetchPhoto(id: number) {
  const address = addressOf(photoFiles.download, { params: paramsOf({ id }) })
  const response = await fetch(address, { credentials: 'same-origin' }).catch(() => {
    throw new Unreachable('The network did not answer')
  })
  if (!response.ok) throw new Refused(response.status, (await response.text()) || response.statusText)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { name, content: await response.blob() }
}
