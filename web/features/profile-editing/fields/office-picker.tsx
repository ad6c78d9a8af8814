// The offices a brother holds: those of the organisation to tick, and others by their names.
import '#features/people/office.css'
import type { Office } from '@aerie/contract/settings'
import { FieldGroup } from '#ui/controls/field-group.tsx'
import { TagsInput } from '#ui/controls/tags-input.tsx'
import { othersOf, withOffice, withOthers } from './office-choice.ts'
import { OfficeToggle } from './office-toggle.tsx'

interface OfficePickerProps {
  value: readonly string[]
  onChange: (next: string[]) => void
  /** Those the organisation knows, in its order. */
  offices: readonly Office[]
}

const LONGEST_OFFICE = 60

export function OfficePicker({ value, onChange, offices }: OfficePickerProps) {
  const labels = offices.map(({ label }) => label)
  return (
    <FieldGroup className="grid grid-cols-1 gap-2.5">
      <div className="flex flex-wrap gap-2">
        {offices.map(({ label, slug, color }) => (
          <OfficeToggle
            key={slug}
            slug={color}
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
        value={othersOf(value, labels)}
        onChange={(others) => onChange(withOthers(value, labels, others))}
      />
    </FieldGroup>
  )
}
