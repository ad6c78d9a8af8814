// Who gets the office: looked for by name, and then shown by what stands around it, from where another is chosen.
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { BrotherField } from '#features/people/brother-field.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { Field } from '#ui/controls/field.tsx'

interface TakerFieldProps {
  /** His id. */
  to: string | null
  onChange: (to: string | null) => void
  isMissing: boolean
  /** Stands above the field; with what asks for another. */
  children: (chooseAnother: () => void) => ReactNode
}

export function TakerField({ to, onChange, isMissing, children }: TakerFieldProps) {
  const { shortName } = useSettings()
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(to)
  // What had the focus is gone with the choice.
  useLayoutEffect(() => {
    if (before.current !== to) box.current?.querySelector<HTMLElement>(to === null ? 'input' : 'button')?.focus()
    before.current = to
  }, [to])
  return (
    <div ref={box} className="grid gap-4">
      {children(() => onChange(null))}
      {to === null && (
        <Field label="New holder" {...(isMissing && { error: 'Choose a brother' })}>
          <BrotherField
            value={null}
            onChange={onChange}
            exclude={[]}
            shortName={shortName}
            placeholder="Search by name"
          />
        </Field>
      )}
    </div>
  )
}
