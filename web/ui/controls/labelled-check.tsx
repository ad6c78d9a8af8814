// The label beside a checkbox or a switch, with a second line where it needs explaining.
import './checkbox.css'
import './labelled-check.css'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../theme/cx.ts'

export type LabelledCheckProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }

type Kind = { kind: 'check' | 'switch' }

const CLASSES = { check: 'checkbox', switch: 'checkbox-switch' }

export function LabelledCheck({ label, hint, kind, className, ...props }: LabelledCheckProps & Kind) {
  return (
    <label className={cx('labelled-check', kind === 'switch' && 'labelled-check-switch', className)}>
      <input {...props} type="checkbox" role={kind === 'switch' ? 'switch' : undefined} className={CLASSES[kind]} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  )
}
