// Bringing back what is in the bin, or deleting it for good; each act says how it went.
import { albums } from '@aerie/contract/albums'
import { type BinEntry, bin } from '@aerie/contract/bin'
import { photos } from '@aerie/contract/photos'
import { call, keysOf } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

type BinItem = Pick<BinEntry, 'id' | 'kind' | 'title'>

const RESTORED = keysOf(bin.list, albums.list, albums.show, photos.ofAlbum)

const paramsOf = ({ id }: BinItem) => ({ id: String(id) })
const nameOf = ({ kind }: BinItem) => (kind === 'album' ? 'Album' : 'Photo')

export const useRestore = () =>
  useAct({
    call: (entry: BinItem) =>
      call(entry.kind === 'album' ? bin.restoreAlbum : bin.restorePhoto, { params: paramsOf(entry) }),
    stale: RESTORED,
    done: (_, entry) => ({ title: `${nameOf(entry)} restored`, description: `“${entry.title}” is back in its place.` }),
    failed: (error) => failureToast(error, 'Failed to restore', 'Please try again.'),
  })

export const useDeleteForGood = () =>
  useAct({
    call: (entry: BinItem) =>
      call(entry.kind === 'album' ? bin.removeAlbum : bin.removePhoto, { params: paramsOf(entry) }),
    stale: keysOf(bin.list),
    done: (_, entry) => ({ title: `${nameOf(entry)} permanently deleted` }),
    failed: (error) => failureToast(error, 'Failed to delete', 'Please try again.'),
  })

export const useEmptyBin = () =>
  useAct({
    call: () => call(bin.empty),
    stale: keysOf(bin.list),
    done: () => ({ title: 'Bin emptied' }),
    failed: (error) => failureToast(error, 'Failed to empty the bin', 'Please try again.'),
  })
