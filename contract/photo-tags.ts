// Tags on photos: brothers at their places, custom tags in words, and what a brother says to being tagged.
import * as z from 'zod/mini'
import { LONGEST_PHOTO_TAG, MOST_BROTHERS_ON_PHOTO } from './album-values.ts'
import { endpoint, endpoints } from './endpoint.ts'
import { page } from './page.ts'
import { PersonRef } from './person.ts'
import { CustomTag, Photo, TaggedMember } from './photos.ts'
import { Id, PathId, required } from './values.ts'

const percent = z._default(z.number().check(z.minimum(0, 'From 0 to 100'), z.maximum(100, 'From 0 to 100')), 50)

const NewTag = z.strictObject({ memberId: Id, x: percent, y: percent })

/** `tell`: the tag stands at once, and he is told. `ask`: nobody but the two sees it until he says yes. */
export const TagConsent = z.enum(['tell', 'ask', 'never'])
export type TagConsent = z.infer<typeof TagConsent>

const Consent = z.strictObject({ consent: TagConsent })

const photoId = z.object({ photoId: PathId })
const tagId = z.object({ tagId: PathId })

export const photoTags = endpoints('photoTags', {
  tagged: endpoint('GET', '/api/photos/:photoId/tagged-members', {
    summary: 'The brothers on a photo, with their places in percent.',
    params: photoId,
    response: z.array(TaggedMember),
  }),
  tag: endpoint('POST', '/api/photos/:photoId/tag', {
    summary: 'Tag a brother; tagged again, he is moved.',
    refuses: ['conflict'],
    params: photoId,
    body: NewTag,
    response: z.array(TaggedMember),
  }),
  tagMany: endpoint('POST', '/api/photos/:photoId/tags', {
    summary: 'Tag several brothers; the answer says who could not be tagged, and why.',
    params: photoId,
    body: z.strictObject({
      members: z
        .array(NewTag)
        .check(
          z.minLength(1, 'Please select at least one brother to tag.'),
          z.maxLength(MOST_BROTHERS_ON_PHOTO, `At most ${MOST_BROTHERS_ON_PHOTO} brothers`),
        ),
    }),
    response: z.object({
      tagged: z.array(TaggedMember),
      refused: z.array(z.object({ memberId: Id, detail: z.string() })),
    }),
  }),
  accept: endpoint('POST', '/api/photos/:photoId/tag/accept', {
    summary: 'Say yes to a tag of yourself.',
    params: photoId,
    response: z.array(TaggedMember),
  }),
  untag: endpoint('DELETE', '/api/photos/:photoId/tag/:memberId', {
    summary: 'Take a tag off: your own for good, or one that you have made.',
    params: z.object({ photoId: PathId, memberId: PathId }),
  }),
  addCustom: endpoint('POST', '/api/photos/:photoId/custom-tags', {
    summary: 'Add a custom tag; one tag whatever its case.',
    refuses: ['conflict'],
    params: photoId,
    body: z.strictObject({ tagName: required('Tag name is required', LONGEST_PHOTO_TAG) }),
    response: CustomTag,
  }),
  removeCustom: endpoint('DELETE', '/api/photos/:photoId/custom-tags/:tagId', {
    summary: 'Take a custom tag off.',
    params: z.object({ photoId: PathId, tagId: PathId }),
  }),
  custom: endpoint('GET', '/api/custom-photo-tags', {
    summary: 'Custom tags with how many photos have each, the commonest first.',
    ...page(z.extend(CustomTag, { usageCount: z.int() })),
  }),
  rename: endpoint('PATCH', '/api/custom-photo-tags/:tagId', {
    summary: 'Give a custom tag another name, on all photos that have it.',
    who: 'admin',
    refuses: ['conflict'],
    params: tagId,
    body: z.strictObject({ name: required('Tag name is required', LONGEST_PHOTO_TAG) }),
    response: CustomTag,
  }),
  merge: endpoint('POST', '/api/custom-photo-tags/:tagId/merge', {
    summary: 'Make a custom tag one with another; who types its name from now on gets the other. For good.',
    who: 'admin',
    refuses: ['conflict'],
    params: tagId,
    body: z.strictObject({ into: Id }),
    response: CustomTag,
  }),
  consent: endpoint('GET', '/api/photo-tag-consent', {
    summary: 'What happens when somebody tags you.',
    response: Consent,
  }),
  saveConsent: endpoint('PUT', '/api/photo-tag-consent', {
    summary: 'Choose what happens when somebody tags you.',
    body: Consent,
    response: Consent,
  }),
  waiting: endpoint('GET', '/api/photo-tags/waiting', {
    summary: 'Tags of yourself that wait for your yes, the newest first.',
    ...page(z.object({ photo: Photo, albumTitle: z.string(), taggedBy: z.nullable(PersonRef), at: z.iso.datetime() })),
  }),
})
