// The label beside a checkbox or a switch, with a second line where it needs explaining.
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../theme/cx.ts'

export type LabelledCheckProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }

type Kind = { kind: 'check' | 'switch' }

export function LabelledCheck({ label, hint, kind, className, ...props }: LabelledCheckProps & Kind) {
  return (
    <label className={cx('choice', kind === 'switch' && 'choice-switch', className)}>
      <input {...props} type="checkbox" role={kind === 'switch' ? 'switch' : undefined} className={kind} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  )
}
