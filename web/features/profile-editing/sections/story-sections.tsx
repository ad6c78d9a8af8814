// Where he lives, what he tells of himself, and what he watches.
import { MEMBER_FIELDS } from '@aerie/contract/member-fields'
import { LONGEST_BIO, LONGEST_QUOTE } from '@aerie/contract/member-values'
import { Controller } from 'react-hook-form'
import { PlaceInput } from '#features/places/place-input.tsx'
import { ControlledField } from '../form/controlled-field.tsx'
import { useEditing, useKeptHint } from '../form/editing.ts'
import type { ProfileForm } from '../form/form-values.ts'
import { SeenBy } from '../form/seen-by.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { ProfileFormSection } from './profile-form-section.tsx'

export const LocationSection = () => (
  <ProfileFormSection name="location">
    <div className="field-grid">
      <ControlledField
        name="location"
        label={MEMBER_FIELDS.location.label}
        hint={useKeptHint('city')}
        action={<SeenBy field="city" />}
      >
        {({ value, onChange, onBlur }) => <PlaceInput value={value} onChange={onChange} onBlur={onBlur} dir="auto" />}
      </ControlledField>
    </div>
  </ProfileFormSection>
)

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
