// A labelled control with a hint or, when something is wrong, the error in its place.
import './field.css'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../theme/cx.ts'
import { FieldContext, labelId } from './field-context.ts'

type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** Stands at the label's right, such as a link to reset a password. */
  action?: ReactNode
  /** Label and control side by side. */
  inline?: boolean
  className?: string
  children: ReactNode
}

export function Field({
  label,
  hint,
  error,
  optional = false,
  action,
  inline = false,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const wiring = { id, describedBy: error || hint ? noteId : undefined, invalid: Boolean(error) }
  const caption = (
    <label className="field-label" id={labelId(id)} htmlFor={id}>
      {label}
      {optional && <small> optional</small>}
    </label>
  )
  return (
    <div className={cx('field', inline && 'field-row', className)}>
      {action ? (
        <div className="field-head">
          {caption}
          {action}
        </div>
      ) : (
        caption
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {error ? (
        <p className="field-error" id={noteId}>
          <CircleAlert />
          {error}
        </p>
      ) : (
        hint && (
          <p className="field-hint" id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
