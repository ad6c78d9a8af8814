// Several lines of text.
import './input.css'
import './textarea.css'
import { type ComponentProps, useCallback } from 'react'
import { cx } from '../theme/cx.ts'
import { useFieldProps } from './field-context.ts'

type TextareaProps = ComponentProps<'textarea'> & {
  /** It grows with what is typed: from its own height, or from one line. */
  growing?: boolean | 'line'
}

export function Textarea({ className, growing = false, ref, ...props }: TextareaProps) {
  const place = useCallback(
    (element: HTMLTextAreaElement | null) => {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
      if (element && growing) growWith(element)
    },
    [ref, growing],
  )
  return (
    <textarea
      {...props}
      {...useFieldProps(props)}
      ref={place}
      className={cx('input textarea', growing && 'textarea-growing', growing === 'line' && 'textarea-line', className)}
      onInput={(event) => {
        props.onInput?.(event)
        if (growing) growWith(event.currentTarget)
      }}
    />
  )
}

/** Where the browser does not do it by itself. */
function growWith(element: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return
  element.style.height = 'auto'
  element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`
}
