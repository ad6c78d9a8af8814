// A number chosen by sliding; wrap it in a Field for its label.
import './slider.css'
import { useFieldProps } from '#ui/controls/field-context.ts'

type SliderProps = {
  value: number
  min: number
  max: number
  step: number
  /** The value in words, as in '140 %'. */
  valueText: string
  onChange: (value: number) => void
}

export const Slider = ({ value, min, max, step, valueText, onChange }: SliderProps) => (
  <input
    type="range"
    {...useFieldProps({})}
    className="slider"
    value={value}
    min={min}
    max={max}
    step={step}
    aria-valuetext={valueText}
    style={{ '--done': `${((value - min) / (max - min)) * 100}%` }}
    onChange={(event) => onChange(event.target.valueAsNumber)}
  />
)
