// The offices he holds or has held.
import { OfficePicker } from '../fields/office-picker.tsx'
import { ChosenField } from '../form/chosen-field.tsx'
import { useEditing } from '../form/editing.ts'
import { ProfileFormSection } from './profile-form-section.tsx'

export function OfficesSection() {
  const { house } = useEditing()
  return (
    <ProfileFormSection name="offices">
      <ChosenField name="roles" label="Offices held">
        {({ value, onChange }) => <OfficePicker value={value} onChange={onChange} offices={house.offices} />}
      </ChosenField>
    </ProfileFormSection>
  )
}
