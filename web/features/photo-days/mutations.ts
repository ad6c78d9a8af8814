// Correcting when photos were taken: the act, and how it went.
import { albums } from '@aerie/contract/albums'
import { type DayChange, photoDays } from '@aerie/contract/photo-days'
import { photoSearch } from '@aerie/contract/photo-search'
import { photos } from '@aerie/contract/photos'
import { plural } from '@aerie/text/plurals'
import { call, keysOf } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

interface Correction {
  albumId: number
  photoIds: number[]
  change: DayChange
}

export const useCorrectDays = () =>
  useAct({
    call: ({ albumId, ...body }: Correction) => call(photoDays.correct, { params: { albumId: String(albumId) }, body }),
    stale: keysOf(photos.ofAlbum, photos.show, photoSearch.find, photoSearch.summary, albums.show, albums.list),
    done: ({ corrected }) => ({ title: plural(corrected, 'Day corrected', `${corrected} days corrected`) }),
    failed: (error) => failureToast(error, 'Not corrected'),
  })
