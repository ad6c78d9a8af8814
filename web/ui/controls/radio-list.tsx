// A choice of one among a few, each with a line that says what it means.
import './radio-list.css'
import { useId } from 'react'

type RadioListProps<Value extends string> = {
  /** What is chosen; it is heard, and stands above for those who see. */
  label: string
  options: readonly { value: Value; label: string; hint: string }[]
  value: Value
  onChange: (value: Value) => void
}

export function RadioList<Value extends string>({ label, options, value, onChange }: RadioListProps<Value>) {
  const name = useId()
  return (
    <fieldset className="radio-list">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>
            <b>{option.label}</b>
            <small>{option.hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
