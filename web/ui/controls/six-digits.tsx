// Six digits in boxes: one field, which takes a paste with spaces, what the keyboard of a phone offers, and nothing but digits.
import './six-digits.css'
import type { Ref } from 'react'
import { cx } from '../theme/cx.ts'
import { useFieldProps } from './field-context.ts'

const PLACES = [0, 1, 2, 3, 4, 5]

interface SixDigitsProps {
  value: string
  onChange: (digits: string) => void
  /** With the sixth digit. */
  onWhole: (digits: string) => void
  ref?: Ref<HTMLInputElement>
}

export function SixDigits({ value, onChange, onWhole, ref }: SixDigitsProps) {
  const wiring = useFieldProps({})
  const take = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, PLACES.length)
    onChange(digits)
    if (digits.length === PLACES.length && digits !== value) onWhole(digits)
  }
  return (
    <span className="six-digits">
      <input
        {...wiring}
        ref={ref}
        className="six-digits-field"
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(event) => take(event.target.value)}
      />
      {PLACES.map((place) => (
        <span
          key={place}
          aria-hidden="true"
          className={cx('six-digits-box', place === Math.min(value.length, PLACES.length - 1) && 'six-digits-next')}
        >
          {value[place]}
        </span>
      ))}
    </span>
  )
}
