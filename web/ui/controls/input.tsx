// A line of text, with an icon before it when its purpose needs a sign.
import './input.css'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../theme/cx.ts'
import { useFieldProps } from './field-context.ts'

type InputProps = ComponentProps<'input'> & { icon?: ReactNode }

export function Input({ icon, className, ...props }: InputProps) {
  const input = <input {...props} {...useFieldProps(props)} className={cx('input', className)} />
  if (!icon) return input
  return (
    <span className="input-wrap block">
      {icon}
      {input}
    </span>
  )
}
