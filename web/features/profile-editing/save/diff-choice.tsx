// A choice between versions of the same text, side by side, to be read before one is taken.

type DiffChoiceProps<Value extends string> = {
  legend: string
  /** Sets these radio buttons apart from others in the form. */
  name: string
  versions: readonly { value: Value; label: string; text: string }[]
  value: Value
  onChange: (value: Value) => void
}

export const DiffChoice = <Value extends string>(props: DiffChoiceProps<Value>) => (
  <fieldset className="version-choice">
    <legend className="label">{props.legend}</legend>
    <div>
      {props.versions.map(({ value, label, text }) => (
        <label key={value} className="version">
          <span>
            <input
              type="radio"
              name={props.name}
              className="check"
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </span>
          {text ? <p dir="auto">{text}</p> : <p className="version-empty">Empty</p>}
        </label>
      ))}
    </div>
  </fieldset>
)
