// The label beside a checkbox or a switch, with a second line where it needs explaining.
import './checkbox.css'
import './labelled-check.css'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../theme/cx.ts'

export type LabelledCheckProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
  /** Neither on nor off: some of what it stands for is. */
  mixed?: boolean
}

type CheckKind = { kind: 'check' | 'switch' }

const CLASSES = { check: 'checkbox', switch: 'checkbox-switch' }

export function LabelledCheck({ label, hint, kind, mixed, ref, className, ...props }: LabelledCheckProps & CheckKind) {
  // The browser has no attribute for it.
  const markMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = mixed === true
  }
  return (
    <label className={cx('labelled-check', kind === 'switch' && 'labelled-check-switch', className)}>
      <input
        {...props}
        ref={mixed === undefined ? ref : markMixed}
        type="checkbox"
        role={kind === 'switch' ? 'switch' : undefined}
        className={CLASSES[kind]}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  )
}
