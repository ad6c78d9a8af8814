// Several controls inside a Field, which names and describes them as a whole; a script may focus it.
import { type ReactNode, use } from 'react'
import { FieldContext, labelId } from './field-context.ts'

type FieldGroupProps = { role?: 'group' | 'radiogroup'; className: string; children: ReactNode }

export function FieldGroup({ role = 'group', className, children }: FieldGroupProps) {
  const field = use(FieldContext)
  const wiring = {
    id: field?.id,
    'aria-labelledby': field?.id && labelId(field.id),
    'aria-describedby': field?.describedBy,
    'data-invalid': field?.invalid || undefined,
  }
  return (
    <div role={role} {...wiring} tabIndex={-1} className={className}>
      <FieldContext value={null}>{children}</FieldContext>
    </div>
  )
}
