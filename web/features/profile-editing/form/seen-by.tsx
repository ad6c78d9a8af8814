// Who sees a private field, where it is one's own record; in another's it is his own affair.
import type { PrivateField } from '@aerie/contract/privacy'
import { Controller } from 'react-hook-form'
import { useEditing } from './editing.ts'
import type { ProfileForm } from './form-values.ts'
import { PRIVATE_FIELD_NAMES } from './private-field-names.ts'
import { VisibilitySelect } from './visibility-select.tsx'

export function SeenBy({ field }: { field: PrivateField }) {
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
