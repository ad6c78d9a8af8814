// What a brother says to being tagged: in general, and to a tag that waits for him.
import { photoSearch } from '@aerie/contract/photo-search'
import { photoTags, type TagConsent } from '@aerie/contract/photo-tags'
import { photos } from '@aerie/contract/photos'
import { useQueryClient } from '@tanstack/react-query'
import { call, keysOf } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { consentQuery } from './queries.ts'

export function useSaveConsent() {
  const cache = useQueryClient()
  return useAct({
    call: (consent: TagConsent) => call(photoTags.saveConsent, { body: { consent } }),
    show: (saved) => void cache.setQueryData(consentQuery.queryKey, saved),
    done: () => ({ title: 'Choice saved' }),
  })
}

export const useAcceptTag = () =>
  useAct({
    call: (photo: { id: number }) => call(photoTags.accept, { params: { photoId: String(photo.id) } }),
    stale: keysOf(photoTags.waiting, photoSearch.find, photoSearch.summary, photos.show, photos.ofAlbum),
    done: () => ({ title: 'Tag accepted' }),
  })
