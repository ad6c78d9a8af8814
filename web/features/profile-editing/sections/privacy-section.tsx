// Who sees the private fields of one's record, at a glance; and whether the brothers hear what is new.
import { MEMBER_FIELDS } from '@aerie/contract/member-fields'
import { PRIVATE_FIELDS } from '@aerie/contract/privacy'
import { useFormContext } from 'react-hook-form'
import { PRIVATE_FIELD_NAMES } from '#features/people/private-field-names.ts'
import { FieldVisibility } from '#features/profile-form/field-visibility.tsx'
import type { ProfileForm } from '#features/profile-form/form-values.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { ProfileFormSection } from './profile-form-section.tsx'

export function PrivacySection() {
  const { register } = useFormContext<ProfileForm>()
  return (
    <ProfileFormSection name="privacy">
      <ul className="divide-y divide-line border-b border-line">
        {PRIVATE_FIELDS.map((field) => (
          <li key={field} className="flex min-h-11 items-center justify-between gap-4">
            {PRIVATE_FIELD_NAMES[field]}
            <FieldVisibility field={field} />
          </li>
        ))}
      </ul>
      <Switch
        {...register('sharesActivity')}
        className="mt-4"
        label={MEMBER_FIELDS.sharesActivity.label}
        hint="A move, a new job or a new photo appears in the feed. What you keep private never does."
      />
      <Switch
        {...register('sharesBirthday')}
        className="mt-4"
        label={MEMBER_FIELDS.sharesBirthday.label}
        hint="Day and month, never the year, in that week, and to brothers of your line and class alone."
      />
    </ProfileFormSection>
  )
}
