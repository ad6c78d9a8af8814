// How a field tells its control which id, description and validity it has.
import { createContext, use } from 'react'

export type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean }

export const FieldContext = createContext<FieldWiring | null>(null)

type OwnProps = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** The attributes of a control inside a Field; its own, where given, come first. */
export function useFieldProps(own: OwnProps): OwnProps {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
  }
}

export const labelId = (fieldId: string) => `${fieldId}-label`
