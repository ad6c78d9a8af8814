// Changes what a photo is called: its caption and its custom tags, with the popular ones at hand.
import { LONGEST_CAPTION, LONGEST_PHOTO_TAG, MOST_TAGS_OF_PHOTO } from '@aerie/contract/album-values'
import type { PhotoDetails } from '@aerie/contract/photos'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { TagsInput } from '#ui/controls/tags-input.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useSavePhotoText } from './mutations.ts'
import { popularTagsQuery, taggedPhotoQuery } from './queries.ts'
import { tagsToOffer } from './tag-changes.ts'

interface EditPhotoDialogProps {
  photoId: number
  open: boolean
  onClose: () => void
}

const TITLE = 'Edit Photo'

export function EditPhotoDialog({ photoId, ...dialog }: EditPhotoDialogProps) {
  const query = useQuery(taggedPhotoQuery(photoId))
  if (query.data) return <EditForm photo={query.data} {...dialog} />
  return (
    <Dialog {...dialog} title={TITLE}>
      <QueryState
        query={query}
        failure="The photo could not be loaded"
        skeleton={
          <Loading label="Loading the photo" className="grid gap-3">
            <Skeleton height={72} />
            <Skeleton height={38} />
          </Loading>
        }
      >
        {() => null}
      </QueryState>
    </Dialog>
  )
}

interface EditFormProps extends Omit<EditPhotoDialogProps, 'photoId'> {
  photo: PhotoDetails
}

function EditForm({ photo, open, onClose }: EditFormProps) {
  const save = useSavePhotoText(photo)
  const [caption, setCaption] = useState(photo.caption ?? '')
  const [tags, setTags] = useState<readonly string[]>(photo.customTags.map(({ name }) => name))
  const tooLong = tags.find((tag) => tag.length > LONGEST_PHOTO_TAG)
  const fault = tooLong
    ? `“${tooLong}” is longer than ${LONGEST_PHOTO_TAG} characters`
    : tags.length > MOST_TAGS_OF_PHOTO
      ? `At most ${MOST_TAGS_OF_PHOTO} tags`
      : undefined
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={TITLE}
      onSubmit={() => !fault && save.mutate({ caption, tags }, { onSuccess: onClose })}
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      pending={save.isPending}
    >
      <Field label="Caption" optional>
        <Textarea
          value={caption}
          rows={2}
          maxLength={LONGEST_CAPTION}
          onChange={({ target }) => setCaption(target.value)}
        />
      </Field>
      <Field label="Tags" optional hint="Enter or a comma adds one" error={fault}>
        <TagsInput value={tags} onChange={setTags} />
      </Field>
      <PopularTags onPhoto={tags} onPick={(tag) => setTags([...tags, tag])} />
    </FormDialog>
  )
}

function PopularTags({ onPhoto, onPick }: { onPhoto: readonly string[]; onPick: (tag: string) => void }) {
  const { data: popular = [] } = useQuery(popularTagsQuery)
  const offered = tagsToOffer(popular, onPhoto)
  if (offered.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="meta">Popular tags</p>
      <div className="flex flex-wrap gap-1.5">
        {offered.map(({ name }) => (
          <Button key={name} size="sm" icon={<Plus />} onClick={() => onPick(name)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  )
}
