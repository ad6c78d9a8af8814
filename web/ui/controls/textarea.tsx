// Several lines of text.
import './input.css'
import './textarea.css'
import type { ComponentProps } from 'react'
import { cx } from '../theme/cx.ts'
import { useFieldProps } from './field-context.ts'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} {...useFieldProps(props)} className={cx('input textarea', className)} />
}
