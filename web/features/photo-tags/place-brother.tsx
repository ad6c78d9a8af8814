// Says who is at the place that was marked in a photo.
import type { PhotoDetails } from '@aerie/contract/photos'
import { ByPointer } from '#ui/controls/by-pointer.tsx'
import { Field } from '#ui/controls/field.tsx'
import { BrotherSearch } from './brother-search.tsx'
import { useTagAt } from './mutations.ts'
import type { PinPlace } from './photo-pins.tsx'

interface PlaceBrotherProps {
  photo: PhotoDetails
  /** Where he is; undefined until a place was marked. */
  place: PinPlace | undefined
  onTagged: () => void
}

export function PlaceBrother({ photo, place, onTagged }: PlaceBrotherProps) {
  const tagging = useTagAt(photo)
  if (!place)
    return (
      <p className="text-ink-2" role="status">
        <ByPointer mouse="Click a face to tag a brother" touch="Tap a face to tag a brother" />
      </p>
    )
  return (
    <Field
      label="Who is it?"
      hint={<ByPointer mouse="Click another face to go on" touch="Tap another face to go on" />}
    >
      <BrotherSearch
        key={`${place.x} ${place.y}`}
        exclude={photo.taggedMembers.map(({ member }) => member.id)}
        autoFocus
        onPick={(memberId) => tagging.mutate({ memberId, ...place }, { onSuccess: onTagged })}
      />
    </Field>
  )
}
