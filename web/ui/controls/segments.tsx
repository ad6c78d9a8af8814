// A choice of one among a few that all stay in view, side by side: what a list shows, when something goes out.
import './segments.css'
import { cx } from '../theme/cx.ts'

type Segment<Value extends string = string> = { value: Value; label: string }

type SegmentsProps<Value extends string> = {
  label: string
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

export const Segments = <Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentsProps<Value>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand over them
  <div role="group" aria-label={label} className={cx('segments', className)}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
)
