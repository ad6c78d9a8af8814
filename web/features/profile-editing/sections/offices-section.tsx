// The offices he holds or has held.

import { ControlledField } from '#features/profile-form/controlled-field.tsx'
import { useEditing } from '#features/profile-form/editing.ts'
import { OfficePicker } from '../fields/office-picker.tsx'
import { ProfileFormSection } from './profile-form-section.tsx'

export function OfficesSection() {
  const { organisation } = useEditing()
  return (
    <ProfileFormSection name="offices">
      <ControlledField name="roles" label="Offices held">
        {({ value, onChange }) => <OfficePicker value={value} onChange={onChange} offices={organisation.offices} />}
      </ControlledField>
    </ProfileFormSection>
  )
}
