// Where a new member lives, with what the map takes it for.
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { PlaceInput } from '#features/places/place-input.tsx'
import { PlaceTaken } from '#features/places/place-taken.tsx'
import { useTakenCities } from '#features/places/taken-cities.ts'
import { Field } from '#ui/controls/field.tsx'
import type { NewMemberInput } from './new-member.ts'

export function LocationField() {
  const { control } = useFormContext<NewMemberInput>()
  const { field, fieldState } = useController({ control, name: 'location' })
  const country = useWatch({ control, name: 'country' })
  const location = field.value ?? ''
  const { cities } = useTakenCities(location, country ?? '')
  return (
    <div className="grid content-start gap-2">
      <Field label="Location" optional error={fieldState.error?.message}>
        <PlaceInput {...field} value={location} />
      </Field>
      <PlaceTaken location={location} cities={cities} onPick={field.onChange} />
    </div>
  )
}
