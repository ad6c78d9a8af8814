// Where he lives, what he tells of himself, and what he watches.
import { LONGEST_BIO, LONGEST_QUOTE, MEMBER_FIELDS } from '@aerie/contract/member-fields'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { PlaceInput } from '#features/places/place-input.tsx'
import { PlaceTaken } from '#features/places/place-taken.tsx'
import { useTakenCities } from '#features/places/taken-cities.ts'
import { ControlledField } from '#features/profile-form/controlled-field.tsx'
import { useEditing, useKeptHint } from '#features/profile-form/editing.ts'
import { FieldVisibility } from '#features/profile-form/field-visibility.tsx'
import type { ProfileForm } from '#features/profile-form/form-values.ts'
import { TextAreaField } from '#features/profile-form/text-area-field.tsx'
import { TextField } from '#features/profile-form/text-field.tsx'
import { ProfileFormSection } from './profile-form-section.tsx'

export function LocationSection() {
  const { setValue } = useFormContext<ProfileForm>()
  const [location, country, isOnMap] = useWatch<ProfileForm, ['location', 'country', 'isOnMap']>({
    name: ['location', 'country', 'isOnMap'],
  })
  const { cities } = useTakenCities(location, country)
  const nowhere = useNowhereHint(location, isOnMap && cities?.length === 0)
  const kept = useKeptHint('city')
  const setOnMap = (isOn: boolean) => setValue('isOnMap', isOn, { shouldDirty: true })
  // Another place lies in another country: until one is named, it is that of the place.
  const move = (onChange: (place: string) => void) => (place: string) => {
    onChange(place)
    setValue('country', '', { shouldDirty: true })
    setOnMap(true)
  }
  const pick = move((place) => setValue('location', place, { shouldDirty: true }))
  return (
    <ProfileFormSection name="location">
      <div className="field-grid">
        <div className="grid content-start gap-2">
          <ControlledField
            name="location"
            label={MEMBER_FIELDS.location.label}
            hint={nowhere ?? kept}
            action={<FieldVisibility field="city" />}
          >
            {({ value, onChange, onBlur }) => (
              <PlaceInput value={value} onChange={move(onChange)} onBlur={onBlur} dir="auto" />
            )}
          </ControlledField>
          <PlaceTaken location={location} cities={cities} onPick={pick} map={{ isOn: isOnMap, onChange: setOnMap }} />
        </div>
        <TextField
          name="country"
          label={MEMBER_FIELDS.country.label}
          autoComplete="country-name"
          hint="Taken from the city where you leave it empty"
        />
      </div>
    </ProfileFormSection>
  )
}

/** While the place stands there that was saved and is none on the map. */
function useNowhereHint(location: string, isNowhere: boolean) {
  const { member, ofOther } = useEditing()
  if (!isNowhere || !location || location !== member.location || member.city !== null) return undefined
  return `Not found, so ${ofOther ? 'he is' : 'you are'} on no map; it is shown as typed.`
}

export const AboutSection = () => (
  <ProfileFormSection name="about">
    <TextAreaField
      name="bio"
      label={MEMBER_FIELDS.bio.label}
      longest={LONGEST_BIO}
      rows={6}
      hint="A blank line begins a new paragraph"
    />
  </ProfileFormSection>
)

export const QuoteSection = () => (
  <ProfileFormSection name="quote">
    <TextAreaField name="quote" label={MEMBER_FIELDS.quote.label} longest={LONGEST_QUOTE} rows={2} />
  </ProfileFormSection>
)

export function WatchingSection() {
  const { editors } = useEditing()
  return (
    <ProfileFormSection name="watching">
      <Controller<ProfileForm, 'interests'>
        name="interests"
        render={({ field: { value, onChange }, fieldState }) => (
          <editors.Favourites value={value} onChange={onChange} error={fieldState.error?.message} />
        )}
      />
    </ProfileFormSection>
  )
}
