// Flagging a photo, and deciding on one that was flagged; each act says how it went.
import { albums } from '@aerie/contract/albums'
import { moderation } from '@aerie/contract/moderation'
import { photoSearch } from '@aerie/contract/photo-search'
import { photos } from '@aerie/contract/photos'
import { call, keysOf } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

const SHOWING_FLAGS = keysOf(
  moderation.flagged,
  photos.ofAlbum,
  photos.show,
  photoSearch.find,
  photoSearch.summary,
  albums.show,
  albums.list,
)

const paramsOf = ({ id }: { id: number }) => ({ photoId: String(id) })

export const useFlag = (photo: { id: number }) =>
  useAct({
    call: (reason: string) => call(moderation.flag, { params: paramsOf(photo), body: { reason } }),
    stale: SHOWING_FLAGS,
    done: () => ({ title: 'Photo flagged for review' }),
    failed: (error) => failureToast(error, 'Failed to flag photo', 'Please try again.'),
  })

export const useApprove = () =>
  useAct({
    call: (photo: { id: number }) => call(moderation.approve, { params: paramsOf(photo) }),
    stale: SHOWING_FLAGS,
    done: () => ({ title: 'Photo approved and restored' }),
    failed: (error) => failureToast(error, 'Failed to approve photo', 'Please try again.'),
  })

/** Under review it is deleted at once, and for good. */
export const useDeleteFlagged = () =>
  useAct({
    call: (photo: { id: number }) => call(photos.remove, { params: paramsOf(photo) }),
    stale: SHOWING_FLAGS,
    done: () => ({ title: 'Photo permanently deleted' }),
    failed: (error) => failureToast(error, 'Failed to delete photo', 'Please try again.'),
  })
