// His photo, his names, how to reach him, and his place in the house, which super admins alone may change.
import { pledgeClassLabel } from '@aerie/contract/classes'
import { Select } from '#ui/controls/select.tsx'
import { LineageColorChoice } from '../fields/lineage-color-choice.tsx'
import { ChosenField } from '../form/chosen-field.tsx'
import { useEditing, useKeptHint } from '../form/editing.ts'
import { SeenBy } from '../form/seen-by.tsx'
import { TextField } from '../form/text-field.tsx'
import { useFreshRecord } from '../save/use-save-profile.ts'
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
            <Names />
            <Place />
          </div>
        </div>
        <Line />
      </div>
    </ProfileFormSection>
  )
}

function Names() {
  const emailHint = useKeptHint('email')
  const phoneHint = useKeptHint('phone')
  return (
    <div className="field-grid">
      <TextField name="firstName" label="First Name" autoComplete="given-name" />
      <TextField name="middleName" label="Middle Name" autoComplete="additional-name" />
      <TextField name="lastName" label="Last Name" autoComplete="family-name" />
      <TextField
        name="familiar"
        label="Familiar Name"
        hint="Shown in place of the first name"
        autoComplete="nickname"
      />
      <TextField name="email" label="Email" type="email" hint={emailHint} action={<SeenBy field="email" />} />
      <TextField name="phone" label="Phone" type="tel" hint={phoneHint} action={<SeenBy field="phone" />} />
    </div>
  )
}

const RESERVED = 'Only a super admin can change this'

function Place() {
  const { mayEditReserved, house } = useEditing()
  const label = (n: number) => pledgeClassLabel(n, house.shortName)
  return (
    <div className="field-grid border-t border-line pt-5">
      <TextField
        name="class"
        label="Class Year"
        inputMode="numeric"
        hint={mayEditReserved ? 'A year, or a number from 1 to 35' : RESERVED}
        disabled={!mayEditReserved}
      />
      <ChosenField name="pledgeClass" label="Pledge Class Number" hint={mayEditReserved ? undefined : RESERVED}>
        {({ value, ...field }) => (
          <Select
            {...field}
            value={value}
            options={pledgeClassOptions(value, house.classCount, label)}
            disabled={!mayEditReserved}
          />
        )}
      </ChosenField>
    </div>
  )
}

function Line() {
  const { mayEditReserved } = useEditing()
  return (
    <ChosenField
      name="lineageColor"
      label="Lineage Color Group"
      hint={mayEditReserved ? 'Without one, the big brother’s counts' : RESERVED}
      className="mt-5 border-t border-line pt-5"
    >
      {({ value, onChange }) => <LineageColorChoice value={value} onChange={onChange} disabled={!mayEditReserved} />}
    </ChosenField>
  )
}
