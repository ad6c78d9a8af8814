// A choice of one line of descent, or none, by colour, hatching and name.
import './lineage-colors.css'
import './line-swatch.css'
import './line-choice.css'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { FieldGroup } from '#ui/controls/field-group.tsx'

type LineChoiceProps<Line extends string> = {
  options: readonly { value: Line; label: string }[]
  /** What choosing no line is called. */
  none: string
  value: Line | null
  onChange: (value: Line | null) => void
  disabled?: boolean
}

export function LineChoice<Line extends string>(props: LineChoiceProps<Line>) {
  const { options, none, value, onChange, disabled = false } = props
  const name = useId()
  return (
    <FieldGroup role="radiogroup" className="line-choices">
      {[...options, { value: null, label: none }].map((option) => (
        <label key={option.label} className="line-choice" data-lineage={option.value ?? undefined}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <span className="line-swatch" />
          {option.label}
          {option.value === value && <Check />}
        </label>
      ))}
    </FieldGroup>
  )
}
