// Tagging brothers, taking tags off, and saving what a photo is called; each act says how it went.
import { photoSearch } from '@aerie/contract/photo-search'
import { photoTags } from '@aerie/contract/photo-tags'
import { type PhotoDetails, photos, type TaggedMember } from '@aerie/contract/photos'
import { useQueryClient } from '@tanstack/react-query'
import { call, keysOf } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { taggedPhotoQuery } from './queries.ts'
import { type TagChanges, tagChanges } from './tag-changes.ts'

type Tagged = Pick<PhotoDetails, 'id'>

const SHOWING_TAGS = keysOf(
  photos.show,
  photos.ofAlbum,
  photoSearch.find,
  photoSearch.summary,
  photoTags.tagged,
  photoTags.waiting,
)
const SHOWING_CUSTOM = keysOf(photos.show, photoTags.custom)
const paramsOf = ({ id }: Tagged) => ({ photoId: String(id) })

/** Answers how to change who is known to be on a photo. */
function useShowTagged({ id }: Tagged) {
  const cache = useQueryClient()
  return (edit: (known: readonly TaggedMember[]) => TaggedMember[]) =>
    void cache.setQueryData(
      taggedPhotoQuery(id).queryKey,
      (known) => known && { ...known, taggedMembers: edit(known.taggedMembers) },
    )
}

const tagged = () => ({ title: 'Brothers tagged successfully' })
const failedToTag = (error: unknown) =>
  failureToast(error, 'Error tagging brothers', 'Failed to tag some brothers. Please try again.')

/** One brother, at his place in the photo. */
export function useTagAt(photo: Tagged) {
  const show = useShowTagged(photo)
  return useAct({
    call: (body: { memberId: number; x: number; y: number }) => call(photoTags.tag, { params: paramsOf(photo), body }),
    show: (members) => show(() => members),
    stale: SHOWING_TAGS,
    done: tagged,
    failed: failedToTag,
  })
}

/** Several at once; those who could not be tagged are in the answer. */
export function useTagMany(photo: Tagged) {
  const show = useShowTagged(photo)
  return useAct({
    call: (ids: readonly number[]) =>
      call(photoTags.tagMany, { params: paramsOf(photo), body: { members: ids.map((memberId) => ({ memberId })) } }),
    show: ({ tagged: members }) => show(() => members),
    stale: SHOWING_TAGS,
    done: ({ refused }) => (refused.length === 0 ? tagged() : failedToTag(null)),
    failed: failedToTag,
  })
}

export function useUntag(photo: Tagged) {
  const show = useShowTagged(photo)
  return useAct({
    call: (memberId: number) => call(photoTags.untag, { params: { ...paramsOf(photo), memberId: String(memberId) } }),
    show: (_, memberId) => show((known) => known.filter(({ member }) => member.id !== memberId)),
    stale: SHOWING_TAGS,
    done: () => ({ title: 'Tag removed' }),
    failed: (error) => failureToast(error, 'Error removing tag', 'Failed to remove your tag. Please try again.'),
  })
}

export interface PhotoText {
  caption: string
  tags: readonly string[]
}

/** Only what differs is sent. */
export const useSavePhotoText = (photo: Pick<PhotoDetails, 'id' | 'caption' | 'customTags'>) =>
  useAct({
    call: async ({ caption, tags }: PhotoText) => {
      if (caption.trim() !== (photo.caption ?? ''))
        await call(photos.save, { params: paramsOf(photo), body: { caption } })
      await saveTags(photo, tagChanges(photo.customTags, tags))
    },
    stale: [...SHOWING_CUSTOM, ...keysOf(photos.ofAlbum)],
    done: () => ({ title: 'Photo updated' }),
    failed: (error) => failureToast(error, 'Failed to update photo', 'Please try again.'),
  })

async function saveTags(photo: Tagged, { added, removed }: TagChanges) {
  for (const { id } of removed)
    await call(photoTags.removeCustom, { params: { ...paramsOf(photo), tagId: String(id) } })
  for (const tagName of added) await call(photoTags.addCustom, { params: paramsOf(photo), body: { tagName } })
}
