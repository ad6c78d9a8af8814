// His big brother and his little brothers, found in the directory or written down by name.
import { MEMBER_FIELDS } from '@aerie/contract/member-fields'
import { useFormContext, useWatch } from 'react-hook-form'
import { BrotherField } from '#features/people/brother-field.tsx'
import { ControlledField } from '#features/profile-form/controlled-field.tsx'
import { useEditing } from '#features/profile-form/editing.ts'
import { Fault } from '#features/profile-form/fault.tsx'
import type { ProfileForm } from '#features/profile-form/form-values.ts'
import { ProfileFormSection } from './profile-form-section.tsx'

const PLACEHOLDER = 'Find a brother, or keep a name'
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth']

export function LineageSection() {
  const { member, ofOther, organisation } = useEditing()
  const { control } = useFormContext<ProfileForm>()
  const [bigBrother, littleBrothers] = useWatch({ control, name: ['bigBrother', 'littleBrothers'] })
  const taken = [String(member.id), bigBrother, ...littleBrothers].filter((id) => id !== null && /^\d+$/.test(id))
  const hint = ofOther ? undefined : 'A brother you name, here or below, is asked to confirm it.'
  const picker = {
    exclude: taken.map(Number),
    allowNames: true,
    placeholder: PLACEHOLDER,
    shortName: organisation.shortName,
  }
  return (
    <ProfileFormSection name="lineage">
      <div className="field-grid">
        <ControlledField name="bigBrother" label={MEMBER_FIELDS.bigBrother.label} hint={hint} className="field-full">
          {({ value, onChange }) => <BrotherField {...picker} value={value} onChange={onChange} />}
        </ControlledField>
        {littleBrothers.map((_, at) => (
          <ControlledField
            // A place has no name but its number.
            key={at}
            name={`littleBrothers.${at}`}
            label={`${ORDINALS[at] ?? `${at + 1}th`} Little Brother`}
          >
            {({ value, onChange }) => <BrotherField {...picker} value={value} onChange={onChange} />}
          </ControlledField>
        ))}
      </div>
      <Fault name="littleBrothers.root" />
    </ProfileFormSection>
  )
}
