// His birthday, his partner, and his children.
import { MEMBER_FIELDS } from '@aerie/contract/member-fields'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { ControlledField } from '#features/profile-form/controlled-field.tsx'
import { useKeptHint } from '#features/profile-form/editing.ts'
import { FieldVisibility } from '#features/profile-form/field-visibility.tsx'
import { NONE, type ProfileForm } from '#features/profile-form/form-values.ts'
import { TextField, useFault } from '#features/profile-form/text-field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { RowList } from '#ui/lists/row-list.tsx'
import { LineFields } from './line-fields.tsx'
import { ProfileFormSection } from './profile-form-section.tsx'
import { withCurrent } from './with-current.ts'

export const PersonalSection = () => (
  <ProfileFormSection name="personal">
    <div className="field-grid">
      <LineFields section="personal" />
    </div>
  </ProfileFormSection>
)

const RELATIONSHIPS = ['wife', 'husband', 'partner', 'fiancée', 'fiancé', 'girlfriend', 'boyfriend']

export const FamilySection = () => (
  <ProfileFormSection name="family" action={<FieldVisibility field="family" />}>
    <div className="field-grid">
      <TextField name="significantOther" label={MEMBER_FIELDS.significantOther.label} hint={useKeptHint('family')} />
      <ControlledField name="significantOtherType" label={MEMBER_FIELDS.significantOtherType.label}>
        {({ value, ...field }) => (
          <Select
            {...field}
            value={value}
            options={[{ value: NONE, label: 'None' }, ...withCurrent(RELATIONSHIPS, value)]}
          />
        )}
      </ControlledField>
    </div>
  </ProfileFormSection>
)

const GENDERS = ['boy', 'girl']
const BLANK = { name: '', gender: '', birthYear: '' }

export function ChildrenSection() {
  const { control } = useFormContext<ProfileForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'kids' })
  const error = useFault('kids.root')
  const hint = useKeptHint('children')
  return (
    <ProfileFormSection name="children" action={<FieldVisibility field="children" />}>
      {hint && <p className="mb-3 field-hint">{hint}</p>}
      <RowList
        rows={fields}
        noun="child"
        addLabel="Add Child"
        onAdd={() => append(BLANK)}
        onRemove={remove}
        error={error}
      >
        {(at) => (
          <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
            <TextField name={`kids.${at}.name`} label="Name" />
            <ControlledField name={`kids.${at}.gender`} label="Gender">
              {({ value, ...field }) => (
                <Select
                  {...field}
                  value={value}
                  options={[{ value: '', label: 'Not said' }, ...withCurrent(GENDERS, value)]}
                />
              )}
            </ControlledField>
            <TextField name={`kids.${at}.birthYear`} label="Birth Year" inputMode="numeric" />
          </div>
        )}
      </RowList>
    </ProfileFormSection>
  )
}
