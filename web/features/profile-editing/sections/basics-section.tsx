// His photo, his names, how to reach him, and his place in the organisation, which super admins alone may change.
import { pledgeClassLabel } from '@aerie/contract/classes'
import { MEMBER_FIELDS } from '@aerie/contract/member-fields'
import { ControlledField } from '#features/profile-form/controlled-field.tsx'
import { useEditing } from '#features/profile-form/editing.ts'
import { useFreshRecord } from '#features/profile-form/save/use-save-profile.ts'
import { TextField } from '#features/profile-form/text-field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { LineageColorChoice } from '../fields/lineage-color-choice.tsx'
import { LineFields } from './line-fields.tsx'
import { pledgeClassOptions } from './pledge-class-options.ts'
import { ProfileFormSection } from './profile-form-section.tsx'

export function BasicsSection() {
  const { member, ofOther, editors } = useEditing()
  const takeIn = useFreshRecord(ofOther)
  return (
    <ProfileFormSection name="basics">
      <div className="@container">
        <div className="grid gap-6 @min-[52rem]:grid-cols-[232px_minmax(0,1fr)] @min-[52rem]:gap-8">
          <editors.Avatar member={member} ofOther={ofOther} onChanged={takeIn} />
          <div className="grid content-start gap-5">
            <div className="field-grid">
              <LineFields section="basics" />
            </div>
            <Place />
          </div>
        </div>
        <Line />
      </div>
    </ProfileFormSection>
  )
}

const RESERVED = 'Only a super admin can change this'

function Place() {
  const { mayEditReserved, organisation } = useEditing()
  const label = (n: number) => pledgeClassLabel(n, organisation.shortName)
  return (
    <div className="field-grid border-t border-line pt-5">
      <TextField
        name="class"
        label={MEMBER_FIELDS.class.label}
        inputMode="numeric"
        hint={mayEditReserved ? 'A year, or a number from 1 to 35' : RESERVED}
        disabled={!mayEditReserved}
      />
      <ControlledField
        name="pledgeClass"
        label={MEMBER_FIELDS.pledgeClass.label}
        hint={mayEditReserved ? undefined : RESERVED}
      >
        {({ value, ...field }) => (
          <Select
            {...field}
            value={value}
            options={pledgeClassOptions(value, organisation.classCount, label)}
            disabled={!mayEditReserved}
          />
        )}
      </ControlledField>
    </div>
  )
}

function Line() {
  const { mayEditReserved } = useEditing()
  return (
    <ControlledField
      name="lineageColor"
      label={MEMBER_FIELDS.lineageColor.label}
      hint={mayEditReserved ? 'Without one, the big brother’s counts' : RESERVED}
      className="mt-5 border-t border-line pt-5"
    >
      {({ value, onChange }) => <LineageColorChoice value={value} onChange={onChange} disabled={!mayEditReserved} />}
    </ControlledField>
  )
}
