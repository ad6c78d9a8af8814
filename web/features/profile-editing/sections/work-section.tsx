// What he does now, and what he did before.
import { MEMBER_FIELDS } from '@aerie/contract/member-fields'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { ControlledField } from '#features/profile-form/controlled-field.tsx'
import type { ProfileForm } from '#features/profile-form/form-values.ts'
import { TextField, useFault } from '#features/profile-form/text-field.tsx'
import { RowList } from '#ui/lists/row-list.tsx'
import { CompanyTagsInput } from '../fields/company-tags-input.tsx'
import { LineFields } from './line-fields.tsx'
import { ProfileFormSection } from './profile-form-section.tsx'

export const WorkSection = () => (
  <ProfileFormSection name="work">
    <div className="field-grid">
      <LineFields section="work" />
      <ControlledField
        name="companyTags"
        label={MEMBER_FIELDS.companyTags.label}
        hint="Enter or a comma adds one. Brothers find you by them."
        className="field-full"
      >
        {({ value, onChange }) => <CompanyTagsInput value={value} onChange={onChange} />}
      </ControlledField>
    </div>
    <EarlierPositions />
  </ProfileFormSection>
)

const BLANK = { title: '', company: '', startDate: '', endDate: '' }

function EarlierPositions() {
  const { control } = useFormContext<ProfileForm>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'workHistory' })
  const error = useFault('workHistory.root')
  return (
    <section className="@container mt-6 border-t border-line pt-4" aria-label={MEMBER_FIELDS.workHistory.label}>
      <h3 className="mb-3 field-label">{MEMBER_FIELDS.workHistory.label}</h3>
      <RowList
        rows={fields}
        noun="position"
        addLabel="Add Position"
        onAdd={() => append(BLANK)}
        onRemove={remove}
        onMove={move}
        error={error}
      >
        {(at) => (
          <div className="grid gap-4 sm:grid-cols-2 @min-[44rem]:grid-cols-[2fr_2fr_1.1fr_1.1fr]">
            <TextField name={`workHistory.${at}.title`} label="Position" />
            <TextField name={`workHistory.${at}.company`} label="Company" />
            <TextField name={`workHistory.${at}.startDate`} label="Since" />
            <TextField name={`workHistory.${at}.endDate`} label="Until" />
          </div>
        )}
      </RowList>
    </section>
  )
}
