// Renaming a custom tag, and making it one with another; each act says how it went.
import { photoSearch } from '@aerie/contract/photo-search'
import { photoTags } from '@aerie/contract/photo-tags'
import { type CustomTag, photos } from '@aerie/contract/photos'
import { call, keysOf } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'

const SHOWING_WORDS = keysOf(
  photoTags.custom,
  photos.show,
  photoSearch.find,
  photoSearch.summary,
  photoSearch.suggestions,
)

/** Merged where `into` is given. */
export interface TagChange {
  name: string
  into: CustomTag | undefined
}

/** `onDone` gets the tag that there is now. */
export const useChangeTag = ({ id }: CustomTag, onDone: (tag: CustomTag) => void) =>
  useAct({
    call: ({ name, into }: TagChange) => {
      const params = { tagId: String(id) }
      return into
        ? call(photoTags.merge, { params, body: { into: into.id } })
        : call(photoTags.rename, { params, body: { name } })
    },
    show: onDone,
    stale: SHOWING_WORDS,
    done: (_, { into }) => ({ title: into ? 'Tags merged' : 'Tag renamed' }),
    failed: (error) => failureToast(error, 'Failed to change the tag', 'Please try again.'),
  })
