// Who sees a private field, where it is one's own record; in another's it is his own affair.
import type { PrivateField } from '@aerie/contract/privacy'
import { Controller } from 'react-hook-form'
import { PRIVATE_FIELD_NAMES } from '#features/people/private-field-names.ts'
import { VisibilitySelect } from '#features/people/visibility-select.tsx'
import { useEditing } from './editing.ts'
import type { ProfileForm } from './form-values.ts'

export function FieldVisibility({ field }: { field: PrivateField }) {
  if (useEditing().ofOther) return null
  return (
    <Controller<ProfileForm, `privacy.${PrivateField}`>
      name={`privacy.${field}`}
      render={({ field: { value, onChange } }) => (
        <VisibilitySelect
          value={value}
          onChange={onChange}
          label={`Who sees your ${PRIVATE_FIELD_NAMES[field].toLowerCase()}`}
        />
      )}
    />
  )
}
