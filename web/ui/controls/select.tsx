// A choice of one from a list, on the browser's own select: it costs nothing and is at home on a phone.
import './input.css'
import './select.css'
import { ChevronDown } from 'lucide-react'
import type { ChangeEvent, ComponentProps } from 'react'
import { cx } from '../theme/cx.ts'
import { useFieldProps } from './field-context.ts'

export type Option<Value extends string = string> = {
  value: Value
  label: string
  disabled?: boolean
  /** A few words after the label, such as why it cannot be chosen. */
  hint?: string | undefined
}

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'size'> & {
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Names the select where no Field does, as in a table row. */
  label?: string
  compact?: boolean
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, onChange, label, compact = false, className, ...rest } = props
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = options[event.target.selectedIndex]
    if (chosen) onChange(chosen.value)
  }
  return (
    <span className={cx('select-wrap', className)}>
      <select
        {...rest}
        {...useFieldProps(rest)}
        aria-label={label}
        className={cx('input select', compact && 'select-compact')}
        onChange={choose}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.hint ? `${option.label} (${option.hint})` : option.label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </span>
  )
}
