// The offices a brother holds: those of the house to tick, and others by their names.
import '#features/people/office.css'
import { officesOf } from '#features/people/offices.ts'
import { FieldGroup } from '#ui/controls/field-group.tsx'
import { othersOf, withOffice, withOthers } from './office-choice.ts'
import { OfficeToggle } from './office-toggle.tsx'
import { TagsInput } from './tags-input.tsx'

interface OfficePickerProps {
  value: readonly string[]
  onChange: (next: string[]) => void
  /** Those the house knows, in its order. */
  offices: readonly string[]
}

const LONGEST_OFFICE = 60

export const OfficePicker = ({ value, onChange, offices }: OfficePickerProps) => (
  <FieldGroup className="grid grid-cols-1 gap-2.5">
    <div className="flex flex-wrap gap-2">
      {officesOf(offices).map(({ label, slug }) => (
        <OfficeToggle
          key={label}
          slug={slug}
          label={label}
          checked={value.includes(label)}
          onChange={(isHeld) => onChange(withOffice(value, label, isHeld))}
        />
      ))}
    </div>
    <TagsInput
      aria-label="Another office"
      placeholder="Another office"
      maxLength={LONGEST_OFFICE}
      tagIcon={<span className="office-dot" />}
      value={othersOf(value, offices)}
      onChange={(others) => onChange(withOthers(value, offices, others))}
    />
  </FieldGroup>
)
