// A choice between versions of the same text, side by side, to be read before one is taken.
import '#ui/controls/checkbox.css'
import '#ui/controls/field.css'
import './diff-choice.css'

type DiffChoiceProps<Value extends string> = {
  legend: string
  /** Sets these radio buttons apart from others in the form. */
  name: string
  versions: readonly { value: Value; label: string; text: string }[]
  value: Value
  onChange: (value: Value) => void
}

export const DiffChoice = <Value extends string>(props: DiffChoiceProps<Value>) => (
  <fieldset className="diff-choice">
    <legend className="field-label">{props.legend}</legend>
    <div>
      {props.versions.map(({ value, label, text }) => (
        <label key={value} className="diff-choice-version">
          <span>
            <input
              type="radio"
              name={props.name}
              className="checkbox"
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </span>
          {text ? <p dir="auto">{text}</p> : <p className="diff-choice-empty">Empty</p>}
        </label>
      ))}
    </div>
  </fieldset>
)
