// Gives a tag another name; the name of another tag makes the two one, which is said before it is done.
import { LONGEST_PHOTO_TAG } from '@aerie/contract/album-values'
import { photoSearch } from '@aerie/contract/photo-search'
import type { CustomTag } from '@aerie/contract/photos'
import { plain } from '@aerie/text/search-form'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery } from '#lib/api.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useChangeTag } from './tag-care.ts'

interface RenameTagDialogProps {
  tag: CustomTag
  open: boolean
  onClose: () => void
  /** With the tag that there is now. */
  onChanged: (tag: CustomTag) => void
}

export function RenameTagDialog({ tag, open, onClose, onChanged }: RenameTagDialogProps) {
  const [typed, setTyped] = useState(tag.name)
  const [error, setError] = useState<string>()
  const name = typed.trim().replace(/\s+/g, ' ')
  const into = useTagOfName(name, tag)
  const change = useChangeTag(tag, onChanged)
  const submit = () => {
    if (name === '') return setError('Tag name is required')
    if (name === tag.name) return onClose()
    change.mutate({ name, into }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Rename Tag"
      description={`“${tag.name}” on all photos that have it`}
      onSubmit={submit}
      submitLabel={into ? 'Merge Tags' : 'Rename Tag'}
      pendingLabel={into ? 'Merging...' : 'Renaming...'}
      pending={change.isPending}
    >
      <Field label="Name" hint="The name of another tag merges the two" error={error}>
        <Input
          value={typed}
          maxLength={LONGEST_PHOTO_TAG}
          autoComplete="off"
          onChange={({ target }) => {
            setError(undefined)
            setTyped(target.value)
          }}
        />
      </Field>
      <div role="status">
        {into && (
          <Note tone="warning">
            There is a tag “{into.name}” already. All photos with “{tag.name}” get that one, and so does whoever types “
            {tag.name}” later. This cannot be undone.
          </Note>
        )}
      </div>
    </FormDialog>
  )
}

/** Another tag that is called so, whatever its case. */
function useTagOfName(name: string, { id }: CustomTag) {
  const { data } = useQuery({
    ...endpointQuery(photoSearch.suggestions, { query: { q: name } }),
    placeholderData: keepPreviousData,
    enabled: name !== '',
  })
  return data?.tags.find((other) => other.id !== id && plain(other.name) === plain(name))
}
